import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Job } from '#api/contract/platform/jobs.ts'
import type { Page as ListPage } from '#api/contract/platform/lists.ts'
import type { JobsShown } from '#machines/platform/jobs/job-list.machine.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/platform/job-list.paths.ts'
import { jobsStand, manyJobs, outputOf } from '#tests/paths/platform/jobs.fixture.ts'

interface Pages extends PageFixture {
  readonly turned: ('on' | 'back')[]
}

const old = 'Son durum alınamadı; yeniden deneniyor.'

/** The list of jobs, which shows how far those are that are under way. */
export default inBrowser(spec)<Pages>({
  begin: async (browserFixture) => {
    await manyJobs(browserFixture.shop, 120)
    return { browserFixture, page: await browserFixture.visit(), turned: [] }
  },
  open: async ({ page }) => {
    await page.clock.install()
    await page.goto('/jobs')
    await rows(page, 'Bitti').first().waitFor()
  },
  // The mark in the header asks for itself, and the rows are the list's.
  whose: ({ path, query }) => (path === '/v1/panel/jobs' && query.includes('seen=') ? ['list'] : []),
  answers: {
    list: async (event, { fixture }) => {
      const state = outputOf<ListPage<Job>>(event)?.rows[0]?.state
      if (state) await jobsStand(fixture.browserFixture.shop, state)
      return { how: state ? 'through' : 'lost' }
    },
  },
  events: {
    REFRESH: (_, { page }) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    SHOWN: async (event, { fixture }) => {
      const { seen } = event as unknown as JobsShown
      await jobsStand(fixture.browserFixture.shop, seen?.length ? 'running' : 'finished')
      await turnThePage(fixture)
    },
  },
  states: {
    asking: (page) => page.getByRole('heading', { name: 'İşler' }).waitFor(),
    watching: async (page, moment) => {
      await rows(page, 'Sürüyor').first().waitFor()
      await letPass(moment)
    },
    resting: (page) => rows(page, 'Bitti').first().waitFor(),
    failed: async (page, moment) => {
      await page.getByText(old).waitFor()
      await letPass(moment)
    },
  },
})

/** There and back: the rows of the other page are there when it is done, and the machine knows of them. */
async function turnThePage({ page, turned }: Pages): Promise<void> {
  const first = page.locator('tr[data-key]').first()
  const before = await first.getAttribute('data-key')
  await page.getByRole('button', { name: turned.at(-1) === 'on' ? 'Önceki sayfa' : 'Sonraki sayfa' }).click()
  turned.push(turned.at(-1) === 'on' ? 'back' : 'on')
  await expect.poll(() => first.getAttribute('data-key')).not.toBe(before)
}

/** The pause passes, where the walk waits for it. */
async function letPass({ page, ahead }: Moment<Pages>): Promise<void> {
  if (ahead[0]?.event.type.startsWith('xstate.after.')) await page.clock.fastForward(20_000)
}

function rows(page: Page, state: string) {
  return page.getByRole('row').filter({ hasText: state })
}
