import type { Words } from '#machines/platform/words.ts'

export const labelDesignerWords: Words = {
  title: /*i18n*/ { id: 'chart.labelDesigner', message: 'Etiket tasarımı' },
  about: /*i18n*/ {
    id: 'chart.labelDesigner.about',
    message:
      'Etiketin bileşenleri fareyle, parmakla ya da ok tuşlarıyla yerleştirilir; her adım geri alınıp yinelenebilir.',
  },
  states: {
    resting: /*i18n*/ { id: 'chart.labelDesigner.resting', message: 'Seçili bileşen yok' },
    chosen: /*i18n*/ { id: 'chart.labelDesigner.chosen', message: 'Bileşen seçili' },
    dragging: /*i18n*/ { id: 'chart.labelDesigner.dragging', message: 'Sürükleniyor' },
  },
  events: {
    SHOW: /*i18n*/ { id: 'chart.labelDesigner.SHOW', message: 'Form değişti' },
    SELECT: /*i18n*/ { id: 'chart.labelDesigner.SELECT', message: 'Seç' },
    ADD: /*i18n*/ { id: 'chart.labelDesigner.ADD', message: 'Ekle' },
    GRAB: /*i18n*/ { id: 'chart.labelDesigner.GRAB', message: 'Tut' },
    DRAG: /*i18n*/ { id: 'chart.labelDesigner.DRAG', message: 'Sürükle' },
    DROP: /*i18n*/ { id: 'chart.labelDesigner.DROP', message: 'Bırak' },
    CANCEL: /*i18n*/ { id: 'chart.labelDesigner.CANCEL', message: 'Yerine koy' },
    NUDGE: /*i18n*/ { id: 'chart.labelDesigner.NUDGE', message: 'Ok tuşuyla taşı' },
    GROW: /*i18n*/ { id: 'chart.labelDesigner.GROW', message: 'Ok tuşuyla boyutlandır' },
    ALIGN: /*i18n*/ { id: 'chart.labelDesigner.ALIGN', message: 'Hizala' },
    CHANGE: /*i18n*/ { id: 'chart.labelDesigner.CHANGE', message: 'Değiştir' },
    DELETE: /*i18n*/ { id: 'chart.labelDesigner.DELETE', message: 'Sil' },
    UNDO: /*i18n*/ { id: 'chart.labelDesigner.UNDO', message: 'Geri al' },
    REDO: /*i18n*/ { id: 'chart.labelDesigner.REDO', message: 'Yinele' },
  },
  guards: {
    selectsOne: /*i18n*/ { id: 'chart.labelDesigner.selectsOne', message: 'Bir bileşen seçildiyse' },
    showsSame: /*i18n*/ { id: 'chart.labelDesigner.showsSame', message: 'Bileşenler aynıysa' },
    partGone: /*i18n*/ { id: 'chart.labelDesigner.partGone', message: 'Seçili bileşen artık yoksa' },
  },
}
