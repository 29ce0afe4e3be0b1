import type { Words } from '#machines/words.ts'

export const recordFormWords: Words = {
  title: /*i18n*/ { id: 'chart.recordForm', message: 'Kayıt formu' },
  about: /*i18n*/ {
    id: 'chart.recordForm.about',
    message: 'Bir kayıt, açılışından kaydına: kaybolan yanıt, biten oturum ve başkasının kaydı içinde.',
  },
  states: {
    opening: /*i18n*/ { id: 'chart.form.opening', message: 'Açılıyor' },
    missing: /*i18n*/ { id: 'chart.recordForm.missing', message: 'Böyle bir kayıt yok' },
    unreachable: /*i18n*/ { id: 'chart.recordForm.unreachable', message: 'Kayda ulaşılamadı' },
    form: /*i18n*/ { id: 'chart.recordForm.form', message: 'Form' },
    'form.editing': /*i18n*/ { id: 'chart.form.editing', message: 'Dolduruluyor' },
    'form.saved': /*i18n*/ { id: 'chart.recordForm.saved', message: 'Kaydedildi' },
    'form.failed': /*i18n*/ { id: 'chart.recordForm.failed', message: 'Kaydedilemedi' },
    saving: /*i18n*/ { id: 'chart.form.saving', message: 'Kaydediliyor' },
    expired: /*i18n*/ { id: 'chart.recordForm.expired', message: 'Oturum bitti, yazılanlar duruyor' },
    comparing: /*i18n*/ { id: 'chart.recordForm.comparing', message: 'Son hâli getiriliyor' },
    conflict: /*i18n*/ { id: 'chart.recordForm.conflict', message: 'Başkası da kaydetti' },
    gone: /*i18n*/ { id: 'chart.recordForm.gone', message: 'Kayıt bu arada silindi' },
  },
  events: {
    CHANGE: /*i18n*/ { id: 'chart.recordForm.CHANGE', message: 'Alanı değiştir' },
    TOUCH: /*i18n*/ { id: 'chart.recordForm.TOUCH', message: 'Alandan çık' },
    REVEAL: /*i18n*/ { id: 'chart.recordForm.REVEAL', message: 'Bütün hataları göster' },
    SUBMIT: /*i18n*/ { id: 'chart.form.SAVE', message: 'Kaydet' },
    REVERT: /*i18n*/ { id: 'chart.recordForm.REVERT', message: 'Değişiklikleri geri al' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    RENEWED: /*i18n*/ { id: 'chart.form.RENEWED', message: 'Aynı kişi yeniden giriş yaptı' },
    CHOOSE: /*i18n*/ { id: 'chart.recordForm.CHOOSE', message: 'Farklı alan için taraf seç' },
    MERGE: /*i18n*/ { id: 'chart.recordForm.MERGE', message: 'Birleştirip kaydet' },
    TAKE_THEIRS: /*i18n*/ { id: 'chart.recordForm.TAKE_THEIRS', message: 'Onunkini al' },
    BACK: /*i18n*/ { id: 'chart.form.BACK', message: 'Forma dön' },
    ADD_AGAIN: /*i18n*/ { id: 'chart.recordForm.ADD_AGAIN', message: 'Yeni kayıt olarak ekle' },
  },
  actors: {
    open: /*i18n*/ { id: 'chart.recordForm.open', message: 'Kaydı getirme' },
    save: /*i18n*/ { id: 'chart.recordForm.save', message: 'Kaydetme' },
    renewals: /*i18n*/ { id: 'chart.form.renewals', message: 'Yeniden girişi bekleme' },
    compare: /*i18n*/ { id: 'chart.recordForm.compare', message: 'Son hâlini getirme' },
  },
  guards: {
    isMissing: /*i18n*/ { id: 'chart.recordForm.isMissing', message: 'Kayıt yoksa' },
    isExpired: /*i18n*/ { id: 'chart.recordForm.isExpired', message: 'Oturum bittiyse' },
    isStale: /*i18n*/ { id: 'chart.recordForm.isStale', message: 'Başkası daha önce kaydettiyse' },
    wantsAnother: /*i18n*/ { id: 'chart.recordForm.wantsAnother', message: 'Ardından yenisi istendiyse' },
  },
}
