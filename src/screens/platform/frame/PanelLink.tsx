import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { matchRoute } from '#api/registry/routes.ts'
import { screens } from '#screens/screens.ts'

/** A link of the panel: it opens its page without loading the panel anew, and fetches that page's part when it is pointed at. */
export function PanelLink({ href, onPointerEnter, onFocus, ref, ...rest }: ComponentProps<'a'>) {
  // Places within the page, other sites and other tabs are the browser's own business.
  if (!href?.startsWith('/') || rest.target || rest.download !== undefined)
    return <a {...rest} href={href} ref={ref} onPointerEnter={onPointerEnter} onFocus={onFocus} />
  const fetchAhead = () => {
    const place = matchRoute(href.replace(/[?#].*$/, ''))
    if (place) screens.prefetch(place.route)
  }
  return (
    <Link
      {...rest}
      href={href}
      ref={ref ?? null}
      onPointerEnter={(event) => {
        fetchAhead()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        fetchAhead()
        onFocus?.(event)
      }}
    />
  )
}
