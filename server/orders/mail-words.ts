import type { OrderStatus } from '#api/contract/orders.ts'

/** What a mail names. */
export interface MailFacts {
  readonly customer: string
  readonly number: string
  readonly shop: string
}

type Words = (facts: MailFacts) => string

interface Written {
  readonly subject: Words
  readonly told: Words
}

/** What customers are written of, in each language; of what happens inside the shop they hear nothing. */
const written: Readonly<Record<'tr' | 'en', Partial<Record<OrderStatus, Written>>>> = {
  tr: {
    accepted: {
      subject: ({ number }) => `${number} numaralı siparişiniz onaylandı`,
      told: ({ number }) => `${number} numaralı siparişinizi onayladık; hazırlamaya başlıyoruz.`,
    },
    reported_to_cargo: {
      subject: ({ number }) => `${number} numaralı siparişiniz kargoya verildi`,
      told: ({ number }) => `${number} numaralı siparişinizin kolisini kargo şirketine bildirdik.`,
    },
    delivered: {
      subject: ({ number }) => `${number} numaralı siparişiniz teslim edildi`,
      told: ({ number }) => `${number} numaralı siparişiniz teslim edildi. İyi günlerde kullanın.`,
    },
    cancelled: {
      subject: ({ number }) => `${number} numaralı siparişiniz iptal edildi`,
      told: ({ number }) => `${number} numaralı siparişiniz iptal edildi. Ödediğiniz tutar varsa size geri ödenir.`,
    },
    rejected: {
      subject: ({ number }) => `${number} numaralı siparişiniz karşılanamadı`,
      told: ({ number }) =>
        `${number} numaralı siparişinizi ne yazık ki karşılayamıyoruz. Ödediğiniz tutar varsa size geri ödenir.`,
    },
    refunded: {
      subject: ({ number }) => `${number} numaralı siparişinizin parası geri ödendi`,
      told: ({ number }) => `${number} numaralı siparişiniz için ödediğiniz tutarı geri ödedik.`,
    },
  },
  en: {
    accepted: {
      subject: ({ number }) => `Your order ${number} is accepted`,
      told: ({ number }) => `We accepted your order ${number} and begin to prepare it.`,
    },
    reported_to_cargo: {
      subject: ({ number }) => `Your order ${number} goes out`,
      told: ({ number }) => `We told the cargo company of the parcel of your order ${number}.`,
    },
    delivered: {
      subject: ({ number }) => `Your order ${number} is delivered`,
      told: ({ number }) => `Your order ${number} is delivered. Enjoy it.`,
    },
    cancelled: {
      subject: ({ number }) => `Your order ${number} is cancelled`,
      told: ({ number }) => `Your order ${number} is cancelled. Whatever you paid is paid back to you.`,
    },
    rejected: {
      subject: ({ number }) => `We cannot fulfil your order ${number}`,
      told: ({ number }) =>
        `We are sorry that we cannot fulfil your order ${number}. Whatever you paid is paid back to you.`,
    },
    refunded: {
      subject: ({ number }) => `The money of your order ${number} is paid back`,
      told: ({ number }) => `We paid back what you paid for your order ${number}.`,
    },
  },
}

/** Whether customers are written of it. */
export function isTold(status: OrderStatus): boolean {
  return status in written.tr
}

/** The mail to a customer whose order came to stand so; `null` where none is written. */
export function wordsOf(status: OrderStatus, language: string, facts: MailFacts) {
  const english = language === 'en'
  const words = written[english ? 'en' : 'tr'][status]
  if (!words) return null
  const greeting = english ? `Hello ${facts.customer},` : `Merhaba ${facts.customer},`
  return {
    subject: `${facts.shop}: ${words.subject(facts)}`,
    body: [greeting, words.told(facts), facts.shop].join('\n\n'),
  }
}
