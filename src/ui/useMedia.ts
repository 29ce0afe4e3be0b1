import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now, such as `(max-width: 600px)`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = ask(query)
      media?.addEventListener('change', notify)
      return () => media?.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => ask(query)?.matches ?? false)
}

function ask(query: string): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined
}
