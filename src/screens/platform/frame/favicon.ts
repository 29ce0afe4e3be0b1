import { useEffect } from 'react'
import { urlOf } from '#api/contract/platform/files.ts'
import { useSessionShop } from '#screens/platform/session/use-session.ts'
import { pictureAt } from '#screens/platform/wiring/pictures.ts'

/** Where the tab's picture stands in the page, and the product's own, which the page came with. */
const linkOf = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')
const dataOf = ({ dataset, href }: HTMLLinkElement) => (dataset.own ??= href)

/** Shows a stored picture in the tab; the product's own without one. */
export function showFavicon(name: string): void {
  const link = linkOf()
  if (!link) return
  const own = dataOf(link)
  link.href = name === '' ? own : pictureAt(urlOf(name), 'whole')
  // The browser tells the kinds of pictures apart by themselves.
  link.removeAttribute('type')
}

/** The tab shows the picture of the shop that somebody works in. */
export function useFavicon(): void {
  const name = useSessionShop()?.favicon ?? ''
  useEffect(
    function showOwn() {
      showFavicon(name)
      return () => showFavicon('')
    },
    [name],
  )
}
