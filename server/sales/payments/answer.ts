import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { PaymentOutcome } from '#api/contract/sales/payment-link.ts'
import { dayAt } from '#api/rules/platform/formats.ts'
import { orderRefusals } from '#machines/sales/order/order-state.ts'
import type { Database } from '#server/db/open.ts'
import { payment_answers, type payment_links } from '#server/db/schema/payment-links.ts'
import { shops } from '#server/db/schema/shops.ts'
import type { BankAnswer } from '#server/integrations/payment/payment.ts'
import { systemOf } from '#server/platform/background/turns.ts'
import type { Connection } from '#server/platform/connections/connection.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { notify } from '#server/platform/notices/notify.ts'
import { type LockedOrder, loadOrder } from '#server/sales/orders/load-order.ts'
import { offeredFor } from '#server/sales/orders/payment-defaults.ts'
import { stepOrder } from '#server/sales/orders/take-step.ts'

export type LinkRow = typeof payment_links.$inferSelect

/**
 * What a bank says of a payment, which it signed: stored once, however often it is told. Money of exactly the link marks its order paid, into the
 * account that the method names; whatever else came is told the staff and changes no order.
 */
export function takeAnswer(
  services: Services,
  link: LinkRow,
  method: Connection,
  answer: BankAnswer,
): Promise<PaymentOutcome> {
  return services.db.transaction(async (tx) => {
    const db = tx as unknown as Database
    const locked = await loadOrder(db, link.shop_id, link.order_id, { lock: true })
    const told = and(
      ...[eq(payment_answers.shop_id, link.shop_id), eq(payment_answers.link_id, link.id)],
      eq(payment_answers.reference, answer.reference),
    )
    const [before] = await db.select().from(payment_answers).where(told)
    if (before) return before.outcome
    const outcome = outcomeOf(link, locked, answer)
    const { currency, reference, reason } = answer
    const { shop_id, id: link_id } = link
    await db
      .insert(payment_answers)
      .values({ shop_id, link_id, outcome, currency, reference, reason, amount: answer.amount ?? 0 })
    if (outcome === 'paid') await markPaid(services, db, locked, method, answer)
    if (outcome !== 'refused') await tell(db, locked, outcome)
    return outcome
  })
}

function outcomeOf(link: LinkRow, { order, at }: LockedOrder, answer: BankAnswer): PaymentOutcome {
  const same =
    answer.payment === String(link.id) &&
    answer.order === order.number &&
    answer.amount === link.amount &&
    answer.currency === link.currency
  if (!same) return 'mismatched'
  if (answer.status === 'refused') return 'refused'
  const by = systemOf(order.shop_id)
  const due = order.payment_status === 'not_paid' && order.total - order.paid_total === link.amount
  return due && orderRefusals(at, { type: 'MARK_PAID', by }).length === 0 ? 'paid' : 'unbooked'
}

async function markPaid(
  services: Services,
  db: Database,
  { order }: LockedOrder,
  { settings }: Connection,
  { reference }: BankAnswer,
): Promise<void> {
  const { accounts, account_id } = await offeredFor(db, order)
  const named = accounts.find(({ id }) => id === settings.account_id)?.id ?? account_id
  const [shop] = await db.select({ zone: shops.time_zone }).from(shops).where(eq(shops.id, order.shop_id))
  const payment = { account_id: named, day: dayAt(new Date(), shop?.zone), reference }
  const work = { db, services, actor: systemOf(order.shop_id), requestId: randomUUID() }
  await stepOrder(work, order.id, { type: 'MARK_PAID', payment, version: order.version })
}

const notices = {
  paid: /*i18n*/ { id: 'notices.paid_online', message: 'Online ödeme geldi: {number}, {name}' },
  mismatched: /*i18n*/ {
    id: 'notices.payment_mismatched',
    message: 'Bankanın bildirdiği ödeme siparişinkiyle aynı değil: {number}, {name}',
  },
  unbooked: /*i18n*/ {
    id: 'notices.payment_unbooked',
    message: 'Online ödeme geldi, sipariş onu alamadı: {number}, {name}. Parayı geri göndermeniz gerekebilir.',
  },
}

function tell(db: Database, { order }: LockedOrder, outcome: keyof typeof notices): Promise<void> {
  return notify(db, {
    ...{ shop_id: order.shop_id, kind: 'notice', link: `/orders/edit/${order.id}`, says: notices[outcome] },
    about: { number: order.number, name: order.customer_name },
  })
}
