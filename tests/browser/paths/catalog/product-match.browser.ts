import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Candidate } from '#api/rules/catalog/product-matches.ts'
import { seenBy } from '#tests/browser/paths/beside.ts'
import { setListing } from '#tests/fixtures/matches.fixture.ts'
import { beginAs } from '#tests/paths/catalog/product-match.http.ts'
import spec from '#tests/paths/catalog/product-match.paths.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { watching } from '#tests/paths/platform/people.ts'
import { closeMessages, dialog, pick, rowOf, type StepType, standsAs, stepButton } from './match-page.ts'

interface Told extends PageFixture {
  readonly title: string
  readonly path: string
  /** The texts that find its variants, by the ids that the walks know them by. */
  readonly found: Readonly<Record<number, string>>
}

let made = 0

/** The life of a match by the buttons of its row and of the dialog, and the reasons on those that are refused. */
export default inBrowser(spec)<Told>({
  begin: async (browserFixture, { input }) => {
    const { shop } = browserFixture
    made += 1
    const title = `Eşlenecek ürün ${made}`
    const { id, variants } = await beginAs(shop, input)
    await setListing(shop, id, { title, search: `eslenecek urun ${made}` })
    const found = Object.fromEntries(
      await Promise.all(
        Object.entries(variants).map(async ([walked, variant]) => {
          const barcode = `75${String(variant).padStart(11, '0')}`
          await shop.db.execute(`update variants set barcode = '${barcode}' where id = ${variant}`)
          await shop.db.execute(
            `update products set search = search || ' ${barcode}' where id = (select product_id from variants where id = ${variant})`,
          )
          return [Number(walked), barcode] as const
        }),
      ),
    )
    const path = `/products/matches?search=${encodeURIComponent(title)}`
    return { browserFixture, page: await browserFixture.visit(), title, path, found }
  },
  open: ({ page, path }) => page.goto(path),
  whose: () => [],
  events: { ACCEPT: step, REFUSE: step, RELEASE: step, CHOOSE: choose },
  states: {
    fetched: async () => {},
    unmatched: (page, { fixture: { title } }) => standsAlone(page, title, 'unmatched'),
    suggested: (page, { fixture: { title } }) => standsAlone(page, title, 'suggested'),
    matched: async (page, { fixture: { title, found }, walked }) => {
      await standsAlone(page, title, 'matched')
      await expect.poll(() => rowOf(page, title).textContent()).toContain(found[walked.context.variant_id])
    },
    refused: (page, { fixture: { title } }) => standsAlone(page, title, 'refused'),
  },
  controls: Object.fromEntries(['ACCEPT', 'REFUSE', 'RELEASE', 'CHOOSE'].map((type) => [type, controlFor])),
})

/** What was compared before is put away first. */
async function putAside(page: Page) {
  if ((await dialog(page).count()) > 0) await dialog(page).getByRole('button', { name: 'Kapat' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await closeMessages(page)
}

async function standsAlone(page: Page, title: string, status: string) {
  await putAside(page)
  await standsAs(page, title, status)
}

async function step(event: EventObject, { page, fixture: { title } }: Moment<Told>) {
  await putAside(page)
  await stepButton(page, event.type as StepType, title, false).click()
}

async function choose(event: EventObject, { page, fixture }: Moment<Told>) {
  await compareWith(page, fixture, candidateOf(event))
  await stepButton(page, 'CHOOSE', fixture.title, true).click()
  await dialog(page).waitFor({ state: 'detached' })
}

async function compareWith(page: Page, { title, found }: Told, candidate: Candidate | null) {
  await putAside(page)
  await rowOf(page, title).getByRole('rowheader').click()
  await dialog(page).waitFor()
  const text = candidate ? found[candidate.variant_id] : undefined
  if (!text || (await dialog(page).getByRole('combobox').count()) === 0) return
  await pick(page, text)
  await stepButton(page, 'CHOOSE', title, true).waitFor()
}

/** Who only sees the list finds every decision refused in the dialog; what the match has no step for is not on offer. */
async function controlFor(event: EventObject, { page, fixture }: Moment<Told>) {
  const type = event.type as StepType
  const { by } = event as EventObject & { by: typeof watching }
  if (!by.permissions.includes(603)) {
    const watcherPage = await seenBy(watching, fixture.browserFixture, fixture.path)
    await rowOf(watcherPage, fixture.title).getByRole('rowheader').click()
    return controlIn(watcherPage, type, fixture.title, true)
  }
  if (type !== 'CHOOSE') return controlIn(page, type, fixture.title, false)
  await compareWith(page, fixture, candidateOf(event))
  return controlIn(page, type, fixture.title, true)
}

async function controlIn(page: Page, type: StepType, title: string, open: boolean) {
  const control = stepButton(page, type, title, open)
  return (await control.count()) > 0 ? { refused: control } : { absent: control }
}

function candidateOf(event: EventObject): Candidate | null {
  return (event as EventObject & { candidate?: Candidate | null }).candidate ?? null
}
