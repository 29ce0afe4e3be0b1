import type { Words } from '#machines/platform/words.ts'

export const productListingWords: Words = {
  title: /*i18n*/ { id: 'chart.productListing', message: 'Pazaryerindeki ürün' },
  about: /*i18n*/ {
    id: 'chart.productListing.about',
    message:
      'Mağazadaki bir ürünün pazaryerine gönderilişi. Gönderileceği, pazaryeri çağrılmadan önce yazılır; yanıtı kaybolan ürün ikinci kez gönderilmeden önce pazaryerine sorulur.',
  },
  states: {
    unlisted: /*i18n*/ { id: 'chart.productListing.unlisted', message: 'Gönderilmedi' },
    sending: /*i18n*/ { id: 'listings.sending', message: 'Gönderiliyor' },
    waiting: /*i18n*/ { id: 'listings.waiting', message: 'Yanıt bekliyor' },
    listed: /*i18n*/ { id: 'listings.listed', message: 'Listelendi' },
    refused: /*i18n*/ { id: 'listings.refused', message: 'Reddedildi' },
  },
  events: {
    SEND: /*i18n*/ { id: 'listings.send', message: 'Gönder' },
    TAKE: /*i18n*/ { id: 'chart.productListing.TAKE', message: 'Pazaryeri incelemeye aldı' },
    LIST: /*i18n*/ { id: 'chart.productListing.LIST', message: 'Pazaryeri listeledi' },
    REFUSE: /*i18n*/ { id: 'chart.productListing.REFUSE', message: 'Pazaryeri reddetti' },
  },
}

export const listingPushWords: Words = {
  title: /*i18n*/ { id: 'chart.listingPush', message: 'Pazaryerine gönderme ekranı' },
  about: /*i18n*/ {
    id: 'chart.listingPush.about',
    message:
      'Ürünleri denetleme, seçilenler için kural kararını gösterme, sonra işi başlatma; fiyat ve stokları bildirme.',
  },
  states: {
    shown: /*i18n*/ { id: 'chart.listingPush.shown', message: 'Ürünler gösteriliyor' },
    checking: /*i18n*/ { id: 'chart.bulk.checking', message: 'Kurallar deneniyor' },
    notChecked: /*i18n*/ { id: 'chart.bulk.notChecked', message: 'Denenemedi' },
    checked: /*i18n*/ { id: 'chart.listingPush.checked', message: 'Her ürünün kararı gösteriliyor' },
    sending: /*i18n*/ { id: 'chart.bulk.sending', message: 'İş başlatılıyor' },
    notSent: /*i18n*/ { id: 'chart.bulk.notSent', message: 'Başlatılamadı' },
    begun: /*i18n*/ { id: 'chart.bulk.begun', message: 'İş başladı' },
  },
  events: {
    BEGIN: /*i18n*/ { id: 'chart.listingPush.BEGIN', message: 'Denetle ya da güncelle' },
    CHOOSE: /*i18n*/ { id: 'chart.listingPush.CHOOSE', message: 'Seçilenleri dene' },
    SET_PAGE: /*i18n*/ { id: 'chart.recordList.SET_PAGE', message: 'Sayfa değiştir' },
    SEND: /*i18n*/ { id: 'listings.send', message: 'Gönder' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: {
    check: /*i18n*/ { id: 'chart.bulk.check', message: 'Deneme' },
    begin: /*i18n*/ { id: 'chart.bulk.begin', message: 'İşi başlatma' },
  },
  guards: { isPush: /*i18n*/ { id: 'chart.listingPush.isPush', message: 'Ürünler gönderiliyorsa' } },
}
