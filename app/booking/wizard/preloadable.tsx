import { type ComponentType, lazy, Suspense, useState } from 'react'

/**
 * A component in a chunk that `preload` loads. Reloads the page if it renders and cannot load: the
 * server shows the same.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const preload = async (): Promise<void> => {
    loaded ??= await load()
  }
  const Lazy = lazy(async () => {
    await preload().catch(() => location.reload())
    return { default: loaded ?? (() => null) }
  })
  function Preloadable(props: Props) {
    // React shows a lazy component too late even if its code is here.
    const [Loaded] = useState(() => loaded ?? Lazy)
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
  return [Preloadable, preload] as const
}
