import { stepPageWords } from '#machines/platform/step-page/step-page.words.ts'
import { reviewPageMachine } from './review-page.machine.ts'

export const reviewPageWords = stepPageWords(reviewPageMachine, {
  title: /*i18n*/ { id: 'chart.reviewPage', message: 'Değerlendirme sayfası' },
  about: /*i18n*/ {
    id: 'chart.reviewPage.about',
    message: 'Bir değerlendirmeyi açma, yanıtlama ve şemasının adımlarını sunucuya gönderme.',
  },
  events: { TYPE: /*i18n*/ { id: 'chart.reviewPage.TYPE', message: 'Yanıtı yaz' } },
})
