import type { Words } from '#machines/platform/words.ts'

export const fileUploadWords: Words = {
  title: /*i18n*/ { id: 'chart.fileUpload', message: 'Tek dosyanın yüklenmesi' },
  about: /*i18n*/ {
    id: 'chart.fileUpload.about',
    message: 'Bir dosya: önce içine bakılır, sonra gönderilir; hiçbir kuralın yasaklamadığı yeniden denenebilir.',
  },
  states: {
    queued: /*i18n*/ { id: 'chart.fileUpload.queued', message: 'Sırada' },
    checking: /*i18n*/ { id: 'chart.fileUpload.checking', message: 'Dosyaya bakılıyor' },
    sending: /*i18n*/ { id: 'chart.form.sending', message: 'Gönderiliyor' },
    failed: /*i18n*/ { id: 'chart.form.failed', message: 'Olmadı' },
    refused: /*i18n*/ { id: 'chart.fileUpload.refused', message: 'Bir kural izin vermedi' },
    stored: /*i18n*/ { id: 'chart.fileUpload.stored', message: 'Yüklendi' },
    removed: /*i18n*/ { id: 'chart.fileUpload.removed', message: 'Vazgeçildi' },
  },
  events: {
    START: /*i18n*/ { id: 'chart.fileUpload.START', message: 'Sırası geldi' },
    PROGRESS: /*i18n*/ { id: 'chart.fileUpload.PROGRESS', message: 'Bir parçası gitti' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    REMOVE: /*i18n*/ { id: 'chart.fileUpload.REMOVE', message: 'Dosyadan vazgeç' },
  },
  actors: {
    check: /*i18n*/ { id: 'chart.fileUpload.check', message: 'İçine bakma' },
    send: /*i18n*/ { id: 'chart.fileUpload.send', message: 'Gönderme' },
  },
  guards: {
    isForbidden: /*i18n*/ { id: 'chart.fileUpload.isForbidden', message: 'Bir kural bu dosyayı yasaklıyorsa' },
  },
}
