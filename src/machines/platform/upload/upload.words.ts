import type { Words } from '#machines/platform/words.ts'

export const uploadWords: Words = {
  title: /*i18n*/ { id: 'chart.upload', message: 'Yükleme' },
  about: /*i18n*/ {
    id: 'chart.upload.about',
    message:
      'Bir görsel yerine giden dosyalar: bırakılanlardan uyanlar alınır, ötekilerin adı söylenir; sonra her biri kendi yoluna gider.',
  },
  states: {
    resting: /*i18n*/ { id: 'chart.upload.resting', message: 'Yolda dosya yok' },
    uploading: /*i18n*/ { id: 'chart.upload.uploading', message: 'Yükleniyor' },
  },
  events: {
    DROP: /*i18n*/ { id: 'chart.upload.DROP', message: 'Dosya bırak' },
    DISMISS: /*i18n*/ { id: 'chart.upload.DISMISS', message: 'Uyarıyı kapat' },
    FILE_QUEUED: /*i18n*/ { id: 'chart.upload.FILE_QUEUED', message: 'Dosya yeniden sıraya girdi' },
    FILE_STORED: /*i18n*/ { id: 'chart.upload.FILE_STORED', message: 'Dosya yüklendi' },
    FILE_FAILED: /*i18n*/ { id: 'chart.upload.FILE_FAILED', message: 'Dosya yüklenemedi' },
    FILE_REMOVED: /*i18n*/ { id: 'chart.upload.FILE_REMOVED', message: 'Dosyadan vazgeçildi' },
  },
  guards: {
    someFit: /*i18n*/ { id: 'chart.upload.someFit', message: 'İçlerinden alınabilecek varsa' },
    nothingLive: /*i18n*/ { id: 'chart.upload.nothingLive', message: 'Yolda dosya kalmadıysa' },
  },
}
