import { html } from 'hono/html'
import type { WebHome } from '#api/contract/content/page-builder.ts'
import { urlOf } from '#api/contract/platform/files.ts'
import type { Drawn, DrawnCard, DrawnPicture, ItemData } from '#api/resources/content/page-items/item.ts'
import { dataOf, itemOf } from '#api/resources/content/page-items/page-items.ts'
import { homeOf } from '#server/content/page-builder/read-versions.ts'
import type { Database } from '#server/db/open.ts'
import type { Markup, Reading, WebDocument } from './document.ts'
import { stockFor } from './home-stock.ts'
import { firstPage } from './list-pages.ts'
import { linkIn } from './paths.ts'
import { isColour } from './style.ts'

interface Block {
  readonly drawn: Drawn
  readonly data: ItemData
}

/** Where visitors enter: the home page that was built for their language, or what there is to read where none is published. */
export async function homePage(db: Database, reading: Reading): Promise<WebDocument> {
  const [plain, home] = await Promise.all([firstPage(db, reading), homeOf(db, reading.shop.id, reading.language.id)])
  const blocks = blocksIn(home)
  if (blocks.length === 0) return plain
  const cards = await stocked(db, reading, blocks)
  return {
    ...plain,
    css: blocks.map(({ drawn }, at) => coloursAt(drawn, at)).join(''),
    body: html`<h1 class="unseen">${reading.shop.theme.name}</h1><div class="home">${blocks.map((block, at) => drawBlock(reading, block, cards[at] ?? [], at))}</div>`,
  }
}

/** What this storefront knows how to draw; blocks of other kinds are left out. */
function blocksIn(home: WebHome | null): Block[] {
  return (home?.blocks ?? []).flatMap(({ type, data: text }) => {
    const item = itemOf(type)
    const data = item && dataOf(item, text)
    return item && data ? [{ drawn: item.draw(data), data }] : []
  })
}

/** The records of each block; blocks that want the same are answered at once. */
async function stocked(db: Database, reading: Reading, blocks: readonly Block[]): Promise<DrawnCard[][]> {
  const asked = new Map<string, Promise<DrawnCard[]>>()
  return Promise.all(
    blocks.map(({ drawn: { stock }, data }) => {
      if (!stock) return []
      const key = JSON.stringify([stock, data.source, data.slug])
      const answer = asked.get(key) ?? stockFor(db, reading, { ...stock, data })
      asked.set(key, answer)
      return answer
    }),
  )
}

/** Colours stand in the sheet of the page: its policy lets no style in beside it. */
function coloursAt({ background = '', colour = '' }: Drawn, at: number): string {
  const set = [
    ...(isColour(background) ? [`background:${background}`] : []),
    ...(isColour(colour) ? [`color:${colour}`] : []),
  ]
  return set.length > 0 ? `.block-${at}{${set.join(';')}}` : ''
}

function drawBlock(reading: Reading, { drawn }: Block, stock: readonly DrawnCard[], at: number): Markup | '' {
  const { title, text, look, columns, side, cards = [] } = drawn
  const all = [...cards, ...stock]
  if (!title && !text && all.length === 0) return ''
  const list = look === 'slider' && all.length > 1 ? sliding(title ?? reading.shop.theme.name) : ''
  return html`<section class="block block-${at} ${look} ${side ?? ''} columns-${columns ?? 3}">${title ? html`<h2>${title}</h2>` : ''}${text ? html`<p class="told">${text}</p>` : ''}${all.length > 0 ? html`<ul class="cards"${list}>${all.map((card) => drawCard(reading, card))}</ul>` : ''}</section>`
}

/** What is wider than the screen is moved sideways by the keys too. */
function sliding(label: string): Markup {
  return html` role="list" tabindex="0" aria-label="${label}"`
}

function drawCard({ language }: Reading, { picture, title, text, button, url }: DrawnCard): Markup {
  const href = url ? linkIn(language.code)(url) : ''
  const head = href && title && !button ? html`<a href="${href}">${title}</a>` : title
  const shown = picture ? drawPicture(picture) : ''
  const named = Boolean(button || title)
  return html`<li>${href && !named && shown ? html`<a href="${href}" aria-label="${url}">${shown}</a>` : shown}${title ? html`<h3>${head}</h3>` : ''}${text ? html`<p class="told">${text}</p>` : ''}${button ? (href ? html`<p><a class="button" href="${href}">${button}</a></p>` : html`<p>${button}</p>`) : ''}</li>`
}

/** The picture of a phone, a tablet and a desk: each screen loads its own. */
function drawPicture({ web, tablet, mobile }: DrawnPicture): Markup {
  const [wide, middle, narrow] = [web, tablet, mobile].map((name) => (name.startsWith('/') ? name : urlOf(name)))
  const source = (src: string | undefined, width: number) =>
    src === wide ? '' : html`<source media="(max-width: ${width}px)" srcset="${src}">`
  return html`<picture>${source(narrow, 600)}${source(middle, 1024)}<img src="${wide}" alt="" loading="lazy"></picture>`
}
