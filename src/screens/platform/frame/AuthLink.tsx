import type { ComponentProps, MouseEvent } from 'react'
import { openOrAsk } from './place.ts'

/** A link between the pages before the gate, which do without the router. */
export function AuthLink({ href, onClick, ...rest }: ComponentProps<'a'>) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const own = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!own || event.defaultPrevented || !href?.startsWith('/') || rest.target) return
    event.preventDefault()
    openOrAsk(href)
  }
  return <a {...rest} href={href} onClick={follow} />
}
