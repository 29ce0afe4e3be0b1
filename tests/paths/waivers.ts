import type { Level } from '#machines/platform/proof.types.ts'

/** An obligation that no walk can meet at this level, and why that is right. A waiver that nothing needs fails the run. */
export interface Waiver {
  readonly machine: string
  readonly level: Level
  readonly obligation: string
  readonly reason: string
}

const noOtherLine =
  'Each line has its field on the page, and nothing else can be named there; the server is asked over HTTP.'

const proposed =
  'The one bank of the shop is proposed, and no list has an account that there is not; HTTP asks without one.'

const shownAlike =
  'A form shows what is refused in one way, which other records walk here; tests/panel/content types into the texts and drawings of these.'

const notOffered =
  'No list of the page offers another value, a third banner is refused before it is there, and no other file is taken; the server is asked over HTTP.'

export const waivers: readonly Waiver[] = [
  ...['validation.invalid_choice', 'pagebuilder.banner_limit', 'files.allowed_formats'].map((rule) => ({
    ...{ machine: 'pageBuilder', level: 'browser' as const, reason: notOffered },
    obligation: `editing/SAVE ${rule} fails`,
  })),
  ...[
    'label_theme.too_large',
    'label_theme.too_many_dots',
    'label_theme.outside',
    'label_theme.part_unsaid',
    'label_theme.unknown_field',
    'label_theme.sheet_too_small',
    'label_theme.too_many_parts',
    'validation.slug',
    'validation.seo_tags',
    ...['menu.content_required', 'menu.location_required', 'menu.too_deep', 'menu.footer_limit', 'menu.footer_nested'],
    ...['menu.icon_limit', 'menu.level_jump', 'menu.target_required', 'menu.address'],
  ].map((rule) => ({
    ...{ machine: 'recordForm', level: 'browser' as const, reason: shownAlike },
    obligation: `form/SUBMIT ${rule} fails`,
  })),
  ...[
    ['cheque', 'portfolio/DEPOSIT cheque.account fails'],
    ['cheque', 'portfolio/CLEAR cheque.account fails'],
    ['chequePage', 'shown/STEP cheque.account fails'],
  ].map(([machine = '', obligation = '']) => ({ machine, level: 'browser' as const, obligation, reason: proposed })),
  ...[
    ['stockCount', 'frozen/COUNT count.not_in_count fails'],
    ['stockCount', 'counting/COUNT count.not_in_count fails'],
    ['stockCount', 'review/EXPLAIN count.no_difference fails'],
    ['countPage', 'shown/STEP count.not_in_count fails'],
    ['countPage', 'shown/STEP count.no_difference fails'],
    ...['ordered/RECEIVE', 'ordered/RECEIVE#2', 'partly_received/RECEIVE', 'partly_received/RECEIVE#2'].map((arrow) => [
      'purchase',
      `${arrow} purchase.not_ordered fails`,
    ]),
    ['purchasePage', 'shown/STEP purchase.not_ordered fails'],
  ].map(([machine = '', obligation = '']) => ({ machine, level: 'browser' as const, obligation, reason: noOtherLine })),
]
