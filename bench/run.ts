/** `npm run bench -- NAME`: site (if none is given), dashboard or pages. */
await import(`./${process.argv[2] ?? 'site'}.ts`)
