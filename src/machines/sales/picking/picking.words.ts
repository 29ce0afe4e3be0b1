import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'
import type { Words } from '#machines/platform/words.ts'

export const pickingWords: Words = {
  title: /*i18n*/ { id: 'chart.picking', message: 'Sipariş toplama' },
  about: /*i18n*/ {
    id: 'chart.picking.about',
    message:
      'Bir siparişin toplanması: parçalar sepete konur, hepsi konana ya da eksiğin nedeni söylenene kadar. Sipariş onaylanmadan önce ve kargoya bildirildikten sonra kapalıdır.',
  },
  states: {
    open: /*i18n*/ { id: 'picking.open', message: 'Toplanıyor' },
    picked: /*i18n*/ { id: 'picking.picked', message: 'Toplandı' },
  },
  events: {
    PICK: /*i18n*/ { id: 'chart.picking.PICK', message: 'Sepete koy' },
    FINISH: /*i18n*/ { id: 'picking.FINISH', message: 'Toplamayı bitir' },
    ORDER: /*i18n*/ { id: 'chart.shipment.ORDER', message: 'Sipariş bu arada değişti' },
  },
}

export const pickingPageWords: PageWords = {
  title: /*i18n*/ { id: 'chart.pickingPage', message: 'Toplama ekranı' },
  about: /*i18n*/ {
    id: 'chart.pickingPage.about',
    message:
      'Okutulan her parça hemen sayılır ve yanında saklanır. Yanlış okutma ayrı bir durumdur: ne beklendiğini ve ne geldiğini söyler. Ağ kesilse de toplama sürer.',
  },
  states: {
    basket: /*i18n*/ { id: 'chart.pickingPage.basket', message: 'Toplama' },
    'basket.hand': /*i18n*/ { id: 'chart.pickingPage.hand', message: 'El' },
    'basket.hand.ready': /*i18n*/ { id: 'chart.pickingPage.ready', message: 'Okutmaya hazır' },
    'basket.hand.wrong': /*i18n*/ { id: 'picking.wrong', message: 'Yanlış ürün' },
    'basket.hand.ending': /*i18n*/ { id: 'chart.pickingPage.ending', message: 'Bitiriliyor' },
    'basket.store': /*i18n*/ { id: 'chart.pickingPage.store', message: 'Saklama' },
    'basket.store.saved': /*i18n*/ { id: 'picking.saved', message: 'Kaydedildi' },
    'basket.store.looking': /*i18n*/ { id: 'chart.pickingPage.looking', message: 'Öbür cihazlara bakılıyor' },
    'basket.store.saving': /*i18n*/ { id: 'picking.saving', message: 'Kaydediliyor' },
    'basket.store.catchingUp': /*i18n*/ { id: 'picking.catching_up', message: 'Öbür cihazın topladıkları alınıyor' },
    'basket.store.unsaved': /*i18n*/ { id: 'picking.unsaved', message: 'Kaydedilemedi' },
    paused: /*i18n*/ { id: 'chart.pickingPage.paused', message: 'Ara verildi' },
    done: /*i18n*/ { id: 'picking.picked', message: 'Toplandı' },
  },
  events: {
    SCAN: /*i18n*/ { id: 'chart.pickingPage.SCAN', message: 'Okut' },
    SET: /*i18n*/ { id: 'chart.pickingPage.SET', message: 'Adedi elle değiştir' },
    SHORT: /*i18n*/ { id: 'chart.pickingPage.SHORT', message: 'Eksiğin nedenini seç' },
    DISMISS: /*i18n*/ { id: 'picking.dismiss', message: 'Anladım' },
    FINISH: /*i18n*/ { id: 'picking.FINISH', message: 'Toplamayı bitir' },
    PAUSE: /*i18n*/ { id: 'picking.pause', message: 'Ara ver' },
    ONLINE: /*i18n*/ { id: 'chart.pickingPage.ONLINE', message: 'Ağ geri geldi' },
    RESUME: /*i18n*/ { id: 'picking.resume', message: 'Toplamayı sürdür' },
  },
  delays: {
    pause: /*i18n*/ { id: 'chart.jobList.pause', message: 'Bakmaya ara verme' },
    patience: /*i18n*/ { id: 'chart.pickingPage.patience', message: 'Yeniden denemeden önce bekleme' },
  },
  actors: {
    save: /*i18n*/ { id: 'chart.pickingPage.save', message: 'Sepeti saklama' },
    look: /*i18n*/ { id: 'chart.pickingPage.look', message: 'Öbür cihazlara bakma' },
    connection: /*i18n*/ { id: 'chart.pickingPage.connection', message: 'Ağın geri gelmesini dinleme' },
    catchUp: /*i18n*/ { id: 'chart.pickingPage.catchUp', message: 'Öbür cihazın topladıklarını getirme' },
  },
  guards: {
    isExpected: /*i18n*/ { id: 'chart.pickingPage.isExpected', message: 'Beklenen bir ürünse' },
    isUnder: /*i18n*/ { id: 'chart.pickingPage.isUnder', message: 'Yanıtı alınmamış bir gönderi varsa' },
    isFresh: /*i18n*/ { id: 'chart.pickingPage.isFresh', message: 'Bu arada yeni bir parça okutulduysa' },
    isFreshAndBehind: /*i18n*/ {
      id: 'chart.pickingPage.isFreshAndBehind',
      message: 'Yeni bir parça okutulduysa ve öbür cihazın topladıkları alınamadıysa',
    },
    hasKept: /*i18n*/ { id: 'chart.pickingPage.hasKept', message: 'Bu tarayıcıda gönderilmemiş parça varsa' },
    wasPicked: /*i18n*/ { id: 'chart.pickingPage.isPicked', message: 'Toplama bittiyse' },
    hasUnsaved: /*i18n*/ { id: 'chart.pickingPage.hasUnsaved', message: 'Kaydedilmemiş bir şey varsa' },
    isTooMany: /*i18n*/ { id: 'chart.pickingPage.isTooMany', message: 'Öbür cihaz aynı parçayı topladıysa' },
    isPausing: /*i18n*/ { id: 'chart.pickingPage.isPausing', message: 'Ara isteniyorsa' },
    isBehind: /*i18n*/ { id: 'chart.pickingPage.isBehind', message: 'Öbür cihazın topladıkları alınamadıysa' },
    isStale: /*i18n*/ { id: 'chart.pickingPage.isStale', message: 'Başka bir cihaz daha hızlıysa' },
    isPicked: /*i18n*/ { id: 'chart.pickingPage.isPicked', message: 'Toplama bittiyse' },
    isPickedElsewhere: /*i18n*/ {
      id: 'chart.pickingPage.isPickedElsewhere',
      message: 'Toplama başka bir cihazda bittiyse',
    },
  },
}
