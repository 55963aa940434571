/** One of its kind in a process, also where Next has bundled the module that makes it more than once. */
export function processWide<Value>(name: string, make: () => Value): Value {
  const shared = globalThis as unknown as Record<symbol, Value | undefined>
  return (shared[Symbol.for(`saaf ${name}`)] ??= make())
}
