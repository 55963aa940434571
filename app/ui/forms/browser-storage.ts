/** Stores one JSON value in localStorage or sessionStorage. */
export function browserStorage<Value>(storage: () => Storage, key: string) {
  return {
    read: () => attempt(() => JSON.parse(storage().getItem(key) ?? 'null') as Value | null),
    write: (value: Value) => attempt(() => storage().setItem(key, JSON.stringify(value))),
    forget: () => attempt(() => storage().removeItem(key)),
  }
}

// Storage may be forbidden or full; forms work without it.
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access()
  } catch {
    return null
  }
}
