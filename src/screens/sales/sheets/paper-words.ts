import type { InvoiceDocument } from '#api/contract/sales/invoices.ts'
import type { InvoiceProfile, InvoiceType } from '#api/contract/sales/order-invoice.ts'

/** What stands on an invoice. It is Turkish in every language of the panel, as the tax authority wants it. */
export const paperWords = {
  invoice: { earchive: 'e-ARŞİV FATURA', basic: 'e-FATURA', commercial: 'e-FATURA' } satisfies Record<
    InvoiceProfile,
    string
  >,
  scenario: { earchive: 'EARSIVFATURA', basic: 'TEMELFATURA', commercial: 'TICARIFATURA' } satisfies Record<
    InvoiceProfile,
    string
  >,
  type: { sale: 'SATIS', refund: 'IADE' } satisfies Record<InvoiceType, string>,
  payment: {
    'KREDIKARTI/BANKAKARTI': 'Kredi kartı / banka kartı',
    'EFT/HAVALE': 'EFT / havale',
    KAPIDAODEME: 'Kapıda ödeme',
    DIGER: 'Diğer',
  } satisfies Record<NonNullable<InvoiceDocument['internet']>['payment'], string>,
  customization: ['Özelleştirme No', 'TR1.2'],
  profile: 'Senaryo',
  typeOf: 'Fatura Tipi',
  number: 'Fatura No',
  date: 'Fatura Tarihi',
  order: 'Sipariş No',
  orderDate: 'Sipariş Tarihi',
  original: 'İade Edilen Fatura',
  ettn: 'ETTN',
  to: 'SAYIN',
  office: 'Vergi Dairesi',
  phone: 'Tel',
  email: 'E-posta',
  website: 'Web Sitesi',
  line: 'Sıra',
  name: 'Mal Hizmet',
  quantity: 'Miktar',
  pieces: 'Adet',
  unitPrice: 'Birim Fiyat',
  discount: 'İskonto',
  rate: 'KDV Oranı',
  tax: 'KDV Tutarı',
  net: 'Mal Hizmet Tutarı',
  base: 'Mal Hizmet Toplam Tutarı',
  discounts: 'Toplam İskonto',
  taxable: (rate: string) => `KDV Matrahı (%${rate})`,
  taxed: (rate: string) => `Hesaplanan KDV (%${rate})`,
  gross: 'Vergiler Dahil Toplam Tutar',
  payable: 'Ödenecek Tutar',
  exchange: 'Döviz Kuru',
  liraBase: 'KDV Matrahı (TL)',
  liraTax: 'Hesaplanan KDV (TL)',
  liraGross: 'Vergiler Dahil Toplam Tutar (TL)',
  rateOf: { manual: 'işletmenin kuru', central_bank: 'TCMB döviz alış', sandbox: 'deneme kuru' } satisfies Record<
    NonNullable<InvoiceDocument['exchange']>['source'],
    string
  >,
  exempt: 'Vergi İstisna Muafiyet Sebebi: 351 - KDV - İstisna Olmayan Diğer',
  internet: 'Bu satış internet üzerinden yapılmıştır.',
  paidBy: 'Ödeme Şekli',
  paidOn: 'Ödeme Tarihi',
  carrier: 'Gönderiyi Taşıyan',
  carrierNumber: 'Taşıyanın VKN/TCKN',
  sentOn: 'Gönderi Tarihi',
  delivered: 'e-Arşiv izni kapsamında elektronik ortamda iletilmiştir.',
} as const
