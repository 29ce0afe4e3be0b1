import type { RecipientState } from '#api/contract/content/newsletter-sendings.ts'
import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** What is known of a customer when a newsletter is about to go to them. */
export interface RecipientFacts {
  /** The newest that they said of e-mails is that they allow them. */
  readonly consented: boolean
  readonly addressed: boolean
  /** A mail server refused their address for good. */
  readonly bounced: boolean
  /** Nobody before them in this sending has the same address. */
  readonly first: boolean
}

export const recipientAddressed: Rule<Pick<RecipientFacts, 'addressed'>> = rule(
  /*i18n*/ { id: 'newsletter.no_address', message: 'Müşterinin e-posta adresi yok.' },
  'own',
  ({ addressed }) => addressed,
)

/** Nobody is written to who did not allow it (law 6563). */
export const recipientConsented: Rule<Pick<RecipientFacts, 'consented'>> = rule(
  /*i18n*/ { id: 'newsletter.no_consent', message: 'Müşteri e-posta almaya izin vermedi ya da iznini geri aldı.' },
  'own',
  ({ consented }) => consented,
)

export const recipientReachable: Rule<Pick<RecipientFacts, 'bounced'>> = rule(
  /*i18n*/ {
    id: 'newsletter.bounced',
    message: 'E-posta sunucusu bu adresi daha önce kalıcı olarak geri çevirdi.',
  },
  'own',
  ({ bounced }) => !bounced,
)

export const recipientOnce: Rule<Pick<RecipientFacts, 'first'>> = rule(
  /*i18n*/ { id: 'newsletter.same_address', message: 'Aynı adrese bir gönderimde bir kez yazılır.' },
  'own',
  ({ first }) => first,
)

/** What keeps a newsletter from going to somebody; the first that is broken is told. */
export const recipientRules = [
  recipientAddressed,
  recipientConsented,
  recipientReachable,
  recipientOnce,
] as const satisfies readonly Rule<RecipientFacts>[]

/** A sending before it is asked for. */
export interface SendingFacts {
  readonly newsletter_id: number | null
  /** How many it would reach now. */
  readonly to_send: number
  /** The day that it is to begin by itself; none: at once. */
  readonly planned_for: string | null
  /** The day of the shop. */
  readonly today: string
}

export const newsletterChosen: Rule<Pick<SendingFacts, 'newsletter_id'>> = rule(
  /*i18n*/ { id: 'newsletter.none_chosen', message: 'Hangi bültenin gönderileceğini seçin.' },
  'own',
  ({ newsletter_id }) => newsletter_id !== null,
  { at: () => ['newsletter_id'] },
)

/** Whom a later one will reach is judged when it begins. */
export const somebodyReached: Rule<Pick<SendingFacts, 'to_send' | 'planned_for'>> = rule(
  /*i18n*/ { id: 'newsletter.nobody', message: 'Bu bülteni gönderebileceğiniz, izin vermiş kimse yok.' },
  'own',
  ({ to_send, planned_for }) => planned_for !== null || to_send > 0,
)

/** Whoever sends has seen how many it reaches. */
export const audienceCounted: Rule<{ readonly counted: boolean; readonly planned_for: string | null }> = rule(
  /*i18n*/ { id: 'newsletter.not_counted', message: 'Kaç kişiye gideceği henüz sayılmadı.' },
  'own',
  ({ counted, planned_for }) => planned_for !== null || counted,
)

export const plannedAhead: Rule<Pick<SendingFacts, 'planned_for' | 'today'>> = rule(
  /*i18n*/ { id: 'newsletter.planned_past', message: 'Bugünden sonraki bir gün seçin.' },
  'own',
  ({ planned_for, today }) => planned_for === null || planned_for > today,
  { at: () => ['planned_for'] },
)

export const sendingRules = [
  newsletterChosen,
  somebodyReached,
  plannedAhead,
] as const satisfies readonly Rule<SendingFacts>[]

/** What has begun is stopped where its job is. */
export const sendingNotBegun: Rule<{ readonly begun: boolean }> = rule(
  /*i18n*/ { id: 'newsletter.begun', message: 'Bu gönderim başladı; kendi işinden durdurulabilir.' },
  'own',
  ({ begun }) => !begun,
)

export const sendingNotCancelled: Rule<{ readonly cancelled: boolean }> = rule(
  /*i18n*/ { id: 'newsletter.cancelled', message: 'Bu gönderimden vazgeçildi.' },
  'own',
  ({ cancelled }) => !cancelled,
)

export const callOffRules = [sendingNotBegun, sendingNotCancelled] as const

/** Of what did not arrive nobody complains. */
export const newsletterArrived: Rule<{ readonly state: RecipientState }> = rule(
  /*i18n*/ { id: 'newsletter.not_sent_to', message: 'Bülten bu kişiye gönderilmedi.' },
  'own',
  ({ state }) => state === 'sent',
)

export const complainedOnce: Rule<{ readonly complained: number }> = rule(
  /*i18n*/ { id: 'newsletter.complained', message: 'Bu kişinin şikâyeti kayıtlı.' },
  'own',
  ({ complained }) => complained === 0,
)

export const complaintRules = [newsletterArrived, complainedOnce] as const

/** The server stopped while the mail server was asked: whether it arrived nobody knows, and it is not sent again by itself. */
export const newsletterUnclear = serverRule(
  /*i18n*/ {
    id: 'newsletter.unclear',
    message: 'Sunucu bu e-posta gönderilirken kapandı; ulaşıp ulaşmadığı bilinmiyor, yeniden gönderilmez.',
  },
  'own',
)

/** The mail server did not take it for now. */
export const newsletterNotTaken = serverRule(
  /*i18n*/ { id: 'newsletter.not_taken', message: 'E-posta sunucusu bu e-postayı almadı.' },
  'own',
)
