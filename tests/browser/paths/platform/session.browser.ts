import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { Me } from '#api/contract/platform/session.ts'
import type { OutReason, SessionContext } from '#machines/platform/session/session.machine.ts'
import { users } from '#server/db/schema/people.ts'
import { moveOn } from '#tests/browser/settled.ts'
import { type Arranged, inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { emailIn, endSession, password, setPasswords, tokenOf } from '#tests/paths/platform/people.fixture.ts'
import { ayse, elif } from '#tests/paths/platform/people.ts'
import spec from '#tests/paths/platform/session.paths.ts'
import { fill } from './record-fields.ts'
import { comeIn, enter, fillIn, goOut, leave, openTab, tokenIn, unsavedIn } from './session-tabs.ts'

interface Desk extends PageFixture {
  /** Whose page it is: the walk only says whether it is the same person as before. */
  person: number
  /** Who has signed in since. */
  comer: number
  /** Whether the page asks who it is, and has no answer yet. */
  asking: boolean
  readonly tab: Page
  /** Whether the clock of the page stands still. */
  held: boolean
}

let works = 0

/** The session on its screens, with other tabs beside them. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture, { input }) => {
    const { shop } = browserFixture
    await setPasswords(shop)
    // Elif may do in the panel what Ayşe may.
    await shop.db.update(users).set({ type: 'admin' }).where(eq(users.id, shop.own.employee_id))
    const as = input === 'withToken' ? await tokenOf(shop, ayse.id) : null
    const page = await browserFixture.visit({ as })
    return {
      browserFixture,
      page,
      tab: await openTab(page),
      person: ayse.id,
      comer: ayse.id,
      asking: false,
      held: false,
    }
  },
  open: async (fixture, { steps }) => {
    const { page } = fixture
    // The second of the loading screen passes only where the walk waits for it.
    if (steps[0]?.event.type === 'FOLLOW_IN') {
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
      fixture.held = true
    }
    await page.goto('/')
  },
  whose: ({ path }, fixture) => {
    if (path !== '/v1/auth/me') return path === '/v1/auth/login' ? ['signIn'] : []
    fixture.asking = true
    return ['check', 'confirm']
  },
  answers: { check: judged, confirm: judged, signIn },
  // The form of the door is a machine of its own, and calls when it is sent.
  quiet: ['signIn'],
  events: {
    SIGN_OUT: (_, { page, walked }) =>
      walked.matches('expired')
        ? question(page)
            .getByRole('button', { name: /bırak ve çık/ })
            .click()
        : leave(page),
    LOSE_SESSION: async (event, { page, fixture }) => {
      await work(page, event)
      await endSession(fixture.browserFixture.shop, await tokenIn(page))
      if (isUnsaved(event)) return page.getByRole('button', { name: 'Kaydet', exact: true }).click()
      await callAnew(page)
    },
    FOLLOW_OUT: async (event, { page, walked, fixture }) => {
      if (walked.matches('in')) await work(page, event)
      await goOut(fixture.tab)
    },
    FOLLOW_IN: async (_, moment) => {
      const { fixture } = moment
      fixture.comer = nextPerson(moment)
      fixture.asking = false
      await comeIn(fixture.tab, await emailIn(fixture.browserFixture.shop, fixture.comer), password)
    },
    CHECK_AGAIN: (_, { page }) => checkAgain(page).click(),
  },
  states: {
    waiting: (page) => loading(page).waitFor(),
    checking: async (page, { fixture }) => {
      await loading(page).waitFor()
      await expect.poll(() => fixture.asking).toBe(true)
      if (fixture.held) await page.clock.resume()
      fixture.held = false
    },
    'in.steady': async (page, { fixture }) => {
      await question(page).waitFor({ state: 'detached' })
      const name = fixture.person === ayse.id ? 'Ayşe' : 'Mehmet'
      await page.getByRole('button', { name: `Hesap: ${name} Yılmaz` }).waitFor()
    },
    'in.confirming': async (page, { fixture }) => {
      await page.getByRole('banner').waitFor()
      await expect.poll(() => fixture.asking).toBe(true)
    },
    'expired.asking': async (page) => {
      await question(page).getByLabel('Parola').waitFor()
      // What was typed is still there.
      await page.locator('main form').waitFor()
    },
    'expired.confirming': async (page, { fixture }) => {
      await question(page).waitFor()
      await question(page).getByLabel('Parola').waitFor({ state: 'detached' })
      await expect.poll(() => fixture.asking).toBe(true)
    },
    out: async (page, { walked }) => {
      await page.getByLabel('E-posta').waitFor()
      const { why, hasToken } = walked.context as SessionContext
      await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual(notes[why])
      expect((await tokenIn(page)) !== null).toBe(hasToken)
    },
  },
  controls: { CHECK_AGAIN: (_, { page }) => ({ absent: checkAgain(page) }) },
  may: canHappen,
})

/** What the door says, by why somebody stands before it. */
const notes: Readonly<Record<OutReason, readonly string[]>> = {
  start: [],
  left: [],
  expired: ['Oturumunuz sona erdi. Tekrar giriş yapın.'],
  unchecked: ['Giriş kontrolü başarısız oldu.'],
}

/** Outside nothing is unsaved, and another tab can only sign out of what it is in. A 401 to a page at work ends its session by itself. */
function canHappen(event: EventObject, { value, context }: AnyMachineSnapshot): boolean {
  if (event.type === 'FOLLOW_OUT' && value === 'out') return context.hasToken && !isUnsaved(event)
  const { error } = event as unknown as { error?: ApiFailure }
  return !(error?.kind === 'session' && JSON.stringify(value) === '{"in":"confirming"}')
}

/** What the question who it is is answered: the person whose token it is, or why it is nobody's. */
async function judged(event: EventObject, { fixture, page }: Moment<Desk>): Promise<Arranged> {
  fixture.asking = false
  const { error } = event as unknown as { error?: ApiFailure }
  if (!error) fixture.person = fixture.comer
  if (error?.kind === 'network') return { how: 'lost' }
  if (error) await endSession(fixture.browserFixture.shop, await tokenIn(page))
  return { how: 'through' }
}

async function signIn(event: EventObject, moment: Moment<Desk>): Promise<Arranged> {
  const { page, fixture } = moment
  const { user } = (event as unknown as { output: Pick<Me, 'user'> }).output
  fixture.comer = personFor(moment, user.id)
  await fillIn(page, await emailIn(fixture.browserFixture.shop, fixture.comer), password)
  await enter(page)
  return { how: 'through' }
}

/** Whom the walk finds signed in next. */
function nextPerson(moment: Moment<Desk>): number {
  const answers = moment.ahead.map(({ event }) => (event as unknown as { output?: Partial<Me> }).output?.user?.id)
  return personFor(moment, answers.find((id) => id !== undefined) ?? ayse.id)
}

/** The walk's person of this id: the same as the one whose page it is here, or the other of the two. */
function personFor({ walked, fixture }: Moment<Desk>, id: number): number {
  const { user } = walked.context as SessionContext
  if (!user) return id
  const other = fixture.person === ayse.id ? elif.id : ayse.id
  return id === user.id ? fixture.person : other
}

/** The page holds something unsaved, or nothing. */
async function work(page: Page, event: EventObject): Promise<void> {
  const unsaved = (await unsavedIn(page).count()) > 0
  if (unsaved === isUnsaved(event)) return
  if (unsaved) return page.getByRole('button', { name: 'Değişiklikleri geri al' }).click()
  works += 1
  await moveOn(page, '/taxes/add')
  await fill(page, { field: 'name', value: `KDV ${works}` }, (name) => name)
  await fill(page, { field: 'rates', value: [{ rate: '20', valid_from: '2024-01-01' }] }, (name) => name)
}

function isUnsaved(event: EventObject): boolean {
  return 'unsaved' in event && event.unsaved === true
}

function loading(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Yükleniyor' })
}

function question(page: Page) {
  return page.getByRole('alertdialog', { name: /Oturumunuz sona erdi/ })
}

function checkAgain(page: Page) {
  return page.getByRole('button', { name: 'Oturumu yeniden kontrol et' })
}

/** The next call of the page finds out: that of another list, or one that it has made by itself by now. Nothing is left to be done later. */
function callAnew(page: Page): Promise<void> {
  return page.evaluate(() => {
    if (location.pathname.startsWith('/auth/')) return
    history.pushState(null, '', location.pathname === '/brands' ? '/units' : '/brands')
    dispatchEvent(new PopStateEvent('popstate'))
  })
}
