import type { Draft } from '#api/resources/platform/resource.ts'
import { english, turkish } from '#tests/seed.ts'
import { next } from './sample.ts'

const barcode = { kind: 'barcode', x: 2, y: 12.5, width: 34, height: 15, symbology: 'auto', content: '{barcode}' }

const item = { level: 1, link: 'address', target_id: 0, url: '/kampanyalar', icon: '' }
const names = (name: string) =>
  [turkish, english].map((language_id) => ({ language_id, name: `${name} ${language_id}` }))

/** What the kinds of their fields do not know of the content of a shop. */
export const contentDrafts = {
  // Customers type its code, which is there once.
  coupons: {
    ...{ kind: 'coupon', basis: 'category', minimum: '', maximum: '', end: '2031-12-31' },
    get code() {
      return `EGE-${next()}`
    },
  },
  // Its parts lie on it, and its sheet has room for them.
  'label-themes': {
    ...{ width_mm: 58, height_mm: 40, dpi: 8, paper: 'sheet', columns: 3, rows: 7 },
    ...{ margin_left: 5, margin_top: 4.5, gap_x: 2, gap_y: 0 },
    components: [{ ...barcode, attribute: '', size: 2.5, align: 'left', bold: 0 }],
  },
  // Its items lead to what every shop has.
  menus: {
    location: 'header',
    broken: 0,
    get items() {
      return [{ ...item, translations: names(`Öğe ${next()}`) }]
    },
  },
  // One that becomes active takes the place of another.
  'menu-designs': { status: 0 },
} satisfies Readonly<Record<string, Draft>>
