import type { Words } from '#machines/platform/words.ts'

export const stockEntryWords: Words = {
  title: /*i18n*/ { id: 'chart.stockEntry', message: 'Stok hareketi yazma' },
  about: /*i18n*/ {
    id: 'chart.stockEntry.about',
    message:
      'Personelin elle yazdığı giriş, çıkış, düzeltme ya da fire: ürünler art arda okutulur, hepsi birlikte yazılır. Sunucu aynı kurallarla, o anki stokla yargılar.',
  },
  states: {
    form: /*i18n*/ { id: 'chart.newOrder.form', message: 'Form açık' },
    'form.writing': /*i18n*/ { id: 'chart.stockEntry.writing', message: 'Hareket yazılıyor' },
    'form.finding': /*i18n*/ { id: 'chart.newOrder.finding', message: 'Ürün aranıyor' },
    'form.looking': /*i18n*/ { id: 'chart.newOrder.looking', message: 'Sıradaki ürüne bakılıyor' },
    'form.notFound': /*i18n*/ { id: 'chart.newOrder.notFound', message: 'Ürün sorulamadı' },
    'form.failed': /*i18n*/ { id: 'chart.newOrder.failed', message: 'Kaydedilemedi' },
    storing: /*i18n*/ { id: 'chart.newOrder.storing', message: 'Kaydediliyor' },
    expired: /*i18n*/ { id: 'chart.newOrder.expired', message: 'Oturum bitti, yazılanlar duruyor' },
    stored: /*i18n*/ { id: 'chart.newOrder.stored', message: 'Kaydedildi' },
  },
  events: {
    ADD: /*i18n*/ { id: 'chart.newOrder.ADD', message: 'Ürün ekle' },
    SET_LINE: /*i18n*/ { id: 'chart.newOrder.SET_LINE', message: 'Adedi ya da fiyatı yaz' },
    REMOVE_LINE: /*i18n*/ { id: 'chart.newOrder.REMOVE_LINE', message: 'Ürünü çıkar' },
    SET_TYPE: /*i18n*/ { id: 'chart.stockEntry.SET_TYPE', message: 'Türü seç' },
    SET_NOTE: /*i18n*/ { id: 'chart.stockEntry.SET_NOTE', message: 'Açıklamayı yaz' },
    TOUCH: /*i18n*/ { id: 'chart.productForm.TOUCH', message: 'Alandan çık' },
    REVEAL: /*i18n*/ { id: 'chart.newOrder.REVEAL', message: 'Hataları göster' },
    SUBMIT: /*i18n*/ { id: 'chart.form.SAVE', message: 'Kaydet' },
    RENEWED: /*i18n*/ { id: 'chart.form.RENEWED', message: 'Aynı kişi yeniden giriş yaptı' },
    DROP: /*i18n*/ { id: 'chart.newOrder.DROP', message: 'Aramaktan vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: {
    find: /*i18n*/ { id: 'chart.newOrder.find', message: 'Ürünü getirme' },
    store: /*i18n*/ { id: 'chart.stockEntry.store', message: 'Hareketleri kaydetme' },
    renewals: /*i18n*/ { id: 'chart.newOrder.renewals', message: 'Yeniden girişi bekleme' },
  },
  guards: {
    forgotten: /*i18n*/ { id: 'chart.newOrder.forgotten', message: 'Sonra bir şey değiştirildiyse' },
    moreWanted: /*i18n*/ { id: 'chart.newOrder.moreWanted', message: 'Sırada başka ürün varsa' },
    isExpired: /*i18n*/ { id: 'chart.newOrder.isExpired', message: 'Oturum bittiyse' },
    isMissing: /*i18n*/ { id: 'chart.newOrder.isMissing', message: 'Böyle bir ürün yoksa' },
  },
}
