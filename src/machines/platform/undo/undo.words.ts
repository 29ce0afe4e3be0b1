import type { Words } from '#machines/platform/words.ts'

export const undoWords: Words = {
  title: /*i18n*/ { id: 'chart.undo', message: 'Geri alma' },
  about: /*i18n*/ {
    id: 'chart.undo.about',
    message: 'Bir işlemden sonraki mesajın önerdiği: yapılanı geri almak. Sayfa kapansa da sürer.',
  },
  states: {
    offered: /*i18n*/ { id: 'chart.undo.offered', message: 'Öneriliyor' },
    undoing: /*i18n*/ { id: 'chart.undo.undoing', message: 'Geri alınıyor' },
    undone: /*i18n*/ { id: 'chart.undo.undone', message: 'Geri alındı' },
    refused: /*i18n*/ { id: 'chart.undo.refused', message: 'Kural engelledi' },
    failed: /*i18n*/ { id: 'chart.form.failed', message: 'Olmadı' },
  },
  events: {
    TAKE: /*i18n*/ { id: 'chart.undo.TAKE', message: 'Geri al' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: { takeBack: /*i18n*/ { id: 'chart.undo.takeBack', message: 'Geri alma' } },
  guards: { allBack: /*i18n*/ { id: 'chart.undo.allBack', message: 'Hepsi geri geldiyse' } },
}
