import { useEffect } from 'react'
import { useLocation } from 'wouter'

interface Beginning {
  on(type: 'begun', hear: (begun: { id: number }) => void): { unsubscribe(): void }
}

/** Leads on to the job that a bulk machine has begun. */
export function useJobBegun(actor: Beginning): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const hearing = actor.on('begun', ({ id }) => navigate(`/jobs/${id}`))
    return () => hearing.unsubscribe()
  }, [actor, navigate])
}
