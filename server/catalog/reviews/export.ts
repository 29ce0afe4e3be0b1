import { sql } from 'drizzle-orm'
import type { ReviewStatus } from '#api/contract/catalog/product-reviews.ts'
import type { FileLanguage } from '#api/contract/platform/exports.ts'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import { answerLabel } from '#api/rules/catalog/product-reviews.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { ExportColumn } from '#server/platform/exports/columns.ts'
import { choiceWord } from '#server/platform/exports/notes.ts'
import type { CellKind } from '#server/platform/exports/sheet.ts'
import type { Reading } from '#server/platform/lists/list.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { productName, withProduct } from './read.ts'

const words = {
  customer: /*i18n*/ { id: 'reviews.customer', message: 'Müşteri' },
  written: /*i18n*/ { id: 'reviews.written', message: 'Tarih' },
}

interface ExportedReview extends Record<string, unknown> {
  readonly product: string
  readonly customer_name: string
  readonly stars: number
  readonly text: string
  readonly status: ReviewStatus
  readonly answer: string
  /** The day of the shop on which it was written. */
  readonly day: string
}

/** The columns of the reviews' list, with the answer beside the status. */
export function reviewColumnsIn(lang: FileLanguage): readonly ExportColumn<ExportedReview>[] {
  const { fields } = productReviews
  const column = (id: string, label: Says, kind: CellKind, cell: ExportColumn<ExportedReview>['cell']) => {
    return { id, header: formatMessage(lang, label), kind, cell }
  }
  return [
    column('product', fields.product.label, 'text', (row) => row.product),
    column('stars', fields.stars.label, 'number', (row) => row.stars),
    column('text', fields.text.label, 'text', (row) => row.text),
    column('customer', words.customer, 'text', (row) => row.customer_name),
    column('created_at', words.written, 'date', (row) => row.day),
    column('status', fields.status.label, 'text', (row) => choiceWord(fields.status, row.status, lang)),
    column('status', answerLabel, 'text', (row) => row.answer),
  ]
}

/** These reviews with their whole texts, in this order. */
export async function exportedReviews(
  { db, shop_id, language }: Reading,
  ids: readonly number[],
): Promise<ExportedReview[]> {
  const { rows } = await db.execute<ExportedReview>(sql`
    select ${productName} as product, r.customer_name, r.stars, r.text, r.status, r.answer,
           to_char(r.created_at at time zone s.time_zone, 'YYYY-MM-DD') as day
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join product_reviews r on r.shop_id = ${shop_id} and r.id = page.id
      join shops s on s.id = r.shop_id ${withProduct(language)}
     order by page.place`)
  return rows
}
