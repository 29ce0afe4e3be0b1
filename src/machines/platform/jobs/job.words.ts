import type { Words } from '#machines/platform/words.ts'

export const jobWords: Words = {
  title: /*i18n*/ { id: 'chart.job', message: 'İş' },
  about: /*i18n*/ {
    id: 'chart.job.about',
    message: 'Tek bir uzun iş: ne kadarı bitti, her kayda ne oldu; durdurma, yeniden deneme ve geri alma.',
  },
  states: {
    opening: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    failed: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    known: /*i18n*/ { id: 'chart.job.known', message: 'Gösteriliyor' },
    'known.asking': /*i18n*/ { id: 'chart.jobList.asking', message: 'Soruluyor' },
    'known.watching': /*i18n*/ { id: 'chart.job.watching', message: 'İş sürüyor' },
    'known.lost': /*i18n*/ { id: 'chart.job.lost', message: 'Son duruma ulaşılamadı' },
    'known.over': /*i18n*/ { id: 'chart.job.over', message: 'İş bitti' },
    confirming: /*i18n*/ { id: 'chart.recordList.confirming', message: 'Onay bekliyor' },
    acting: /*i18n*/ { id: 'chart.job.acting', message: 'Uygulanıyor' },
    left: /*i18n*/ { id: 'chart.job.left', message: 'Geri alan iş gösteriliyor' },
    notDone: /*i18n*/ { id: 'chart.form.failed', message: 'Olmadı' },
  },
  events: {
    SHOW: /*i18n*/ { id: 'chart.job.SHOW', message: 'Başka kayıtları göster' },
    STOP: /*i18n*/ { id: 'chart.job.STOP', message: 'İşi durdur' },
    RETRY_FAILED: /*i18n*/ { id: 'chart.job.RETRY_FAILED', message: 'Olmayanları yeniden dene' },
    UNDO: /*i18n*/ { id: 'chart.job.UNDO', message: 'İşi geri al' },
    CONFIRM: /*i18n*/ { id: 'chart.form.CONFIRM', message: 'Onayla' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: {
    open: /*i18n*/ { id: 'chart.job.open', message: 'İşi getirme' },
    read: /*i18n*/ { id: 'chart.job.read', message: 'İşe yeniden bakma' },
    act: /*i18n*/ { id: 'chart.job.act', message: 'İşe müdahale' },
  },
  delays: { pause: /*i18n*/ { id: 'chart.jobList.pause', message: 'Bakmaya ara verme' } },
  guards: {
    isOver: /*i18n*/ { id: 'chart.job.isOver', message: 'İş bittiyse' },
    isAnother: /*i18n*/ { id: 'chart.job.isAnother', message: 'Yeni bir iş başladıysa' },
  },
}
