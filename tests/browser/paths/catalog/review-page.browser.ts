import { expect } from 'vitest'
import { stepIn, stepPageFace } from '#tests/browser/paths/step-page.ts'
import { type ReviewWorld, reviewConsequences } from '#tests/paths/catalog/review-page.consequences.ts'
import spec from '#tests/paths/catalog/review-page.paths.ts'
import { reviewReplay } from '#tests/paths/catalog/review-page.replay.ts'
import { inBrowser, type Scene } from '#tests/paths/cover/browser.ts'
import { onScreen } from '#tests/paths/cover/faces.ts'
import { answerField, button, controlOf, type Step, standsAs, take } from './review-page.ts'

const face = stepPageFace({ unchanged: 'Değerlendirme değişmedi', refresh: 'Değerlendirmeyi yenile' })

/** One review on its page: opening, answering, and steps that get no answer. */
export default inBrowser(spec)<ReviewWorld & Scene>({
  ...onScreen(reviewReplay),
  open: ({ page, id }) => page.goto(`/product-reviews/edit/${id}`),
  events: {
    ...face.events,
    TYPE: (event, { page }) => answerField(page).fill((event as unknown as { text: string }).text),
    STEP: (event, { page }) => take(page, stepIn<Step>(event)),
  },
  states: {
    ...face.states,
    shown: async (page, { scene, walked: { context } }) => {
      const { review } = (await reviewConsequences.stored(scene)) ?? {}
      await standsAs(page, review?.status ?? '', review?.answer !== '')
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
      if (review?.status !== 'accepted') return
      await page.getByText(review.text).waitFor()
      await expect.poll(() => answerField(page).inputValue()).toBe(context.typed)
    },
    sending: (page, { walked: { context } }) =>
      button(page, context.command.type).and(page.locator('[aria-busy="true"]')).waitFor(),
  },
  controls: { STEP: (event, { page }) => controlOf(page, stepIn<Step>(event)) },
})
