import type { EventObject } from 'xstate'
import type { Review } from '#api/contract/catalog/product-reviews.ts'
import { newReview, removeReview, reviewIn, setReview } from '#tests/fixtures/reviews.fixture.ts'
import spec from '#tests/paths/catalog/review-page.paths.ts'
import { inBrowser, type Scene } from '#tests/paths/cover/browser.ts'
import { looking, reviewer } from '#tests/paths/platform/people.ts'
import { answerField, button, controlOf, type Step, standsAs, take } from './review-page.ts'

interface Desk extends Scene {
  readonly id: number
}

/** One review on its screen: opening, answering, and steps that get no answer. */
export default inBrowser(spec)<Desk>({
  begin: async (stage, { input }) => {
    const { shop } = stage
    const as = await shop.as((input === 'looking' ? looking : reviewer).permissions)
    return { stage, page: await stage.visit({ as }), id: await newReview(shop) }
  },
  open: ({ page, id }) => page.goto(`/product-reviews/edit/${id}`),
  whose: ({ method, path }) => {
    if (!path.startsWith('/v1/panel/product-reviews/')) return []
    return [method === 'GET' ? 'open' : 'send']
  },
  answers: {
    open: async (event, { scene: { stage, id } }) => {
      const { output, error } = event as unknown as { output?: Review; error?: { kind: string } }
      if (error?.kind === 'network') return { how: 'lost' }
      if (!output) await removeReview(stage.shop, id)
      else {
        const { status, answer, answered_at, product } = output
        await setReview(stage.shop, id, { status, answer, answered_at }, product.review_status === 1)
      }
      return { how: 'through' }
    },
    send: async (event, { ahead, scene: { stage, id } }) => {
      const { error } = event as unknown as { error?: { kind: string } }
      if (error?.kind === 'conflict') {
        const { version } = await reviewIn(stage.shop, id)
        await setReview(stage.shop, id, { version: version + 1 })
      }
      if (error?.kind !== 'network') return { how: 'through' }
      const again = ahead[0]?.event.type === 'RETRY' && ahead[1]?.event.type.startsWith('xstate.done')
      return { how: again ? 'answerLost' : 'lost' }
    },
  },
  events: {
    TYPE: (event, { page }) => answerField(page).fill((event as unknown as { text: string }).text),
    STEP: (event, { page }) => take(page, stepIn(event)),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    REFRESH: (_, { page }) =>
      page
        .getByRole('button', { name: 'Güncel hâlini göster' })
        .or(page.getByRole('button', { name: 'Değerlendirmeyi yenile' }))
        .first()
        .click(),
  },
  states: {
    opening: async (page, { walked: { context } }) => {
      if (!context.record) await page.locator('[data-skeleton]').first().waitFor()
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    },
    unreachable: (page) => page.getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    missing: (page) => page.getByText('Kayıt bulunamadı.').waitFor(),
    shown: async (page, { walked: { context } }) => {
      await standsAs(page, context.record.status, context.record.answer !== '')
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
      if (context.record.status === 'accepted') await page.getByText(context.record.text).waitFor()
    },
    sending: (page, { walked: { context } }) =>
      button(page, context.command.type).and(page.locator('[aria-busy="true"]')).waitFor(),
    refused: (page) => page.getByText('tarafından değiştirildi').waitFor(),
    failed: (page) => page.getByRole('alertdialog', { name: 'Değerlendirme değişmedi' }).waitFor(),
  },
  controls: { STEP: (event, { page, walked }) => controlOf(page, stepIn(event), walked.context.record.answer) },
})

function stepIn(event: EventObject): Step {
  return (event as unknown as { step: Step }).step
}
