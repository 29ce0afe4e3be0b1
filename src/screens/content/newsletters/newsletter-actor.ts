import type { Actor } from 'xstate'
import type { newsletterMachine } from '#machines/content/newsletter/newsletter.machine.ts'

/** The newsletters on their page, as its parts are given them. */
export type NewsletterActor = Actor<typeof newsletterMachine>
