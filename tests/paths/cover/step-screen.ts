import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { controlIn } from '#tests/browser/paths/step-page.ts'
import type { BrowserReplay, PageFixture } from './browser.ts'
import type { Control } from './refusing.ts'
import type { Lived } from './step-world.ts'
import type { Performable } from './walks.ts'

/** What the page of a record with a chart says in Turkish, written by hand, and what it has beside its buttons. */
export interface ScreenOf<Row extends Lived> {
  readonly steps: Readonly<Record<string, string>>
  readonly states: Readonly<Record<string, string>>
  /** What it says of where a record stands, where that is more than its state. */
  says?(row: Row): string
  /** What the question is called that says that a step was not taken, and the button that looks anew. */
  readonly unchanged: string
  readonly refresh: string
  /** The steps that are asked about first. */
  readonly asks?: readonly string[]
  /** Whether the page can say a step of the chart, and what is done on it; all unless said otherwise. */
  readonly may?: Performable
  /** What is written on the page before a step that carries it. */
  writes?(page: Page, step: EventObject): Promise<void>
  readonly events?: BrowserReplay<PageFixture>['events']
  /** What else is to be seen of a record that is shown. */
  // biome-ignore lint/suspicious/noExplicitAny: each page has a context of its own
  shows?(page: Page, row: Row, context: any): Promise<void>
}

type Words = Pick<ScreenOf<Lived>, 'steps'>

/** The control of a step: its button, or what stands for it among the steps that few take. */
export function button({ steps }: Words, page: Page, type: string): Promise<Locator> {
  return controlIn(page.getByRole('main'), steps[type] ?? type)
}

/** Takes a step as a person does. */
export async function take(screen: Words & Pick<ScreenOf<Lived>, 'writes'>, page: Page, step: EventObject) {
  await screen.writes?.(page, step)
  await (await button(screen, page, step.type)).click()
}

/** The same with the answer to what is asked about first. */
export async function takeAnswered(
  screen: Words & Pick<ScreenOf<Lived>, 'writes' | 'asks'>,
  page: Page,
  step: EventObject,
) {
  await take(screen, page, step)
  if (!screen.asks?.includes(step.type)) return
  const question = page.getByRole('alertdialog', { name: screen.steps[step.type] ?? step.type, exact: true })
  await question.locator('footer').getByRole('button').last().click()
}

/** It is on its way: its control says so, or the one that the others stand behind. */
export async function isUnderWay({ steps }: Words, page: Page, type: string): Promise<void> {
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: steps[type] ?? type, exact: true })
    .or(main.getByRole('button', { name: 'Diğer adımlar', exact: true }))
    .and(page.locator('[aria-busy="true"]'))
    .first()
    .waitFor()
}

/** Where a refused step would be taken: its button, which is there wherever the record has such a step. */
export async function controlOf(
  screen: Words & Pick<ScreenOf<Lived>, 'writes'>,
  page: Page,
  step: EventObject,
): Promise<Control> {
  // Whoever came by a link may stand before the page yet.
  await page.locator('h1 ~ [role="status"]').waitFor()
  await screen.writes?.(page, step)
  return { offered: await button(screen, page, step.type) }
}

/** The page says where the record stands. */
export async function standsAs<Row extends Lived>(screen: ScreenOf<Row>, page: Page, row: Row): Promise<void> {
  const says = screen.says?.(row) ?? screen.states[row.status]
  await expect.poll(() => page.locator('h1 ~ [role="status"]').textContent()).toBe(says)
}
