import { setTimeout } from 'node:timers'

// As long as a start gives them to finish what they have begun.
const patienceMs = 20_000

// Preloaded into site and cms: where the process that started them was killed, they stop as if it had asked them to.
// What they start themselves preloads this too, but has another parent, which may need the channel to it.
if (process.env.EXIT_WITH_PARENT === String(process.ppid)) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), patienceMs).unref()
  })
  // Nobody reads any more what it prints until then, nor a report of that.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.channel?.unref()
}
