// Preloaded into site and cms: where the process that started them was killed, they stop as if it had asked them to.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
