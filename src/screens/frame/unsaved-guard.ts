import { useEffect, useEffectEvent } from 'react'

const open = new Set<() => boolean>()

/** Whether something on this page would be lost by leaving it. */
export function anythingUnsaved(): boolean {
  return [...open].some((dirty) => dirty())
}

/** The person has chosen to lose it: nothing that is open now stands in the way any more. */
export function letGo(): void {
  open.clear()
}

/**
 * Keeps unsaved work from being lost: while `dirty` holds, links, back and forward, signing out and another language ask first, the browser
 * asks before a reload, and an expired session keeps the page. Give a function that reads the form's actor: it is asked at that very moment,
 * so that a form may lead on right after it was saved.
 */
export function useUnsavedGuard(dirty: boolean | (() => boolean)): void {
  const asked = useEffectEvent(() => (typeof dirty === 'function' ? dirty() : dirty))
  useEffect(() => {
    const guard = () => asked()
    open.add(guard)
    return () => {
      open.delete(guard)
    }
  }, [])
}

if (typeof window !== 'undefined')
  window.addEventListener('beforeunload', (event) => {
    if (anythingUnsaved()) event.preventDefault()
  })
