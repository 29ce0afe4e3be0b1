import type { Words } from '#machines/platform/words.ts'

export const reviewDeskWords: Words = {
  title: /*i18n*/ { id: 'chart.reviewDesk', message: 'Değerlendirme ekranı' },
  about: /*i18n*/ {
    id: 'chart.reviewDesk.about',
    message: 'Bir değerlendirmeyi açma, yanıtlama ve şemasının adımlarını sunucuya gönderme.',
  },
  states: {
    opening: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    unreachable: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    missing: /*i18n*/ { id: 'chart.reviewDesk.missing', message: 'Değerlendirme yok' },
    shown: /*i18n*/ { id: 'chart.recordList.shown', message: 'Gösteriliyor' },
    stepping: /*i18n*/ { id: 'chart.reviewDesk.stepping', message: 'Adım gönderiliyor' },
    notTaken: /*i18n*/ { id: 'chart.reviewDesk.notTaken', message: 'Adım yapılamadı' },
  },
  events: {
    TYPE: /*i18n*/ { id: 'chart.reviewDesk.TYPE', message: 'Yanıtı yaz' },
    STEP: /*i18n*/ { id: 'chart.reviewDesk.STEP', message: 'Şemanın bir adımını at' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    RELOAD: /*i18n*/ { id: 'chart.reviewDesk.RELOAD', message: 'Güncel hâlini göster' },
  },
  actors: {
    open: /*i18n*/ { id: 'chart.recordForm.open', message: 'Kaydı getirme' },
    take: /*i18n*/ { id: 'chart.reviewDesk.take', message: 'Adımı gönderme' },
  },
  guards: { isMissing: /*i18n*/ { id: 'chart.recordForm.isMissing', message: 'Kayıt yoksa' } },
}
