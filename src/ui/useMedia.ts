import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now, such as `(max-width: 600px)`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const media = ask(query)
      media?.addEventListener('change', tell)
      return () => media?.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => ask(query)?.matches ?? false)
}

function ask(query: string): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined
}
