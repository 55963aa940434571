/** Makes one instance even if Next bundles the module several times. */
export function processSingleton<Value>(name: string, make: () => Value): Value {
  const shared = globalThis as unknown as Record<symbol, Value | undefined>
  return (shared[Symbol.for(`saaf ${name}`)] ??= make())
}
