import { useEffect, useEffectEvent } from 'react'
import { watchUnsaved } from '#screens/wiring/unsaved.ts'

/**
 * Keeps unsaved work from being lost: while `dirty` holds, links, back and forward, signing out and another language ask first, the browser
 * asks before a reload, and an expired session keeps the page. Give a function that reads the form's actor: it is asked at that very moment,
 * so that a form may lead on right after it was saved.
 */
export function useUnsavedGuard(dirty: boolean | (() => boolean)): void {
  const asked = useEffectEvent(() => (typeof dirty === 'function' ? dirty() : dirty))
  useEffect(() => watchUnsaved(() => asked()), [])
}
