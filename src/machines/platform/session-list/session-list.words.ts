import type { Words } from '#machines/platform/words.ts'

export const sessionListWords: Words = {
  title: /*i18n*/ { id: 'chart.sessionList', message: 'Açık oturumlar' },
  about: /*i18n*/ {
    id: 'chart.sessionList.about',
    message: 'Bir kişinin hangi cihazlarda giriş yapmış olduğu ve bu oturumların kapatılması.',
  },
  states: {
    loading: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    unreachable: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    shown: /*i18n*/ { id: 'chart.home.shown', message: 'Gösteriliyor' },
    asking: /*i18n*/ { id: 'chart.sessionList.asking', message: 'Kapatmadan önce soruluyor' },
    ending: /*i18n*/ { id: 'chart.sessionList.ending', message: 'Kapatılıyor' },
    failed: /*i18n*/ { id: 'chart.sessionList.failed', message: 'Kapatılamadı' },
  },
  events: {
    END: /*i18n*/ { id: 'chart.sessionList.END', message: 'Oturumu ya da ötekileri kapat' },
    CONFIRM: /*i18n*/ { id: 'chart.sessionList.CONFIRM', message: 'Onayla' },
    CANCEL: /*i18n*/ { id: 'chart.sessionList.CANCEL', message: 'Vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: {
    load: /*i18n*/ { id: 'chart.loaded.load', message: 'Yükleme' },
    end: /*i18n*/ { id: 'chart.sessionList.end', message: 'Kapatma' },
  },
}
