import type { SetUp, SetUpStep } from '#api/contract/sales/readiness.ts'
import { type SectionName, sections } from '#api/registry/sections.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** A step of the set-up as it is shown. */
export interface StepView {
  readonly title: Says
  /** What is asked, where the section of the settings does not say it. */
  readonly says?: Says
  /** It is done as well when somebody wants it as it is, in these words. */
  readonly keep?: Says
  /** The section of the settings whose form it is. */
  readonly section?: SectionName
  /** The pages that it leads to, each with what there is of it already. */
  readonly pages?: readonly { readonly path: string; readonly has?: keyof SetUp['has'] }[]
}

/** The steps of setting a shop up. */
export const stepViews: Readonly<Record<SetUpStep, StepView>> = {
  identity: {
    title: sections['settings/identity'].title,
    section: 'settings/identity',
  },
  seller: {
    title: sections['settings/seller'].title,
    section: 'settings/seller',
  },
  regional: {
    title: sections['settings/regional'].title,
    keep: /*i18n*/ { id: 'set_up.keep', message: 'Böyle kalsın' },
    section: 'settings/regional',
    pages: [
      { path: '/shop-languages', has: 'languages' },
      { path: '/shop-countries', has: 'countries' },
    ],
  },
  shipping: {
    title: /*i18n*/ { id: 'set_up.shipping', message: 'Kargo yöntemi' },
    says: /*i18n*/ { id: 'set_up.shipping_says', message: 'Siparişler müşteriye neyle gider, ücreti nedir.' },
    pages: [{ path: '/shop-shipping-methods', has: 'shipping' }],
  },
  payment: {
    title: /*i18n*/ { id: 'set_up.payment', message: 'Ödeme yöntemleri' },
    says: /*i18n*/ { id: 'set_up.payment_says', message: 'Müşteriler neyle öder; kullanmadıklarınızı kapatın.' },
    pages: [{ path: '/shop-payment-methods', has: 'payment' }],
  },
  mail: {
    title: /*i18n*/ { id: 'set_up.mail', message: 'E-posta' },
    says: /*i18n*/ {
      id: 'set_up.mail_says',
      message: 'Sipariş, kargo ve iade haberleri, davetler ve parola bağlantıları hangi sunucudan gider.',
    },
    pages: [{ path: '/shop-mail-methods', has: 'mail' }],
  },
  people: {
    title: /*i18n*/ { id: 'set_up.people', message: 'Çalışma arkadaşları' },
    says: /*i18n*/ {
      id: 'set_up.people_says',
      message: 'Depo, müşteri hizmeti ya da muhasebe: her biri kendi rolüyle girer. Davet e-postayla gider.',
    },
    pages: [{ path: '/users', has: 'people' }],
  },
  product: {
    title: /*i18n*/ { id: 'set_up.product', message: 'İlk ürün' },
    says: /*i18n*/ { id: 'set_up.product_says', message: 'Adı, fiyatı ve stoğu olan bir ürünle satış başlar.' },
    pages: [{ path: '/products', has: 'product' }, { path: '/imports' }],
  },
}
