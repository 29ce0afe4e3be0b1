import { fromPromise } from 'xstate'
import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import type { EveryPhoneText, PhoneKind, PhoneReady, PhoneTemplate } from '#api/contract/platform/phone-templates.ts'
import { phoneTemplateOperations as operations } from '#api/operations/content/phone-templates.ts'
import { phoneTemplateRules, phoneTestRules } from '#api/rules/platform/phone-templates.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { type Filled, shortForm, type Texts } from '#machines/platform/short-form/short-form.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { templateValues } from './template-values.ts'

/** The messages that the shop sends to phones. */
export const phoneTemplateList = loaded(fromOperation(operations.list))

/** One of them as it is stored. */
export const phoneTemplate = loaded(
  fromPromise<PhoneTemplate, LoadedInput<number>>(({ input: { query: id } }) =>
    call(operations.read, { params: { id } }),
  ),
)

export const phoneValues = templateValues(operations.values)

/** The texts of a template while they are written, by their language, and whether it is sent; with them its kind, number and version. */
export const phoneForm = shortForm({
  rules: phoneTemplateRules,
  factsOf: ({ fields }) => ({ kind: fields.kind as PhoneKind, texts: phoneTextsIn(fields) }),
  kept: true,
  send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
    call(operations.save, {
      params: { id: Number(fields.id) },
      body: {
        texts: phoneTextsIn(fields),
        status: fields.status === '1' ? 1 : 0,
        version: Number(fields.version),
      },
      key,
    }),
  ),
})

/** A message to the shop's own phone, with the words that stand in the fields when it is sent. */
export function phoneTest(textsNow: () => EveryPhoneText) {
  return shortForm({
    rules: phoneTestRules,
    factsOf: ({ fields: { status, integration, phone } }) => ({
      status: Number(status),
      integration: integration === '1',
      phone,
    }),
    send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
      call(operations.test, {
        params: { id: Number(fields.id) },
        body: { language: fields.language as PanelLanguage, texts: textsNow() },
        key,
      }),
    ),
  })
}

/** What a test is judged by: how the message stands on the server, and what the shop has to send it. */
export function testFieldsOf(id: string, language: PanelLanguage, status: string, ready: PhoneReady): Texts {
  return { id, language, status, integration: ready.integration ? '1' : '0', phone: ready.phone }
}

/** The fields of a template. */
export function phoneFieldsOf({ id, kind, version, status, texts }: PhoneTemplate): Texts {
  return { id: String(id), kind, version: String(version), status: String(status), ...texts }
}

/** The texts that stand in the fields. */
export function phoneTextsIn({ tr = '', en = '' }: Texts): EveryPhoneText {
  return { tr, en }
}
