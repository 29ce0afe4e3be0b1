import {
  choice,
  date,
  flag,
  money,
  quantity,
  references,
  status,
  text,
  translations,
} from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { codeWord, couponRules } from '#api/rules/content/coupons.ts'

const usedBy = { says: /*i18n*/ { id: 'ties.coupons', message: '{count, plural, other {# kampanya}}' } }
const ofCoupon = { field: 'kind', is: ['coupon'] }
const based = (on: string) => ({ field: 'basis', is: [on] })

/** What a shop gives off: coupons, whose code customers type, and sales, which come by themselves. All of it stands under one code. */
export const coupons = resource({
  name: 'coupons',
  title: /*i18n*/ { id: 'coupons.title', message: 'Kuponlar ve kampanyalar' },
  one: /*i18n*/ { id: 'coupons.one', message: 'Kampanya' },
  menu: 'shop',
  list: 'sales/coupons/CouponList',
  codes: family(200, { view: 200, add: 200, edit: 200, delete: 200 }),
  naming: 'translations',
  repeats: true,
  rules: couponRules,
  usedBy: [
    {
      what: 'orders',
      says: /*i18n*/ { id: 'ties.orders', message: '{count, plural, other {# sipariş}}' },
      list: { path: '/orders', filter: 'coupon_id' },
    },
  ],
  fields: {
    kind: choice({
      label: /*i18n*/ { id: 'coupons.kind', message: 'Tür' },
      hint: /*i18n*/ {
        id: 'coupons.kind_hint',
        message:
          'Kuponu müşteri koduyla kullanır; kampanya kendiliğinden uygulanır ve aynı ürünlerde bir başkasıyla çakışamaz. İkisi de yeni siparişte ve kasada uygulanır.',
      },
      required: true,
      initial: 'coupon',
      listed: true,
      choices: [
        { value: 'coupon', says: /*i18n*/ { id: 'coupons.coupon', message: 'Kupon' } },
        { value: 'sale', says: /*i18n*/ { id: 'coupons.sale', message: 'Kampanya (kendiliğinden)' } },
      ],
    }),
    translations: translations({
      label: /*i18n*/ { id: 'coupons.name', message: 'Ad' },
      texts: { name: text({ label: /*i18n*/ { id: 'coupons.name', message: 'Ad' }, required: true, max: 100 }) },
      required: true,
      listed: true,
      searched: true,
    }),
    code: text({
      label: /*i18n*/ { id: 'coupons.code', message: 'Kupon kodu' },
      hint: /*i18n*/ {
        id: 'coupons.code_hint',
        message: 'Büyük küçük harf ayrılmaz; I, ı, İ ve i aynı harf sayılır.',
      },
      required: true,
      max: 50,
      rules: [codeWord],
      when: ofCoupon,
      listed: true,
      searched: true,
    }),
    type: choice({
      label: /*i18n*/ { id: 'coupons.type', message: 'İndirim türü' },
      required: true,
      initial: 'percentage',
      listed: true,
      choices: [
        { value: 'percentage', says: /*i18n*/ { id: 'coupons.percentage', message: 'Yüzde' } },
        { value: 'fixed', says: /*i18n*/ { id: 'coupons.fixed', message: 'Tutar' } },
      ],
    }),
    discount: money({
      label: /*i18n*/ { id: 'coupons.discount', message: 'İndirim' },
      hint: /*i18n*/ {
        id: 'coupons.discount_hint',
        message: 'Yüzdede 100’e kadar; tutarda mağazanın para biriminde, ürün fiyatları gibi yazılır.',
      },
      required: true,
      bare: true,
      percent: { field: 'type', is: ['percentage'] },
      listed: true,
    }),
    by_unit: flag({
      label: /*i18n*/ { id: 'coupons.by_unit', message: 'Her adet için' },
      hint: /*i18n*/ {
        id: 'coupons.by_unit_hint',
        message: 'Açıkken indirim her adetten ayrı düşülür; kapalıyken siparişte bir kez.',
      },
      initial: 0,
    }),
    start: date({ label: /*i18n*/ { id: 'coupons.start', message: 'İlk gün' }, required: true, listed: true }),
    end: date({
      label: /*i18n*/ { id: 'coupons.end', message: 'Son gün' },
      hint: /*i18n*/ { id: 'coupons.end_hint', message: 'Bu gün de sayılır.' },
      required: true,
      listed: true,
    }),
    basis: choice({
      label: /*i18n*/ { id: 'coupons.basis', message: 'Ne için geçerli' },
      required: true,
      initial: 'category',
      choices: [
        { value: 'product', says: /*i18n*/ { id: 'coupons.by_product', message: 'Ürünler' } },
        { value: 'category', says: /*i18n*/ { id: 'coupons.by_category', message: 'Kategoriler' } },
        { value: 'tag', says: /*i18n*/ { id: 'coupons.by_tag', message: 'Etiketler' } },
        { value: 'payment_method', says: /*i18n*/ { id: 'coupons.by_payment', message: 'Ödeme yöntemleri' } },
      ],
    }),
    products: references({
      label: /*i18n*/ { id: 'coupons.by_product', message: 'Ürünler' },
      to: 'products',
      required: true,
      when: based('product'),
      usedBy,
    }),
    categories: references({
      label: /*i18n*/ { id: 'coupons.by_category', message: 'Kategoriler' },
      hint: /*i18n*/ { id: 'coupons.categories_hint', message: 'Altlarındaki kategorilerin ürünleri de sayılır.' },
      to: 'categories',
      required: true,
      when: based('category'),
      usedBy,
    }),
    tags: references({
      label: /*i18n*/ { id: 'coupons.by_tag', message: 'Etiketler' },
      to: 'tags',
      required: true,
      when: based('tag'),
      usedBy,
    }),
    payment_methods: references({
      label: /*i18n*/ { id: 'coupons.by_payment', message: 'Ödeme yöntemleri' },
      to: 'shop-payment-methods',
      required: true,
      when: based('payment_method'),
      usedBy,
    }),
    minimum: money({
      label: /*i18n*/ { id: 'coupons.minimum', message: 'En düşük sipariş tutarı' },
      hint: /*i18n*/ { id: 'coupons.minimum_hint', message: 'İndirimlerden önceki ürün toplamı; boşsa sınır yoktur.' },
    }),
    maximum: money({ label: /*i18n*/ { id: 'coupons.maximum', message: 'En yüksek sipariş tutarı' } }),
    usage_limit: quantity({
      label: /*i18n*/ { id: 'coupons.usage_limit', message: 'Toplam kullanım' },
      hint: /*i18n*/ { id: 'coupons.unlimited', message: '0: sınırsız.' },
      when: ofCoupon,
    }),
    customer_limit: quantity({
      label: /*i18n*/ { id: 'coupons.customer_limit', message: 'Müşteri başına kullanım' },
      hint: /*i18n*/ { id: 'coupons.unlimited', message: '0: sınırsız.' },
      when: ofCoupon,
    }),
    login_required: flag({
      label: /*i18n*/ { id: 'coupons.login_required', message: 'Yalnızca kayıtlı müşteriler' },
      initial: 0,
    }),
    customer_groups: references({
      label: /*i18n*/ { id: 'customer_groups.title', message: 'Müşteri grupları' },
      hint: /*i18n*/ { id: 'coupons.groups_hint', message: 'Boşsa herkes.' },
      to: 'customer-groups',
      usedBy,
    }),
    without_groups: flag({
      label: /*i18n*/ { id: 'coupons.without_groups', message: 'Grubu olmayan müşteriler de' },
      hint: /*i18n*/ {
        id: 'coupons.without_groups_hint',
        message: 'Grup seçildiğinde, hiçbir grupta olmayanlar da yararlanır.',
      },
      initial: 0,
    }),
    free_shipping: flag({
      label: /*i18n*/ { id: 'coupons.free_shipping', message: 'Ücretsiz kargo' },
      initial: 0,
    }),
    status: status({ listed: true }),
  },
})
