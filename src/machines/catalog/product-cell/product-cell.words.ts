import type { Words } from '#machines/platform/words.ts'

export const productCellWords: Words = {
  title: /*i18n*/ { id: 'chart.productCell', message: 'Listede düzenleme' },
  about: /*i18n*/ {
    id: 'chart.productCell.about',
    message: 'Bir ürünün fiyatını, stoğunu ya da durumunu listede, göründüğü yerde değiştirme.',
  },
  states: {
    idle: /*i18n*/ { id: 'chart.productCell.idle', message: 'Açık hücre yok' },
    typing: /*i18n*/ { id: 'chart.productCell.typing', message: 'Yazılıyor' },
    saving: /*i18n*/ { id: 'chart.productCell.saving', message: 'Kaydediliyor' },
    refused: /*i18n*/ { id: 'chart.productCell.refused', message: 'Kural engelledi' },
    failed: /*i18n*/ { id: 'chart.form.failed', message: 'Olmadı' },
  },
  events: {
    EDIT: /*i18n*/ { id: 'chart.productCell.EDIT', message: 'Hücreyi aç' },
    SWITCH: /*i18n*/ { id: 'chart.productCell.SWITCH', message: 'Durumu çevir' },
    TYPE: /*i18n*/ { id: 'chart.productCell.TYPE', message: 'Yaz' },
    SAVE: /*i18n*/ { id: 'chart.productCell.SAVE', message: 'Kaydet' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: { save: /*i18n*/ { id: 'chart.productCell.save', message: 'Kaydetme' } },
  guards: {
    isUnchanged: /*i18n*/ { id: 'chart.productCell.isUnchanged', message: 'Yazılan, kayıtlı olanın aynısıysa' },
    isRefused: /*i18n*/ { id: 'chart.stepPage.isRefused', message: 'Bir kural engel olduysa' },
  },
}
