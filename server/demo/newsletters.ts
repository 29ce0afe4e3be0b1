import type { Database } from '#server/db/open.ts'
import { customer_consents } from '#server/db/schema/customer-consents.ts'
import { newsletter_templates } from '#server/db/schema/newsletters.ts'

/** A newsletter of the shop, and the consent of those customers who gave it. */
export async function storeNewsletter(db: Database, shop_id: number, subscribers: readonly number[]): Promise<void> {
  await db.insert(newsletter_templates).values({
    shop_id,
    title: 'Yeni gelenler',
    texts: {
      tr: {
        subject: '{{shop_name}}: bu ayın yenileri',
        content:
          'Merhaba {{customer_name}},\n\nSonbahar koleksiyonu raflarda: keten gömlekler, yün kazaklar ve el dokuması şallar.\n\nMağazamıza da bekleriz.',
        footer: '{{shop_name}}',
      },
      en: {
        subject: '{{shop_name}}: new this month',
        content:
          'Hello {{customer_name}},\n\nThe autumn collection is here: linen shirts, wool jumpers and handwoven shawls.\n\nCome and see us in the shop too.',
        footer: '{{shop_name}}',
      },
    },
  })
  await db.insert(customer_consents).values(
    subscribers.map((customer_id) => ({
      ...{ shop_id, customer_id, channel: 'email' as const, given: 1 as const },
      how: 'Üyelik formundaki onay kutusu',
    })),
  )
}
