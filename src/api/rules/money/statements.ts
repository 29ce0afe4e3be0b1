import { serverRule } from '#api/rules/platform/rule.ts'

/** What the lines of a bank's statement come to. */

export const statementAccountUnknown = serverRule(
  /*i18n*/ { id: 'statement.account', message: 'Bu ada ya da IBAN’a sahip aktif bir hesap yok.' },
  [],
)

export const statementAmountNothing = serverRule(
  /*i18n*/ { id: 'statement.amount', message: 'Tutar sıfır olamaz.' },
  'D9',
)

/** Advice: the line is an order's money. */
export const statementMatchedByNumber = serverRule(
  /*i18n*/ {
    id: 'statement.matched_by_number',
    message: '{number} numaralı siparişin ödemesi yazılacak: numarası açıklamada geçiyor, tutar kalan borcuna eşit.',
  },
  [],
)

export const statementMatchedByName = serverRule(
  /*i18n*/ {
    id: 'statement.matched_by_name',
    message:
      '{number} numaralı siparişin ödemesi yazılacak: müşterinin adı açıklamada geçiyor, tutar kalan borcuna eşit.',
  },
  [],
)

/** Advice: the line is a part of an order's money, and is collected of its customer. */
export const statementPartByNumber = serverRule(
  /*i18n*/ {
    id: 'statement.part_by_number',
    message:
      '{number} numaralı siparişe kısmi tahsilat yazılacak: numarası açıklamada geçiyor, tutar kalan borcundan az.',
  },
  ['R77'],
)

/** Advice: the line is no order's whole amount, and is spread over what its customer owes. */
export const statementMatchedByCustomer = serverRule(
  /*i18n*/ {
    id: 'statement.matched_by_customer',
    message:
      '{customer} adlı müşteriden tahsilat yazılacak, en eski siparişinden başlayarak {count} siparişe: adı açıklamada geçiyor.',
  },
  ['R77'],
)

/** The order was paid, or changed, after its line was looked at. */
export const statementOrderChanged = serverRule(
  /*i18n*/ {
    id: 'statement.order_changed',
    message: '{number} numaralı siparişin kalan borcu artık bu tutar değil. Dosyayı yeniden yükleyin.',
  },
  [],
)

/** Advice: the line's money is written already, as a collection, a payment or by hand. */
export const statementMoneyKnown = serverRule(
  /*i18n*/ {
    id: 'statement.money_known',
    message: 'Bu para zaten kayıtlı ({text}): bankanın referansı o harekete yazılacak, ikinci kez kaydedilmeyecek.',
  },
  [],
)

/** The movement that a line is was named by another statement after the line was looked at. */
export const statementMoneyChanged = serverRule(
  /*i18n*/ {
    id: 'statement.money_changed',
    message: 'Bu satırın hareketi bu arada başka bir ekstreyle eşleşti. Dosyayı yeniden yükleyin.',
  },
  [],
)
