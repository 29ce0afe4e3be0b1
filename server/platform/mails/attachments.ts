import { and, desc, eq } from 'drizzle-orm'
import { html, raw } from 'hono/html'
import type { Database } from '#server/db/open.ts'
import { order_contracts } from '#server/db/schema/contracts.ts'
import type { mails } from '#server/db/schema/mails.ts'
import type { Attachment } from '#server/integrations/mail/mailer.ts'

/** What goes along with a mail: the contracts of its order, letter by letter as they were written with it. */
export async function attachmentsOf(
  db: Database,
  { shop_id, order_id, attachments }: Pick<typeof mails.$inferSelect, 'shop_id' | 'order_id' | 'attachments'>,
): Promise<readonly Attachment[]> {
  if (attachments === null || order_id === null) return []
  const written = await db
    .select()
    .from(order_contracts)
    .where(and(eq(order_contracts.shop_id, shop_id), eq(order_contracts.order_id, order_id)))
    // The form that informs comes before the contract.
    .orderBy(desc(order_contracts.kind))
  return written.map(({ kind, language, title, content }) => ({
    name: `${fileNames[kind][language]}.html`,
    html: pageOf(title, content, language),
  }))
}

/** Of letters that every mail program takes. */
const fileNames = {
  pre_information: { tr: 'on-bilgilendirme-formu', en: 'pre-information-form' },
  distance_sales: { tr: 'mesafeli-satis-sozlesmesi', en: 'distance-sales-contract' },
} as const

/** A page of its own; what the contract says was cleaned when it was written. */
function pageOf(title: string, content: string, language: string): string {
  const head = html`<head><meta charset="utf-8"><title>${title}</title></head>`
  return String(
    html`<!doctype html><html lang="${language}">${head}<body><h1>${title}</h1>${raw(content)}</body></html>`,
  )
}
