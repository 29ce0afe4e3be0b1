import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { Job } from '#api/contract/platform/jobs.ts'
import { isOpen } from '#api/rules/platform/jobs.ts'
import type { Seen } from '#machines/platform/jobs/job.machine.ts'
import { orNoAnswer, titleOrNoAnswer } from '#tests/browser/no-answer.ts'
import { type Arranged, inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/platform/job.paths.ts'
import { makeJob, newJob, outputOf } from '#tests/paths/platform/jobs.fixture.ts'

interface Desk extends PageFixture {
  readonly id: number
}

const path = '/v1/panel/jobs'

/** One job: stopping it, trying it again, taking it back. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => ({
    browserFixture,
    page: await browserFixture.visit(),
    id: await newJob(browserFixture.shop),
  }),
  open: async ({ page, id }) => {
    await page.clock.install()
    await page.goto(`/jobs/${id}`)
  },
  whose: ({ method, path: asked }, { id }) => {
    if (!asked.startsWith(`${path}/${id}`)) return []
    return method === 'POST' ? ['act'] : ['open', 'read']
  },
  answers: {
    open: found,
    read: found,
    act: async (event, { walked, ahead, fixture: { browserFixture, id } }) => {
      if ('error' in event && ahead[0]?.event.type !== 'RETRY') return { how: 'lost' }
      // An answer that was lost before may have changed the job.
      await makeJob(browserFixture.shop, id, walked.context.job)
      return { how: 'error' in event ? 'answerLost' : 'through' }
    },
  },
  events: {
    SHOW: (event, { page }) => tab(page, (event as unknown as { rowState: string | null }).rowState).press('Space'),
    STOP: (_, { page }) => button(page, 'Durdur').click(),
    RETRY_FAILED: (_, { page }) => button(page, retry).click(),
    UNDO: (_, { page }) => button(page, 'Geri al').click(),
    CONFIRM: (_, { page }) => question(page).getByRole('button', { name: 'Geri al' }).click(),
    CANCEL: (_, { page }) =>
      question(page)
        .getByRole('button', { name: /^(Vazgeç|Kapat)$/ })
        .last()
        .click(),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
  },
  states: {
    opening: async (page) => {
      await page.getByRole('heading', { name: 'İş', exact: true }).waitFor()
      await page.getByRole('alert').waitFor({ state: 'detached' })
    },
    failed: (page) => page.getByRole('alert').getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    'known.asking': (page, { walked }) => told(page, walked),
    'known.watching': async (page, moment) => {
      await told(page, moment.walked)
      await letPass(moment)
    },
    'known.lost': async (page, moment) => {
      await page.getByText('Son durum alınamadı; yeniden deneniyor.').waitFor()
      await letPass(moment)
    },
    'known.over': (page, { walked }) => told(page, walked),
    confirming: (page) => question(page, 'Bu iş geri alınsın mı?').waitFor(),
    acting: (page) => page.locator('button[aria-busy="true"]').waitFor(),
    notDone: (page) => question(page, titleOrNoAnswer('Olmadı')).getByText(orNoAnswer('Uygulanamadı')).waitFor(),
    left: (page) => page.getByRole('heading', { name: /^Geri alma: / }).waitFor(),
  },
  controls: {
    STOP: (_, { page }) => ({ absent: button(page, 'Durdur') }),
    RETRY_FAILED: (_, { page, walked }) => overOnly(page, walked, retry),
    UNDO: (_, { page, walked }) => {
      const { undoable, done }: Job = walked.context.job
      return undoable && done > 0 ? overOnly(page, walked, 'Geri al') : { absent: button(page, 'Geri al') }
    },
  },
})

const retry = /^(Olmayanları yeniden dene|Devam et)$/
const words = { waiting: 'Sırada', running: 'Sürüyor', finished: 'Bitti', cancelled: 'Durduruldu' }

async function found(event: EventObject, { fixture: { browserFixture, id } }: Moment<Desk>): Promise<Arranged> {
  const seen = outputOf<Seen>(event)
  if (seen) await makeJob(browserFixture.shop, id, seen.job)
  return { how: seen ? 'through' : 'lost' }
}

/** The state of the job, how many are done, and the records that are asked for. */
async function told(page: Page, { context, value }: AnyMachineSnapshot): Promise<void> {
  const job: Job = context.job
  const status = page.getByRole('status').first()
  await status.getByText(words[job.state], { exact: true }).waitFor()
  const missed = job.refused + job.failed
  const counts =
    job.state === 'finished' && missed > 0
      ? `${job.done} kayıt işlendi, ${missed} kayıt işlenemedi.`
      : `${job.total} kayıttan ${job.done} tanesi yapıldı`
  await status.getByText(counts).waitFor()
  if (value.known === 'asking') return
  const shown = context.rowState === 'failed' ? job.failed : job.total
  await expect.poll(() => page.locator('tr[data-key]').count()).toBe(shown)
}

/** The pause passes, where the walk waits for it. */
async function letPass({ page, ahead }: Moment<Desk>): Promise<void> {
  if (ahead[0]?.event.type.startsWith('xstate.after.')) await page.clock.fastForward(20_000)
}

/** What a job that is under way does not offer, and one that is over explains. */
function overOnly(page: Page, { context }: AnyMachineSnapshot, name: RegExp | string) {
  const control = button(page, name)
  return isOpen(context.job.state) ? { absent: control } : { refused: control }
}

function button(page: Page, name: RegExp | string) {
  return page.getByRole('main').getByRole('button', { name })
}

function question(page: Page, name?: RegExp | string) {
  return page.getByRole('alertdialog', name ? { name } : {})
}

function tab(page: Page, state: string | null) {
  return page.getByRole('radio', { name: state === null ? /^Tümü/ : /^Olmadı/ })
}
