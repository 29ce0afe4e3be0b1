import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { panelPart } from '#screens/platform/wiring/panel.ts'

const list = panelPart(() => ({ last: '/products' }))

/** The list keeps in mind where it was, with its filters and its page, for the form to lead back to. */
export function useRememberedList(): void {
  const [path] = useLocation()
  const search = useSearch()
  useEffect(
    function remember() {
      list().last = search === '' ? path : `${path}?${search.replace(/^\?/, '')}`
    },
    [path, search],
  )
}

/** Where the list of products was last, or the list of all of them. */
export function listAddress(): string {
  return list().last
}
