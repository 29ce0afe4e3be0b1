import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { shop_phone_message_methods } from '#server/db/schema/catalogue.ts'
import { phone_templates } from '#server/db/schema/phone-messages.ts'

/** The shop tells its customers by phone what they wait for most; messages of the demo leave it nowhere. */
export async function storePhoneMessages(db: Database, shop_id: number): Promise<void> {
  const title = 'Deneme SMS'
  const method = { shop_id, title, label: title, search: fold(title), adapter: 'sandbox', letters: 'unicode' }
  await db.insert(shop_phone_message_methods).values(method as typeof shop_phone_message_methods.$inferInsert)
  await db.insert(phone_templates).values([
    {
      ...{ shop_id, kind: 'order_reported_to_cargo', version: 1, status: 1 },
      texts: {
        tr: 'Sayın {{customer_name}}, {{order_number}} numaralı siparişiniz yola çıktı.\n{{tracking}}\n{{shop_name}}',
        en: 'Dear {{customer_name}}, your order {{order_number}} is on its way.\n{{tracking}}\n{{shop_name}}',
      },
    },
    { shop_id, kind: 'order_delivered', version: 1, status: 1, texts: null },
  ])
}
