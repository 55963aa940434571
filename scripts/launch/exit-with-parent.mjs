import { setTimeout } from 'node:timers'

// Same as the stop timeout of launch.ts.
const timeoutMs = 20_000

// Preloaded into site and CMS: stops them when the process that started them is killed. Their child
// processes preload this too, but have another parent, which may need their channel.
if (process.env.EXIT_WITH_PARENT === String(process.ppid)) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), timeoutMs).unref()
  })
  // Ignore write errors: no process reads the output any more.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.channel?.unref()
}
