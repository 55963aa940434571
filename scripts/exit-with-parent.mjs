// Preloaded into site and cms: where the process that started them was killed, they stop as if it had asked them to.
// What they start themselves preloads this too, but has another parent, which may need the channel to it.
if (process.env.EXIT_WITH_PARENT === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // Nobody reads any more what it prints until then.
  process.stdout.on('error', () => {})
  process.channel?.unref()
}
