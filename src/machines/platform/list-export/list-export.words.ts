import type { Words } from '#machines/platform/words.ts'

export const listExportWords: Words = {
  title: /*i18n*/ { id: 'chart.listExport', message: 'Listeyi dışa aktarma' },
  about: /*i18n*/ {
    id: 'chart.listExport.about',
    message: 'Listede görünen her şey, bütün sayfalarıyla, bir dosya olarak.',
  },
  states: {
    idle: /*i18n*/ { id: 'chart.listExport.idle', message: 'Dosya yok' },
    writing: /*i18n*/ { id: 'chart.listExport.writing', message: 'Dosya hazırlanıyor' },
    failed: /*i18n*/ { id: 'chart.listExport.failed', message: 'Dışa aktarılamadı' },
  },
  events: {
    EXPORT: /*i18n*/ { id: 'chart.listExport.EXPORT', message: 'Dışa aktar' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
  },
  actors: {
    write: /*i18n*/ { id: 'chart.listExport.write', message: 'Dosyayı alma' },
  },
}
