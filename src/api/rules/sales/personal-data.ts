import { required } from '#api/rules/platform/fields.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'

export const consentHowLabel = /*i18n*/ { id: 'consents.how', message: 'Nasıl alındı' }

/** A consent without how it was given proves nothing. */
export const consentHow: Rule<{ readonly how: string }> = {
  ...required(consentHowLabel),
  holds: ({ how }) => how.trim() !== '',
  at: () => ['how'],
}

/** Who complains allows nothing. */
export const complaintWithdraws: Rule<{ readonly given: number; readonly complaint?: number | undefined }> = rule(
  /*i18n*/ { id: 'consents.complaint_given', message: 'Şikâyet, iznin geri alındığı anlamına gelir.' },
  'own',
  ({ given, complaint = 0 }) => complaint === 0 || given === 0,
  { at: () => ['given'] },
)

/** What keeps the shop from erasing what it knows of a person (KVKK, article 7). */
export interface EraseFacts {
  readonly erased: boolean
  readonly walk_in: boolean
  readonly signs_in: boolean
  /** Their orders that are under way, and their refunds that nobody decided or paid. */
  readonly open_orders: number
  readonly open_refunds: number
  /** Their cheques that the bank has not paid. */
  readonly open_cheques: number
  /** They owe, or are owed. */
  readonly unsettled: boolean
}

export const notErased: Rule<EraseFacts> = rule(
  /*i18n*/ { id: 'erase.erased', message: 'Bu kişinin bilgileri daha önce silindi.' },
  'own',
  ({ erased }) => !erased,
)

export const isPerson: Rule<EraseFacts> = rule(
  /*i18n*/ { id: 'erase.walk_in', message: 'Perakende müşteri bir kişi değildir; silinecek bilgisi yoktur.' },
  'own',
  ({ walk_in }) => !walk_in,
)

export const noStaffErased: Rule<EraseFacts> = rule(
  /*i18n*/ {
    id: 'erase.signs_in',
    message: 'Bu kişi panelde çalıştı; işlem kayıtları yasal olarak onun adıyla saklanır.',
  },
  'own',
  ({ signs_in }) => !signs_in,
)

export const noOrderOpen: Rule<EraseFacts> = rule(
  /*i18n*/ {
    id: 'erase.order_open',
    message: '{count, plural, other {# siparişi}} sürüyor; bilgiler ancak sipariş bitince silinebilir.',
  },
  'own',
  ({ open_orders }) => open_orders === 0,
  { about: ({ open_orders }) => ({ count: open_orders }) },
)

export const noRefundOpen: Rule<EraseFacts> = rule(
  /*i18n*/ {
    id: 'erase.refund_open',
    message: '{count, plural, other {# iadesi}} sonuçlanmadı; bilgiler ancak iade bitince silinebilir.',
  },
  'own',
  ({ open_refunds }) => open_refunds === 0,
  { about: ({ open_refunds }) => ({ count: open_refunds }) },
)

export const noChequeOpen: Rule<EraseFacts> = rule(
  /*i18n*/ {
    id: 'erase.cheque_open',
    message: '{count, plural, other {# çeki}} ödenmedi; bilgiler ancak çek ödenince ya da iade edilince silinebilir.',
  },
  'own',
  ({ open_cheques }) => open_cheques === 0,
  { about: ({ open_cheques }) => ({ count: open_cheques }) },
)

export const accountSettled: Rule<EraseFacts> = rule(
  /*i18n*/ { id: 'erase.unsettled', message: 'Cari hesabının bakiyesi sıfır değil; önce hesabı kapatın.' },
  'own',
  ({ unsettled }) => !unsettled,
)

export const eraseRules = [
  notErased,
  isPerson,
  noStaffErased,
  noOrderOpen,
  noRefundOpen,
  noChequeOpen,
  accountSettled,
] as const

export const eraseNameLabel = /*i18n*/ { id: 'erase.name', message: 'Onaylamak için adını yazın' }

/** What was erased never comes back: whoever asks for it writes whose it is. */
export const eraseConfirmed: Rule<{ readonly typed: string; readonly name: string }> = rule(
  /*i18n*/ { id: 'erase.not_confirmed', message: 'Silmeyi onaylamak için kişinin adını aynen yazın.' },
  'own',
  ({ typed, name }) => typed.trim() === name,
  { at: () => ['typed'] },
)
