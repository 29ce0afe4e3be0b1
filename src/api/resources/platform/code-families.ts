import type { Says } from '#api/rules/platform/rule.ts'
import { fullAccess } from '#api/rules/platform/session.ts'
import type { Act } from './resource.ts'

/** Permission codes that belong together: what they are for, and the code of each act that has one. */
export interface CodeFamily {
  readonly says: Says
  readonly codes: Readonly<Partial<Record<Act, number>>>
}

/** A code that is no act of a family. */
interface SingleCode {
  readonly code: number
  readonly says: Says
}

/** The acts in the order in which people read them. */
export const acts: readonly Act[] = ['list', 'view', 'add', 'edit', 'delete']

export const actSays: Readonly<Record<Act, Says>> = {
  list: /*i18n*/ { id: 'permission.list', message: 'listeleme' },
  view: /*i18n*/ { id: 'permission.view', message: 'görüntüleme' },
  add: /*i18n*/ { id: 'permission.add', message: 'ekleme' },
  edit: /*i18n*/ { id: 'permission.edit', message: 'değiştirme' },
  delete: /*i18n*/ { id: 'permission.delete', message: 'silme' },
}

/** Every family of codes: the no-access page, refusals and the matrix of a role all read it here. An act without a code goes with another one. */
export const codeFamilies: readonly CodeFamily[] = [
  of(400, 5, /*i18n*/ { id: 'categories.title', message: 'Kategoriler' }),
  { says: /*i18n*/ { id: 'attributes.title', message: 'Özellikler' }, codes: { list: 500, add: 502, edit: 503 } },
  of(600, 5, /*i18n*/ { id: 'permission.products', message: 'Ürünler ve stok' }),
  { says: /*i18n*/ { id: 'reviews.title', message: 'Ürün değerlendirmeleri' }, codes: { list: 700, edit: 703 } },
  of(800, 5, /*i18n*/ { id: 'taxes.title', message: 'Vergiler' }),
  of(900, 5, /*i18n*/ { id: 'permission.units', message: 'Birimler ve grup türleri' }),
  of(1000, 5, /*i18n*/ { id: 'options.title', message: 'Seçenekler' }),
  of(1100, 5, /*i18n*/ { id: 'brands.title', message: 'Markalar' }),
  of(1200, 5, /*i18n*/ { id: 'tags.title', message: 'Etiketler' }),
  of(1300, 5, /*i18n*/ { id: 'suppliers.title', message: 'Tedarikçiler' }),
  of(1400, 4, /*i18n*/ { id: 'permission.accounts', message: 'Banka hesapları ve ön muhasebe' }),
  { says: /*i18n*/ { id: 'orders.title', message: 'Siparişler' }, codes: { list: 1500, edit: 1501 } },
  { says: /*i18n*/ { id: 'refunds.title', message: 'İadeler' }, codes: { list: 1600, edit: 1601 } },
  of(1700, 4, /*i18n*/ { id: 'refund_reasons.title', message: 'İade nedenleri' }),
  of(2000, 4, /*i18n*/ { id: 'users.title', message: 'Kullanıcılar' }),
  of(2100, 4, /*i18n*/ { id: 'user_roles.title', message: 'Roller' }),
  of(2200, 4, /*i18n*/ { id: 'permission.zones', message: 'Bölgeler' }),
  of(2300, 5, /*i18n*/ { id: 'permission.content', message: 'Menüler, sayfalar ve bloglar' }),
  of(2600, 5, /*i18n*/ { id: 'permission.modules', message: 'Modüller' }),
  {
    says: /*i18n*/ { id: 'permission.feedback', message: 'Geri bildirimler ve sorular' },
    codes: { list: 2800, edit: 2801 },
  },
  of(3000, 5, /*i18n*/ { id: 'permission.rates', message: 'Döviz kurları' }),
]

/** The codes that stand alone. */
export const singleCodes: readonly SingleCode[] = [
  { code: fullAccess, says: /*i18n*/ { id: 'permission.all', message: 'Tüm yetkiler' } },
  {
    code: 200,
    says: /*i18n*/ { id: 'permission.home', message: 'Ana sayfa, kuponlar, sözleşmeler, bülten ve mağaza ayarları' },
  },
  { code: 2900, says: /*i18n*/ { id: 'permission.till', message: 'Hızlı satış' } },
  { code: 3100, says: /*i18n*/ { id: 'permission.barcode', message: 'Barkod' } },
  { code: 3200, says: /*i18n*/ { id: 'permission.page_builder', message: 'Sayfa tasarımı' } },
]

/** Every code that a role may have. */
export const everyCode: readonly number[] = [
  ...singleCodes.map(({ code }) => code),
  ...codeFamilies.flatMap(({ codes }) => Object.values(codes)),
].sort((one, other) => one - other)

/** A family by the pattern of codes: base lists, then view, add, edit, delete, as far as it goes (rule R177). */
function of(base: number, count: number, says: Says): CodeFamily {
  return { says, codes: Object.fromEntries(acts.slice(0, count).map((act, at) => [act, base + at])) }
}
