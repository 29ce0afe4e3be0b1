import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'

export const transferActionsWords: PageWords = {
  title: /*i18n*/ { id: 'transfers.title', message: 'Havale ve EFT’ler' },
  about: /*i18n*/ {
    id: 'chart.transferActions.about',
    message:
      'Havaleler listesinde: gelen para ödendi olarak işaretlenir, gelmediği anlaşılan geri alınır. Siparişin şemasına sorulur.',
  },
}
