import { useEffect, useEffectEvent, useRef } from 'react'
import { watchUnsaved } from '#screens/platform/wiring/unsaved.ts'

/**
 * Keeps unsaved work from being lost: while `dirty` holds, links, back and forward, signing out and another language ask first, the browser
 * asks before a reload, and an expired session keeps the page. Give a function that reads the form's actor: it is asked at that very moment,
 * so that a form may lead on right after it was saved. What a person let go of is counted again when `since` is another.
 */
export function useUnsavedGuard(dirty: boolean | (() => boolean), since = ''): void {
  const isDirty = useEffectEvent(() => (typeof dirty === 'function' ? dirty() : dirty))
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  // Until then it is counted as before: whoever follows the same change may ask.
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing that is watched has changed, but that it is
  useEffect(() => {
    stop.current()
    stop.current = watchUnsaved(() => isDirty())
  }, [since])
}
