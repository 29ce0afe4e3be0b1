import { fromPromise } from 'xstate'
import type { Newsletter, Newsletters } from '#api/contract/content/newsletters.ts'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import type { EveryMailText } from '#api/contract/platform/mail-templates.ts'
import { newsletterOperations } from '#api/operations/content/newsletters.ts'
import { newsletterLimit, newsletterRules, newsletterTitleRules } from '#api/rules/content/newsletters.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { type Filled, shortForm, type Texts } from '#machines/platform/short-form/short-form.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { textsIn } from './emails.ts'

/** The newsletters of the shop. */
export const newsletterList = loaded(fromOperation(newsletterOperations.list))

/** A newsletter is added by its name, and begins with words that only have to be changed. */
export function newsletterAdding({ rows, starter }: Newsletters) {
  return shortForm({
    rules: [newsletterLimit, ...newsletterTitleRules],
    factsOf: ({ fields }) => ({ existing: rows.length, title: fields.title ?? '' }),
    send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
      call(newsletterOperations.add, { body: { title: fields.title ?? '', texts: starter }, key }),
    ),
  })
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
