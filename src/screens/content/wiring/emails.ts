import { fromPromise } from 'xstate'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import type { EveryMailText, MailKind, MailTemplate, MailTexts } from '#api/contract/platform/mail-templates.ts'
import { mailTemplateOperations } from '#api/operations/content/mail-templates.ts'
import { mailTemplateRules } from '#api/rules/platform/mail-templates.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { type Filled, shortForm, type Texts } from '#machines/platform/short-form/short-form.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { templateValues } from './template-values.ts'

/** The mails that the shop sends. */
export const emailList = loaded(fromOperation(mailTemplateOperations.list))

/** One of them as it is stored. */
export const emailTemplate = loaded(
  fromPromise<MailTemplate, LoadedInput<number>>(({ input: { query: id } }) =>
    call(mailTemplateOperations.read, { params: { id } }),
  ),
)

/** What a template is tried with. */
export const emailValues = templateValues(mailTemplateOperations.values)

/** What is sent to whoever tries it; nothing before that. */
export interface EmailTest {
  readonly id: number
  readonly language: PanelLanguage
  readonly texts: EveryMailText
  readonly key: string
}

export const emailTest = loaded(
  fromPromise<{ recipient: string } | null, LoadedInput<EmailTest | null>>(async ({ input: { query } }) => {
    if (!query) return null
    const { id, key, ...body } = query
    return call(mailTemplateOperations.test, { params: { id }, body, key })
  }),
)

/** The texts of a template while they are written, by the names `tr.subject`; with them its kind, number and version. */
export const emailForm = shortForm({
  rules: mailTemplateRules,
  factsOf: ({ fields }) => ({ kind: fields.kind as MailKind, texts: textsIn(fields) }),
  kept: true,
  send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
    call(mailTemplateOperations.save, {
      params: { id: Number(fields.id) },
      body: { texts: textsIn(fields), version: Number(fields.version) },
      key,
    }),
  ),
})

/** The fields of a template. */
export function fieldsOf({ id, kind, version, texts }: MailTemplate): Texts {
  const all = panelLanguages.flatMap((language) =>
    Object.entries(texts[language]).map(([part, text]) => [`${language}.${part}`, text] as const),
  )
  return { id: String(id), kind, version: String(version), ...Object.fromEntries(all) }
}

/** The texts that stand in the fields. */
export function textsIn(fields: Texts): EveryMailText {
  const of = (language: PanelLanguage): MailTexts => ({
    subject: fields[`${language}.subject`] ?? '',
    content: fields[`${language}.content`] ?? '',
    footer: fields[`${language}.footer`] ?? '',
  })
  return { tr: of('tr'), en: of('en') }
}
