import type { Words } from '#machines/platform/words.ts'

export const newOrderWords: Words = {
  title: /*i18n*/ { id: 'chart.newOrder', message: 'Yeni sipariş' },
  about: /*i18n*/ {
    id: 'chart.newOrder.about',
    message:
      'Personelin mağazada ya da telefonda aldığı sipariş: ürünleri, müşterisi, adresi ve tutarı. Sunucu aynı kurallarla yargılar; kaydedilince ürünler stoktan düşer.',
  },
  states: {
    opening: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    unreachable: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    form: /*i18n*/ { id: 'chart.newOrder.form', message: 'Form açık' },
    'form.writing': /*i18n*/ { id: 'chart.newOrder.writing', message: 'Sipariş yazılıyor' },
    'form.finding': /*i18n*/ { id: 'chart.newOrder.finding', message: 'Ürün aranıyor' },
    'form.looking': /*i18n*/ { id: 'chart.newOrder.looking', message: 'Sıradaki ürüne bakılıyor' },
    'form.notFound': /*i18n*/ { id: 'chart.newOrder.notFound', message: 'Ürün sorulamadı' },
    'form.asking': /*i18n*/ { id: 'chart.newOrder.asking', message: 'Müşteri getiriliyor' },
    'form.notKnown': /*i18n*/ { id: 'chart.newOrder.notKnown', message: 'Müşteri getirilemedi' },
    'form.failed': /*i18n*/ { id: 'chart.newOrder.failed', message: 'Kaydedilemedi' },
    storing: /*i18n*/ { id: 'chart.newOrder.storing', message: 'Kaydediliyor' },
    expired: /*i18n*/ { id: 'chart.newOrder.expired', message: 'Oturum bitti, yazılanlar duruyor' },
    stored: /*i18n*/ { id: 'chart.newOrder.stored', message: 'Kaydedildi' },
  },
  events: {
    ADD: /*i18n*/ { id: 'chart.newOrder.ADD', message: 'Ürün ekle' },
    SET_LINE: /*i18n*/ { id: 'chart.newOrder.SET_LINE', message: 'Adedi ya da fiyatı yaz' },
    REMOVE_LINE: /*i18n*/ { id: 'chart.newOrder.REMOVE_LINE', message: 'Ürünü çıkar' },
    CHOOSE_BUYER: /*i18n*/ { id: 'chart.newOrder.CHOOSE_BUYER', message: 'Müşteriyi seç' },
    NO_BUYER: /*i18n*/ { id: 'chart.newOrder.NO_BUYER', message: 'Misafir olarak yaz' },
    SET_GUEST: /*i18n*/ { id: 'chart.newOrder.SET_GUEST', message: 'Misafirin bilgisini yaz' },
    SET_ADDRESS: /*i18n*/ { id: 'chart.newOrder.SET_ADDRESS', message: 'Adresi yaz' },
    CHANGE: /*i18n*/ { id: 'chart.newOrder.CHANGE', message: 'Ödeme, teslimat, indirim ya da notu değiştir' },
    TOUCH: /*i18n*/ { id: 'chart.productForm.TOUCH', message: 'Alandan çık' },
    REVEAL: /*i18n*/ { id: 'chart.newOrder.REVEAL', message: 'Hataları göster' },
    SUBMIT: /*i18n*/ { id: 'chart.form.SAVE', message: 'Kaydet' },
    RENEWED: /*i18n*/ { id: 'chart.form.RENEWED', message: 'Aynı kişi yeniden giriş yaptı' },
    DROP: /*i18n*/ { id: 'chart.newOrder.DROP', message: 'Aramaktan vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: {
    look: /*i18n*/ { id: 'chart.newOrder.look', message: 'Formu getirme' },
    find: /*i18n*/ { id: 'chart.newOrder.find', message: 'Ürünü getirme' },
    know: /*i18n*/ { id: 'chart.newOrder.know', message: 'Müşteriyi getirme' },
    store: /*i18n*/ { id: 'chart.newOrder.store', message: 'Siparişi kaydetme' },
    renewals: /*i18n*/ { id: 'chart.newOrder.renewals', message: 'Yeniden girişi bekleme' },
  },
  guards: {
    forgotten: /*i18n*/ { id: 'chart.newOrder.forgotten', message: 'Sonra bir şey değiştirildiyse' },
    moreWanted: /*i18n*/ { id: 'chart.newOrder.moreWanted', message: 'Sırada başka ürün varsa' },
    isExpired: /*i18n*/ { id: 'chart.newOrder.isExpired', message: 'Oturum bittiyse' },
    isMissing: /*i18n*/ { id: 'chart.newOrder.isMissing', message: 'Böyle bir ürün yoksa' },
  },
}
