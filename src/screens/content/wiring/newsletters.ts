import { fromPromise } from 'xstate'
import type { NewsletterSending } from '#api/contract/content/newsletter-sendings.ts'
import type { Newsletter, Newsletters } from '#api/contract/content/newsletters.ts'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import type { EveryMailText } from '#api/contract/platform/mail-templates.ts'
import { newsletterSendingOperations as sendingOperations } from '#api/operations/content/newsletter-sendings.ts'
import { newsletterOperations } from '#api/operations/content/newsletters.ts'
import { jobOperations } from '#api/operations/platform/jobs.ts'
import { newsletterRules } from '#api/rules/content/newsletters.ts'
import type { Asking, Stopping, Trial } from '#machines/content/newsletter/newsletter.context.ts'
import { newsletterMachine } from '#machines/content/newsletter/newsletter.machine.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { type Filled, shortForm, type Texts } from '#machines/platform/short-form/short-form.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { textsIn } from './emails.ts'

/** The newsletters of the shop on their page, with their calls. */
export const newsletters = newsletterMachine.provide({
  actors: {
    look: fromOperation(newsletterOperations.list),
    add: fromOperation(
      newsletterOperations.add,
      ({ newsletters, title }: { newsletters: Newsletters; title: string }) => ({
        body: { title, texts: newsletters.starter },
      }),
    ),
    count: fromOperation(sendingOperations.audience, ({ group_id }: { group_id: number | null }) => ({
      query: { group_id },
    })),
    test: fromOperation(newsletterOperations.test, ({ newsletter: { id, texts }, language, key }: Trial) => ({
      ...{ params: { id }, body: { language, texts }, key },
    })),
    send: fromOperation(sendingOperations.send, ({ key, ...body }: Asking) => ({
      body: { ...body, newsletter_id: body.newsletter_id ?? 0 },
      key,
    })),
    read: fromOperation(sendingOperations.read, (params: { id: number }) => ({ params })),
    stop: fromPromise<unknown, Stopping>(({ input: { sending, key } }) => stop(sending, key)),
  },
})

/** What has begun is stopped where its job is; what waits for its day is called off. */
function stop({ id, job }: NewsletterSending, key: string): Promise<unknown> {
  if (job) return call(jobOperations.cancel, { params: { id: job.id }, key })
  return call(sendingOperations.cancel, { params: { id }, key })
}

/** The words of a newsletter while they are written, by the names `tr.subject`; with them its name, number and version. */
export const newsletterForm = shortForm({
  rules: newsletterRules,
  factsOf: ({ fields }) => ({ title: fields.title ?? '', texts: textsIn(fields) }),
  kept: true,
  send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
    call(newsletterOperations.save, {
      params: { id: Number(fields.id) },
      body: { title: fields.title ?? '', texts: textsIn(fields), version: Number(fields.version) },
      key,
    }),
  ),
})

/** The fields of a newsletter. */
export function newsletterFields({ id, version, title, texts }: Newsletter): Texts {
  const all = panelLanguages.flatMap((language) =>
    Object.entries(texts[language]).map(([part, text]) => [`${language}.${part}`, text] as const),
  )
  return { id: String(id), version: String(version), title, ...Object.fromEntries(all) }
}

/** Deleting a newsletter: `asked` while the question stands on the screen. */
export function newsletterDeleting(id: number) {
  return shortForm({
    rules: [],
    send: fromPromise<unknown, Filled>(({ input: { key } }) =>
      call(newsletterOperations.remove, { params: { id }, key }),
    ),
  })
}

/** What is sent to whoever tries it; nothing before that. */
interface Tried {
  readonly id: number
  readonly language: PanelLanguage
  readonly texts: EveryMailText
  readonly key: string
}

export const newsletterTest = loaded(
  fromPromise<{ recipient: string } | null, LoadedInput<Tried | null>>(async ({ input: { query } }) => {
    if (!query) return null
    const { id, key, ...body } = query
    return call(newsletterOperations.test, { params: { id }, body, key })
  }),
)
