import type { Words } from '#machines/platform/words.ts'

export const menuTreeWords: Words = {
  title: /*i18n*/ { id: 'chart.menuTree', message: 'Menü öğeleri' },
  about: /*i18n*/ {
    id: 'chart.menuTree.about',
    message:
      'Menünün öğeleri fareyle, parmakla ya da tuşlarla taşınır; bırakılamayacakları yer, kuralıyla birlikte önceden görünür. Her adım geri alınıp yinelenebilir.',
  },
  states: {
    resting: /*i18n*/ { id: 'chart.menuTree.resting', message: 'Seçili öğe yok' },
    chosen: /*i18n*/ { id: 'chart.menuTree.chosen', message: 'Öğe seçili' },
  },
  events: {
    SHOW: /*i18n*/ { id: 'chart.menuTree.SHOW', message: 'Form değişti' },
    SELECT: /*i18n*/ { id: 'chart.menuTree.SELECT', message: 'Seç' },
    ADD: /*i18n*/ { id: 'chart.menuTree.ADD', message: 'Ekle' },
    MOVE: /*i18n*/ { id: 'chart.menuTree.MOVE', message: 'Taşı' },
    STEP: /*i18n*/ { id: 'chart.menuTree.STEP', message: 'Bir adım taşı' },
    CHANGE: /*i18n*/ { id: 'chart.menuTree.CHANGE', message: 'Değiştir' },
    DELETE: /*i18n*/ { id: 'chart.menuTree.DELETE', message: 'Sil' },
    UNDO: /*i18n*/ { id: 'chart.menuTree.UNDO', message: 'Geri al' },
    REDO: /*i18n*/ { id: 'chart.menuTree.REDO', message: 'Yinele' },
  },
  guards: {
    selectsOne: /*i18n*/ { id: 'chart.menuTree.selectsOne', message: 'Bir öğe seçildiyse' },
    staysThere: /*i18n*/ { id: 'chart.menuTree.staysThere', message: 'Aynı yerde kalıyorsa' },
  },
}
