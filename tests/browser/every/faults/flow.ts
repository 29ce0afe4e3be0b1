import type { Page } from 'playwright-core'
import type { Outcome } from '#api/rules/platform/outcomes.ts'
import type { BrowserFixture } from '#tests/browser/browser-fixture.ts'

/** Something a person does on a screen that can fail, from the filled-in form to what is stored. */
export interface Flow {
  readonly name: string
  /** The call that meets the fault. */
  readonly at: readonly [method: string, path: RegExp]
  /** What is told when nothing better is known. */
  readonly says: Outcome
  /** Signs in: a 401 ends no session, and there is nothing to be deleted meanwhile. */
  readonly open?: true
  /** Its rules are told at the fields, and outright only what its rules do not know. */
  readonly plain?: true
  /** The dialog in front of the page that tells it; else it is told on the page. */
  readonly dialog?: string
  /** Its answer has no data, so none can be wrong. */
  readonly empty?: true
  /** Statuses that the server never answers to it. */
  readonly never?: readonly number[]
  /** How many changes it is when the first try was carried out and its answer lost; one, unless said otherwise. */
  readonly lost?: number
  readonly ready: (browserFixture: BrowserFixture, visit: Visitor) => Promise<Ready>
}

/** Opens a page, with a clock that can be moved where that is needed. */
export type Visitor = (as: string | null | undefined) => Promise<Page>

export interface Ready {
  readonly page: Page
  /** Does it, by the keyboard where there is a key for it. */
  readonly go: () => Promise<void>
  /** What the person has typed. */
  readonly kept: () => Promise<unknown>
  /** Waits for what is there once it is done. */
  readonly done: () => Promise<unknown>
}
