import type { Words } from '#machines/platform/words.ts'

export const labelPrintWords: Words = {
  title: /*i18n*/ { id: 'chart.labelPrint', message: 'Etiket yazdırma' },
  about: /*i18n*/ {
    id: 'chart.labelPrint.about',
    message:
      'Hangi üründen kaç etiketin hangi temayla basılacağı seçilir; kendi penceresinde yazdırılır ya da ZPL dosyası olarak verilir. Kuyruktan gelenler, basıldıkları söylenince kuyruktan çıkar.',
  },
  states: {
    opening: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    unreachable: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    shown: /*i18n*/ { id: 'chart.recordList.shown', message: 'Gösteriliyor' },
    printing: /*i18n*/ { id: 'chart.orderPrint.opening', message: 'Pencere açılıyor' },
    blocked: /*i18n*/ { id: 'chart.orderPrint.blocked', message: 'Pencere engellendi' },
    exporting: /*i18n*/ { id: 'chart.labelPrint.exporting', message: 'ZPL dosyası hazırlanıyor' },
    notWritten: /*i18n*/ { id: 'chart.labelPrint.notWritten', message: 'Dosya hazırlanamadı' },
    given: /*i18n*/ { id: 'chart.labelPrint.given', message: 'Yazıcıya verildi' },
    asking: /*i18n*/ { id: 'chart.labelPrint.asking', message: 'Basılıp basılmadığı soruluyor' },
    leaving: /*i18n*/ { id: 'chart.labelPrint.leaving', message: 'Kuyruktan çıkarılıyor' },
    notLeft: /*i18n*/ { id: 'chart.labelPrint.notLeft', message: 'Kuyruktan çıkarılamadı' },
  },
  events: {
    SHOW: /*i18n*/ { id: 'chart.labelPrint.SHOW', message: 'Başka etiketler istendi' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    CHOOSE: /*i18n*/ { id: 'chart.labelPrint.CHOOSE', message: 'Tema seç' },
    ADD: /*i18n*/ { id: 'chart.labelPrint.ADD', message: 'Ürün ekle' },
    COUNT: /*i18n*/ { id: 'chart.labelPrint.COUNT', message: 'Etiket sayısını değiştir' },
    COUNT_ALL: /*i18n*/ { id: 'chart.labelPrint.COUNT_ALL', message: 'Hepsinin sayısını değiştir' },
    REMOVE: /*i18n*/ { id: 'chart.labelPrint.REMOVE', message: 'Ürünü çıkar' },
    START: /*i18n*/ { id: 'chart.labelPrint.START', message: 'İlk yeri seç' },
    PRINT: /*i18n*/ { id: 'chart.orderSheets.PRINT', message: 'Yazdır' },
    EXPORT: /*i18n*/ { id: 'chart.labelPrint.EXPORT', message: 'ZPL indir' },
    CLOSE: /*i18n*/ { id: 'chart.orderPrint.CLOSE', message: 'Kapat' },
    CONFIRM: /*i18n*/ { id: 'chart.labelPrint.CONFIRM', message: 'Basıldı' },
    CANCEL: /*i18n*/ { id: 'chart.labelPrint.CANCEL', message: 'Basılmadı' },
    LEAVE: /*i18n*/ { id: 'chart.labelPrint.LEAVE', message: 'Yazdırmadan kuyruktan çıkar' },
  },
  guards: {
    fromQueue: /*i18n*/ { id: 'chart.labelPrint.fromQueue', message: 'Kuyruktan gelen varsa' },
    printable: /*i18n*/ { id: 'chart.labelPrint.printable', message: 'Yazdırmaya engel yoksa' },
  },
  actors: {
    open: /*i18n*/ { id: 'chart.labelPrint.open', message: 'Etiketleri getirme' },
    openWindow: /*i18n*/ { id: 'chart.orderPrint.openWindow', message: 'Pencereyi açma' },
    writeFile: /*i18n*/ { id: 'chart.labelPrint.writeFile', message: 'ZPL dosyasını yazma' },
    leaveQueue: /*i18n*/ { id: 'chart.labelPrint.leaveQueue', message: 'Kuyruktan çıkarma' },
  },
}
