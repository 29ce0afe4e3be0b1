import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { DeskDraft } from '#machines/sales/till-session/till-session.machine.ts'
import { orNoAnswer } from '#tests/browser/no-answer.ts'
import { keepUnsent } from '#tests/browser/till-in-browser.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { onScreen } from '#tests/paths/cover/faces.ts'
import spec from '#tests/paths/sales/till-session.paths.ts'
import { type DeskWorld, liesIn, storedSession, tillSessionReplay } from '#tests/paths/sales/till-session.replay.ts'

type Desk = DeskWorld & PageFixture
const face = onScreen(tillSessionReplay)

/** The cash desk on its screen, behind its button at the till. */
export default inBrowser(spec)<Desk>({
  ...face,
  begin: async (browserFixture, walk) => {
    const world = await face.begin(browserFixture, walk)
    const { shop } = browserFixture
    const { user } = (await shop.call('GET', '/v1/auth/me', { as: world.token })).body.data
    return { ...world, keeps: (count) => keepUnsent(world.page, `${shop.own.shop_id}/${user.id}`, count) }
  },
  open: async ({ page }) => {
    await page.goto('/fastsale')
    await page.getByRole('main').getByRole('button', { name: 'Kasa', exact: true }).click()
  },
  events: {
    WRITE: async (event, { page }) => {
      const { counted, move, override } = (event as unknown as { changes: Partial<DeskDraft> }).changes
      if (counted !== undefined) await field(page, 'counted').fill(String(counted).replace('.', ','))
      if (override) await desk(page).getByRole('checkbox').check()
      if (!move) return
      await desk(page).getByText('Çıkış', { exact: true }).click()
      await field(page, 'amount').fill(String(move.amount).replace('.', ','))
      await field(page, 'note').fill(move.note)
    },
    OPEN: (_, { page }) => act(page, 'Kasayı aç').click(),
    MOVE: (_, { page }) => act(page, 'Parayı yaz').click(),
    CLOSE: (_, { page }) => act(page, 'Kasayı kapat').click(),
    RETRY: (_, { page }) => act(page, 'Tekrar dene').click(),
  },
  states: {
    looking: (page) => desk(page).locator('[data-skeleton]').first().waitFor(),
    unreachable: (page) => desk(page).getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    closed: async (page, moment) => {
      await act(page, 'Kasayı aç').waitFor()
      await showsDraft(moment)
      const last = await storedSession(moment.fixture.shop)
      // A desk that was opened elsewhere meanwhile is no past one.
      if (last?.status === 'closed')
        await desk(page)
          .getByRole('listitem')
          .filter({ hasText: `${inLira(last.counted ?? 0)} (` })
          .first()
          .waitFor()
    },
    opened: async (page, moment) => {
      await act(page, 'Kasayı kapat').waitFor()
      const lies = inLira(liesIn(await storedSession(moment.fixture.shop)))
      // What got no answer may be stored, and the page does not know it.
      if (!moment.walked.context.failure) await desk(page).getByRole('strong').filter({ hasText: lies }).waitFor()
      await showsDraft(moment)
    },
    opening: (page) => isUnderWay(page, 'Kasayı aç'),
    moving: (page) => isUnderWay(page, 'Parayı yaz'),
    closing: (page) => isUnderWay(page, 'Kasayı kapat'),
  },
  controls: {
    OPEN: (_, { page }) => ({ refused: act(page, 'Kasayı aç') }),
    MOVE: (_, { page }) => ({ refused: act(page, 'Parayı yaz') }),
    CLOSE: (_, { page }) => ({ refused: act(page, 'Kasayı kapat') }),
  },
  may: isOnOffer,
})

const desk = (page: Page) => page.getByRole('dialog', { name: 'Kasa', exact: true })
const act = (page: Page, name: string) => desk(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => desk(page).locator(`[id="${name}"]`)
const inLira = (kurus: number) => `₺${(kurus / 100).toFixed(2).replace('.', ',')}`
const isUnderWay = (page: Page, name: string) => act(page, name).and(page.locator('[aria-busy="true"]')).waitFor()

/** A closed desk has no cash to move, and only full authority closes one over sales that are not sent. */
function isOnOffer({ type, ...event }: EventObject, { value, context }: AnyMachineSnapshot): boolean {
  const { changes = {} } = event as { changes?: Partial<DeskDraft> }
  if (type !== 'WRITE') return true
  if ('override' in changes) return value === 'opened' && context.unsent > 0 && context.holder.permissions.includes(100)
  return value === 'opened' || 'counted' in changes
}

/** What was written stands in the fields; why it was not taken stands above them. */
async function showsDraft({ page, walked: { value, context } }: Moment<Desk>): Promise<void> {
  const { draft, failure } = context
  const typed = async (name: string) => Number((await field(page, name).inputValue()).replace(',', '.'))
  await expect.poll(() => typed('counted')).toBe(Number(draft.counted))
  if (value === 'opened') await expect.poll(() => typed('amount')).toBe(Number(draft.move.amount))
  const told = desk(page).getByRole('alert')
  await (failure
    ? told.getByText(orNoAnswer('Kaydedilemedi|zaten açık')).waitFor()
    : told.waitFor({ state: 'detached' }))
}
