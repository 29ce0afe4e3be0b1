import { useLayoutEffect } from 'react'
import { Loading } from './Loading.tsx'
import { open } from './place.ts'

/** Leads on, and leaves the page that may not be opened out of the history: going back passes it by. */
export function Redirect({ to, state = null }: { to: string; state?: unknown }) {
  useLayoutEffect(() => {
    open(to, { replace: true, state })
  }, [to, state])
  return <Loading />
}
