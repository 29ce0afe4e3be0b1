import { createHash } from 'node:crypto'
import type { ContractTexts } from '#api/contract/content/contracts.ts'
import { contractOf } from '#api/rules/content/contracts.ts'
import { contractsOf } from '#server/content/contracts/texts.ts'
import type { Database } from '#server/db/open.ts'
import { order_contracts } from '#server/db/schema/contracts.ts'
import { readSender } from '#server/platform/mails/sender.ts'
import { cleanHtml } from '#server/platform/texts/rich-text.ts'
import { agreedOrder } from './agreed-order.ts'
import { type AgreedOrder, fillingOf } from './filling.ts'

/**
 * Writes the contracts of an order that was just stored, in the language of its customer and in the caller's transaction: from then on they are as
 * they are. What is sold in the shop is agreed on there, and a marketplace makes its own contracts with its customers: nothing is answered then.
 */
export async function keepContracts(db: Database, shop_id: number, order_id: number): Promise<AgreedOrder | null> {
  const agreed = await agreedOrder(db, shop_id, { id: order_id })
  if (!agreed || !isAtDistance(agreed.order.channel)) return null
  const language = agreed.order.language ?? (await readSender(db, shop_id)).language
  const filling = fillingOf(agreed, language)
  const written = (await contractsOf(db, shop_id, language)).map(({ kind, ...texts }) => {
    const filled = contractOf(texts, filling)
    const words = { title: filled.title, content: cleanHtml(filled.content) }
    return { shop_id, order_id, kind, language, ...words, hash: hashOf(words), created_at: agreed.order.ordered_at }
  })
  await db.insert(order_contracts).values(written)
  return agreed
}

function isAtDistance(channel: 'online' | 'in_store' | 'phone' | 'marketplace'): boolean {
  return channel === 'online' || channel === 'phone'
}

function hashOf({ title, content }: ContractTexts): string {
  return createHash('sha256').update(`${title}\n${content}`).digest('hex')
}
