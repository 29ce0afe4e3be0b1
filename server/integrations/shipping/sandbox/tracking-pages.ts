import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { sandbox_parcels } from '#server/db/schema/sandbox.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { parcelBy } from './sandbox.ts'

/** What people see at the sandbox cargo company when they follow a tracking code. Looking moves no parcel. */
export function trackingPages({ db }: Pick<Services, 'db'>): Hono {
  const app = new Hono()
  app.get('/:code', async (c) => {
    const code = c.req.param('code')
    const parcel = isCode(code) ? await parcelBy(db, eq(sandbox_parcels.tracking_code, code)) : null
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    c.header('content-security-policy', "default-src 'none'")
    if (!parcel) return c.html(page('Gönderi bulunamadı', ['Bu takip numarasıyla bir gönderi yok.']), 404)
    if (parcel.withdrawn) return c.html(page(parcel.tracking_code, ['Gönderi geri çekildi.']))
    const stops = parcel.reached.map(
      (at, place) => `${at.slice(0, 16).replace('T', ' ')} · ${said(parcel.route[place])}`,
    )
    return c.html(page(parcel.tracking_code, stops.length > 0 ? stops : ['Gönderi kaydedildi, henüz teslim alınmadı.']))
  })
  return app
}

/** Text that a column can hold. */
function isCode(text: string): boolean {
  return /^[\w-]{1,60}$/.test(text)
}

function page(title: string, lines: readonly string[]) {
  return html`<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Deneme Kargo</title><h1>${title}</h1><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></html>`
}

/** The company's own words. */
const words: Readonly<Record<string, string>> = {
  picked_up: 'Gönderi teslim alındı',
  in_cargo: 'Transfer merkezinde',
  delayed: 'Gecikti',
  on_delivery: 'Dağıtıma çıktı',
  at_collection_point: 'Teslim noktasında bekliyor',
  undelivered: 'Teslim edilemedi',
  delivered: 'Teslim edildi',
}

function said(status = ''): string {
  return words[status] ?? status
}
