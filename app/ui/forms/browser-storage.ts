/** One thing that the visitor's own browser keeps: for this tab or for good, as the `storage` does. */
export function browserStorage<Value>(storage: () => Storage, key: string) {
  return {
    /** Null where nothing is kept. */
    read: () => attempt(() => JSON.parse(storage().getItem(key) ?? 'null') as Value | null),
    write: (value: Value) => attempt(() => storage().setItem(key, JSON.stringify(value))),
    forget: () => attempt(() => storage().removeItem(key)),
  }
}

// Browsers may forbid storage or find it full. A form can still be sent; it is only not kept.
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access()
  } catch {
    return null
  }
}
