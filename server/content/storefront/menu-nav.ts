import { html } from 'hono/html'
import type { MenuLocation } from '#api/contract/content/menus.ts'
import type { Markup, Reading } from './document.ts'
import { type MenuWay, ways } from './menu-ways.ts'

/** The active menus of a place of the page, each as a list of lists; nothing where there is none. */
export function menuNav({ menus, language }: Reading, place: MenuLocation): Markup | '' {
  const shown = menus.filter(({ location, items }) => location === place && items.length > 0)
  if (shown.length === 0) return ''
  return html`${shown.map(({ name, items }) => html`<nav class="menu" aria-label="${name}">${listOf(ways(items, language.code), 1)}</nav>`)}`
}

/** Each item of a level with those that lie below it, up to the next of its level. */
function listOf(all: readonly MenuWay[], level: number): Markup | '' {
  const starts = all.flatMap((way, at) => (way.level === level ? [at] : []))
  if (starts.length === 0) return ''
  return html`<ul>${starts.map((start, nth) => {
    const below = all.slice(start + 1, starts[nth + 1] ?? all.length)
    const way = all[start] as MenuWay
    if (!below.some((one) => one.level === level + 1)) return html`<li>${wayOf(way)}</li>`
    // Those of the first level open what lies below them; one that leads somewhere itself stands there first.
    if (level > 1) return html`<li>${wayOf(way)}${listOf(below, level + 1)}</li>`
    const own = way.href ? [{ ...way, level: level + 1 }] : []
    return html`<li><details name="menu"><summary>${way.name}</summary>${listOf([...own, ...below], level + 1)}</details></li>`
  })}</ul>`
}

function wayOf({ name, href }: MenuWay): Markup {
  return href ? html`<a href="${href}">${name}</a>` : html`<span>${name}</span>`
}
