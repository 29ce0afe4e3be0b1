import type { Page } from 'playwright-core'
import type { JobPage } from '#api/contract/jobs.ts'
import { inBrowser, type Moment, type Scene } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/job-list.paths.ts'
import { manyJobs, outputOf } from '#tests/paths/jobs-in.ts'

const old = 'Son durum alınamadı; yeniden deneniyor.'

/** The list of jobs. */
export default inBrowser(spec)<Scene>({
  begin: async (stage) => ({ stage, page: await stage.visit() }),
  open: async ({ page }) => {
    await page.clock.install()
    await page.goto('/jobs')
  },
  // The mark in the header asks for itself.
  whose: ({ path, query }) => (path === '/v1/panel/jobs' && !query.includes('open=1') ? ['list'] : []),
  answers: {
    list: async (event, { scene }) => {
      const state = outputOf<JobPage>(event)?.rows[0]?.state
      if (state) await manyJobs(scene.stage.shop, state)
      return { how: state ? 'through' : 'lost' }
    },
  },
  events: {
    LOOK: (_, { page }) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    SET_PAGE: (event, { page }) =>
      page
        .getByRole('button', {
          name: (event as unknown as { page: number }).page === 0 ? 'Önceki sayfa' : 'Sonraki sayfa',
        })
        .click(),
  },
  states: {
    asking: (page) => heading(page).waitFor(),
    watching: async (page, moment) => {
      await rows(page, 'Sürüyor').first().waitFor()
      await letPass(moment)
    },
    resting: (page) => rows(page, 'Bitti').first().waitFor(),
    failed: async (page, moment) => {
      if (moment.walked.context.jobs) await page.getByText(old).waitFor()
      else await page.getByRole('alert').getByText('Yüklenemedi. Tekrar deneyin.').waitFor()
      await letPass(moment)
    },
  },
})

/** The pause passes, where the walk waits for it. */
async function letPass({ page, ahead }: Moment<Scene>): Promise<void> {
  if (ahead[0]?.event.type.startsWith('xstate.after.')) await page.clock.fastForward(20_000)
}

function heading(page: Page) {
  return page.getByRole('heading', { name: 'İşler' })
}

function rows(page: Page, state: string) {
  return page.getByRole('row').filter({ hasText: state })
}
