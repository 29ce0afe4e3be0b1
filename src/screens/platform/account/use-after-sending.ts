import { useEffect, useEffectEvent } from 'react'
import type { ShortFormActor } from './ShortFields.tsx'

/** What follows once a form was taken. */
export function useAfterSending(actor: ShortFormActor, onSent: () => void): void {
  const sent = useEffectEvent(onSent)
  useEffect(() => {
    const hearing = actor.on('sent', () => sent())
    return () => hearing.unsubscribe()
  }, [actor])
}
