import { failure } from '#api/contract/platform/failure.ts'
import { choicesMachine } from '#machines/platform/choices/choices.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const brand = { id: 1, name: 'Paşabahçe' }

/** Choosing a brand, where one is chosen already. */
export default paths(choicesMachine)({
  inputs: { brands: { to: 'brands', ids: [1] } },
  events: () => [
    { type: 'SEARCH', text: 'paşa' },
    { type: 'NAME', ids: [1] },
    { type: 'NAME', ids: [2] },
    { type: 'RETRY' },
  ],
  answers: { find: { done: [{ found: [brand], named: [brand] }], failed: [failure('network')] } },
  key: ({ value, context: { text, ids, named } }) => JSON.stringify([value, text, ids, Object.keys(named)]),
})
