/** `npm run bench -- NAME`: bookings (if none is given), dashboard, pages or server. */
await import(`./${process.argv[2] ?? 'bookings'}.ts`)
