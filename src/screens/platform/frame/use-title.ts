import type { I18n } from '@lingui/core'
import { useEffect, useLayoutEffect } from 'react'
import type { Route } from '#api/routes/platform/route.ts'

/** The name of this software, at the end of every title (rule R7). */
export const product = 'Kepenk'

/** What a page is called; the page that adds a record is called after the record: "Marka ekle". */
export function titleOf(i18n: I18n, { title, adds }: Pick<Route, 'title' | 'adds'>): string {
  const words = i18n._(title)
  if (!adds) return words
  const lower = words.toLocaleLowerCase(i18n.locale)
  return i18n._(/*i18n*/ { id: 'page.add', message: '{one} ekle', values: { one: words, lower } })
}

/** Keeps the browser's title, by the route. */
export function useRouteTitle(title: string, path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record of the same kind starts with the route's title again
  useLayoutEffect(() => announce(title), [title, path])
}

/** A better title than the route's, such as the record's name. It comes after the route's whenever both change. */
export function usePageTitle(title: string): void {
  useEffect(() => announce(title), [title])
}

function announce(title: string): void {
  if (title !== '') document.title = `${title} · ${product}`
}
