import type { Audience, NewsletterSending } from '#api/contract/content/newsletter-sendings.ts'
import type { Newsletter, Newsletters } from '#api/contract/content/newsletters.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import {
  audienceCounted,
  newsletterChosen,
  type SendingFacts,
  sendingRules,
} from '#api/rules/content/newsletter-sendings.ts'
import { newsletterLimit, newsletterMailReady, newsletterTitleRules } from '#api/rules/content/newsletters.ts'
import { isOpen } from '#api/rules/platform/jobs.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'

/** What is asked for before a newsletter goes out. */
export interface SendingDraft {
  readonly newsletter_id: number | null
  /** The group that it goes to; none: all who allow it. */
  readonly group_id: number | null
  /** The day that it begins by itself; none: at once. */
  readonly planned_for: string | null
}

/** What was asked of the server last, so that what went wrong is told where it was asked. */
export type NewsletterAct = 'add' | 'test' | 'send'

export interface NewsletterContext {
  readonly newsletters: Newsletters | null
  /** What the newsletter is called that is about to be added. */
  readonly title: string
  readonly draft: SendingDraft
  /** How many it would reach, once that is counted. */
  readonly audience: Audience | null
  readonly language: PanelLanguage
  /** The address that a trial went to. */
  readonly tested: string | null
  readonly sending: NewsletterSending | null
  /** How often it was looked at while nothing moved. */
  readonly looks: number
  /** Kept over retries, so that what is sent twice goes out once. */
  readonly key: string
  readonly act: NewsletterAct
  readonly failure: ApiFailure | null
}

export type NewsletterEvent =
  | { type: 'TYPE_TITLE'; title: string }
  | { type: 'ADD' }
  | { type: 'CHOOSE'; newsletter_id: number | null }
  | { type: 'CHOOSE_GROUP'; group_id: number | null }
  | { type: 'PLAN'; planned_for: string | null }
  | { type: 'TEST'; language: PanelLanguage }
  | { type: 'ASK'; today: string }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'STOP' }
  | { type: 'ANOTHER' }
  | { type: 'REFRESH' }
  | { type: 'RETRY' }

/** What a trial is made of: a newsletter in the words that are stored. */
export interface Trial {
  readonly newsletter: Newsletter
  readonly language: PanelLanguage
  readonly key: string
}

export interface Asking extends SendingDraft {
  readonly key: string
}

export interface Stopping {
  readonly sending: NewsletterSending
  readonly key: string
}

export const blankDraft: SendingDraft = { newsletter_id: null, group_id: null, planned_for: null }

export const addingRules = [newsletterLimit, ...newsletterTitleRules] as const
export const testRules = [newsletterMailReady, newsletterChosen] as const
export const askingRules = [newsletterMailReady, ...sendingRules, audienceCounted] as const

/** What stands in the way of adding a newsletter (R212). */
export function wrongToAdd({ newsletters, title }: NewsletterContext): Refusal[] {
  const facts = { existing: newsletters?.rows.length ?? 0, title }
  return broken<typeof facts>(addingRules, facts)
}

/** What stands in the way of trying the chosen one. */
export function wrongToTest({ newsletters, draft: { newsletter_id } }: NewsletterContext): Refusal[] {
  const facts = { mail: newsletters?.mail === 1, newsletter_id }
  return broken<typeof facts>(testRules, facts)
}

/** What stands in the way of sending it. `today` is the day of the shop. */
export function wrongToSend({ newsletters, draft, audience }: NewsletterContext, today: string): Refusal[] {
  const { newsletter_id, planned_for } = draft
  const sending: SendingFacts = { newsletter_id, planned_for, today, to_send: audience?.to_send ?? 1 }
  const facts = { ...sending, mail: newsletters?.mail === 1, counted: audience !== null }
  return broken<typeof facts>(askingRules, facts)
}

/** The newsletter that is chosen. */
export function chosenIn({ newsletters, draft }: NewsletterContext): Newsletter | undefined {
  return newsletters?.rows.find(({ id }) => id === draft.newsletter_id)
}

/** Whether a sending goes out by now: its job works, or waits for its turn. */
export function isUnderWay({ job }: NewsletterSending): boolean {
  return job !== null && isOpen(job.state)
}

/** Whether a sending waits for its day. */
export function isWaiting({ begun, cancelled }: NewsletterSending): boolean {
  return begun === 0 && cancelled === 0
}
