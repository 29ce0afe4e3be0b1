import type { Words } from '#machines/platform/words.ts'

export const marketplaceImportWords: Words = {
  title: /*i18n*/ { id: 'chart.marketplaceImport', message: 'Pazaryerinden ürün alma' },
  about: /*i18n*/ {
    id: 'chart.marketplaceImport.about',
    message:
      'Ürün formunun içe aktarması: ürün pazaryerinde barkodla aranır ve seçilir, görselleri saklanır, markası ve kategorisi mağazada adıyla bulunur, form doldurulur.',
  },
  states: {
    closed: /*i18n*/ { id: 'chart.marketplaceImport.closed', message: 'Kapalı' },
    open: /*i18n*/ { id: 'chart.marketplaceImport.open', message: 'Açık' },
    'open.asking': /*i18n*/ { id: 'chart.marketplaceImport.asking', message: 'Barkod yazılıyor' },
    'open.searching': /*i18n*/ { id: 'chart.marketplaceImport.searching', message: 'Aranıyor' },
    'open.notFound': /*i18n*/ { id: 'chart.marketplaceImport.notFound', message: 'Aranamadı' },
    'open.choosing': /*i18n*/ { id: 'chart.marketplaceImport.choosing', message: 'Ürün seçiliyor' },
    'open.importing': /*i18n*/ { id: 'chart.marketplaceImport.importing', message: 'Alınıyor' },
    'open.notImported': /*i18n*/ { id: 'chart.marketplaceImport.notImported', message: 'Alınamadı' },
    namingAnew: /*i18n*/ { id: 'chart.marketplaceImport.namingAnew', message: 'Ad değişsin mi?' },
    filled: /*i18n*/ { id: 'chart.marketplaceImport.filled', message: 'Form dolduruldu' },
  },
  events: {
    OPEN: /*i18n*/ { id: 'chart.marketplaceImport.OPEN', message: 'Pazaryerinden almayı aç' },
    TYPE: /*i18n*/ { id: 'chart.marketplaceImport.TYPE', message: 'Barkodu yaz' },
    SEARCH: /*i18n*/ { id: 'chart.marketplaceImport.SEARCH', message: 'Ara' },
    CHOOSE: /*i18n*/ { id: 'chart.marketplaceImport.CHOOSE', message: 'Ürünü seç' },
    IMPORT: /*i18n*/ { id: 'chart.marketplaceImport.IMPORT', message: 'İçe aktar' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    REPLACE_NAME: /*i18n*/ { id: 'chart.marketplaceImport.REPLACE_NAME', message: 'Pazaryerindeki adı al' },
    KEEP_NAME: /*i18n*/ { id: 'chart.marketplaceImport.KEEP_NAME', message: 'Yazılı adı bırak' },
    CLOSE: /*i18n*/ { id: 'chart.marketplaceImport.CLOSE', message: 'Kapat' },
  },
  actors: {
    search: /*i18n*/ { id: 'chart.marketplaceImport.search', message: 'Pazaryerinde arama' },
    take: /*i18n*/ { id: 'chart.marketplaceImport.take', message: 'Ürünü alma' },
  },
  guards: {
    hasMarketplaceMatch: /*i18n*/ {
      id: 'chart.marketplaceImport.hasMarketplaceMatch',
      message: 'Pazaryerinden bir ürün seçildiyse',
    },
    replacesName: /*i18n*/ {
      id: 'chart.marketplaceImport.replacesName',
      message: 'Varsayılan dilde başka bir ad yazılıysa',
    },
  },
}
