import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'
import type { PublishState } from './articles.ts'
import { scheduledAhead } from './page-builder.ts'

/** Rules of working copies: what is written of a page or a post beside what visitors see of it. */

/** What nobody sees yet needs no copy. */
export const copyOfPublished: Rule<{ readonly state: PublishState }> = rule(
  /*i18n*/ {
    id: 'content.copy_of_draft',
    message: 'Çalışma kopyası yayındaki bir kayıt için açılır; taslağı ziyaretçiler zaten görmez.',
  },
  'own',
  ({ state }) => state === 'published',
)

/** Facts of a copy that is about to be published. */
export interface CopyFacts {
  /** It is stored. */
  readonly stored: boolean
  /** Something is typed that is not. */
  readonly unsaved: boolean
}

export const copyStored: Rule<Pick<CopyFacts, 'stored'>> = rule(
  /*i18n*/ { id: 'content.no_copy', message: 'Kaydedilmiş bir çalışma kopyası yok.' },
  'own',
  ({ stored }) => stored,
)

/** What is published is what was saved. */
export const copySaved: Rule<Pick<CopyFacts, 'unsaved'>> = rule(
  /*i18n*/ { id: 'content.copy_unsaved', message: 'Önce değişiklikleri çalışma kopyasına kaydedin.' },
  'own',
  ({ unsaved }) => !unsaved,
)

export const publishCopyRules = [copyStored, copySaved] as const satisfies readonly Rule<CopyFacts>[]

/** The same at a moment to come. */
export const scheduleCopyRules = [...publishCopyRules, scheduledAhead] as const satisfies readonly Rule<
  CopyFacts & { readonly at: string; readonly now: string }
>[]

/** Only what is on the calendar is taken off it. */
export const copyScheduled: Rule<{ readonly publish_at: string | null }> = rule(
  /*i18n*/ { id: 'content.copy_not_scheduled', message: 'Çalışma kopyası zamanlanmış değil.' },
  'own',
  ({ publish_at }) => publish_at !== null,
)

/** Somebody, or the clock, published the copy that is being written. */
export const copyPublishedMeanwhile = serverRule(
  /*i18n*/ {
    id: 'content.copy_was_published',
    message:
      'Kopya siz yazarken yayınlandı. Yazdıklarınız henüz kaydedilmedi; kaydederseniz yayın zamanı olmayan yeni bir çalışma kopyası olur.',
  },
  'own',
)

/** Somebody threw it away. */
export const copyDiscardedMeanwhile = serverRule(
  /*i18n*/ {
    id: 'content.copy_was_discarded',
    message:
      'Kopya siz yazarken atıldı. Yazdıklarınız henüz kaydedilmedi; kaydederseniz yeni bir çalışma kopyası olur.',
  },
  'own',
)

/** Somebody saved the record after it was decided what its copy takes the place of. */
export const copyOverSeen = serverRule(
  /*i18n*/ {
    id: 'content.copy_overtaken',
    message: 'Kopya yayınlanmadı: yayındaki, zamanlamadan sonra değiştirildi. Kopyaya bakıp yeniden zamanlayın.',
  },
  'own',
)
