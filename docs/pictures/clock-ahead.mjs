// Servers preload this: their clock is ahead by CLOCK_AHEAD_MS, so that pictures show a morning.
const { now } = Date
Date.now = () => now() + Number(process.env.CLOCK_AHEAD_MS)

globalThis.Date = new Proxy(Date, {
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length > 0 ? parts : [Date.now()], newTarget),
})
