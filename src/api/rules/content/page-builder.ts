import { mostBlocks } from '#api/contract/content/page-builder.ts'
import { fieldRule, type Rule, rule } from '#api/rules/platform/rule.ts'

/** A banner's place beside the hero holds no more than these. */
export const mostBanners = 2

/** A block that is judged by its type. */
export interface BlockFacts {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Beside a hero there is room for two banners (R168). */
export const bannersFew: Rule<BlockFacts> = fieldRule(
  /*i18n*/ { id: 'pagebuilder.banner_limit', message: 'En fazla {most} banner eklenebilir.' },
  'R168',
  ({ type, data }) => {
    const banners = Array.isArray(data.banners) ? data.banners : []
    return type === 'heroandbanner' && banners.length > mostBanners ? ['banners'] : []
  },
  () => ({ most: mostBanners }),
)

/** A link leads to a page of the shop or of somebody else, and never runs anything. */
export const isShopLink: Rule<string> = rule(
  /*i18n*/ { id: 'pagebuilder.link', message: 'https:// ile başlayan bir adres ya da / ile başlayan bir yol yazın.' },
  'own',
  (link) => /^\/(?![/\\])[^\s\\]*$/.test(link) || (/^https?:\/\/[^\s/?#@]+\.[^\s]+$/i.test(link) && URL.canParse(link)),
)

/** A page can be looked over. */
export const blocksFew: Rule<{ readonly blocks: number }> = rule(
  /*i18n*/ { id: 'pagebuilder.too_many_blocks', message: 'Bir sayfaya en çok {most} blok konur.' },
  'own',
  ({ blocks }) => blocks <= mostBlocks,
  { about: () => ({ most: mostBlocks }), at: () => ['blocks'] },
)

/** The page of one language as publishing judges it. */
export interface PageFacts {
  /** How many blocks its newest draft has. */
  readonly blocks: number
  readonly version: number
  readonly published: number | null
  readonly scheduled: number | null
}

export const pageNotEmpty: Rule<PageFacts> = rule(
  /*i18n*/ { id: 'pagebuilder.empty', message: 'Boş bir sayfa yayınlanmaz; önce blok ekleyin.' },
  'own',
  ({ blocks }) => blocks > 0,
)

export const publishesNew: Rule<PageFacts> = rule(
  /*i18n*/ { id: 'pagebuilder.already_published', message: 'Bu sürüm zaten yayında.' },
  'own',
  ({ version, published, scheduled }) => version !== published || scheduled !== null,
)

export const isScheduled: Rule<PageFacts> = rule(
  /*i18n*/ { id: 'pagebuilder.not_scheduled', message: 'Zamanlanmış bir yayın yok.' },
  'own',
  ({ scheduled }) => scheduled !== null,
)

/** What visitors will see begins later than now. */
export const scheduledAhead: Rule<{ readonly at: string; readonly now: string }> = rule(
  /*i18n*/ { id: 'pagebuilder.schedule_past', message: 'Yayın için ileri bir tarih ve saat seçin.' },
  'own',
  ({ at, now }) => Date.parse(at) > Date.parse(now),
  { at: () => ['at'] },
)

/** What is published is what was saved. */
export const savedFirst: Rule<{ readonly unsaved: boolean }> = rule(
  /*i18n*/ { id: 'pagebuilder.save_first', message: 'Önce taslağı kaydedin.' },
  'own',
  ({ unsaved }) => !unsaved,
)

/** There is something to take over from the other language. */
export const somethingToCopy: Rule<{ readonly others: number }> = rule(
  /*i18n*/ { id: 'pagebuilder.nothing_to_copy', message: 'O dilde alınacak blok yok.' },
  'R30',
  ({ others }) => others > 0,
)

/** What stands in the way of publishing a page, now or later. */
export const publishRules = [pageNotEmpty, publishesNew] as const

/** Only a version that was looked at is restored. */
export const versionChosen: Rule<{ readonly chosen: number | null }> = rule(
  /*i18n*/ { id: 'pagebuilder.no_version', message: 'Önce geri dönülecek sürümü seçin.' },
  'own',
  ({ chosen }) => chosen !== null,
)
