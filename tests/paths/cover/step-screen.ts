import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { BrowserReplay, Control, PageFixture } from './browser.ts'
import type { Lived } from './step-world.ts'

/** What the page of a record with a chart says in Turkish, written by hand, and what it has beside its buttons. */
export interface ScreenOf<Row extends Lived> {
  readonly steps: Readonly<Record<string, string>>
  readonly states: Readonly<Record<string, string>>
  /** What it says of where a record stands, where that is more than its state. */
  says?(row: Row): string
  /** What the question is called that says that a step was not taken, and the button that looks anew. */
  readonly unchanged: string
  readonly refresh: string
  /** What is written on the page before a step that carries it. */
  writes?(page: Page, step: EventObject): Promise<void>
  readonly events?: BrowserReplay<PageFixture>['events']
  /** What else is to be seen of a record that is shown. */
  // biome-ignore lint/suspicious/noExplicitAny: each page has a context of its own
  shows?(page: Page, row: Row, context: any): Promise<void>
}

type Words = Pick<ScreenOf<Lived>, 'steps'>

export function button({ steps }: Words, page: Page, type: string) {
  return page.getByRole('main').getByRole('button', { name: steps[type] ?? type, exact: true })
}

/** Takes a step as a person does. */
export async function take(screen: Words & Pick<ScreenOf<Lived>, 'writes'>, page: Page, step: EventObject) {
  await screen.writes?.(page, step)
  await button(screen, page, step.type).click()
}

/** Where a refused step would be taken: its button, which is there wherever the record has such a step. */
export async function controlOf(
  screen: Words & Pick<ScreenOf<Lived>, 'writes'>,
  page: Page,
  step: EventObject,
): Promise<Control> {
  await screen.writes?.(page, step)
  return { offered: button(screen, page, step.type) }
}

/** The page says where the record stands. */
export async function standsAs<Row extends Lived>(screen: ScreenOf<Row>, page: Page, row: Row): Promise<void> {
  const says = screen.says?.(row) ?? screen.states[row.status]
  await expect.poll(() => page.locator('h1 ~ [role="status"]').textContent()).toBe(says)
}
