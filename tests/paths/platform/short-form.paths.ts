import { failure } from '#api/contract/platform/failure.ts'
import { shortFormMachine } from '#machines/platform/short-form/short-form.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const fill = (field: string, text: string) => ({ type: 'FILL', field, text }) as const
const wrong = failure('refused', {
  status: 422,
  error: 'account.wrong_password',
  fields: { current_password: 'account.wrong_password' },
  rules: [{ id: 'account.wrong_password', at: ['current_password'] }],
})

/** The new password of my account, which stands for all short forms: through each rule, a wrong current one, and no answer. */
export default paths(shortFormMachine)({
  inputs: { password: { fields: { current_password: '', password: '', password_confirmation: '' } } },
  events: () => [
    fill('current_password', 'Panel!2026'),
    fill('password', 'kısa'),
    fill('password', 'Panel!2027'),
    fill('password_confirmation', 'Panel!2027'),
    { type: 'SUBMIT' },
  ],
  answers: { send: { done: [{}], failed: [wrong, failure('network')] } },
  key: ({ value, context: { fields } }) => JSON.stringify([value, fields]),
})
