import { stepPageWords } from '#machines/platform/step-page/step-page.words.ts'
import { transferActionsMachine } from './transfer-actions.machine.ts'

export const transferActionsWords = stepPageWords(transferActionsMachine, {
  title: /*i18n*/ { id: 'transfers.title', message: 'Havale ve EFT’ler' },
  about: /*i18n*/ {
    id: 'chart.transferActions.about',
    message:
      'Havaleler listesinde: gelen para ödendi olarak işaretlenir, gelmediği anlaşılan geri alınır. Siparişin şemasına sorulur.',
  },
})
