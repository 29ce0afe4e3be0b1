import { failure } from '#api/contract/platform/failure.ts'
import { plainSettings } from '#api/contract/platform/list-settings.ts'
import { listSettingsMachine } from '#machines/platform/list-settings/list-settings.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const columns = [
  { id: 'translations', shown: true, width: null },
  { id: 'status', shown: false, width: null },
]

/** How a person wants the list of brands: without its second column, with low rows. */
export default paths(listSettingsMachine)({
  inputs: { brands: { list: 'brands' } },
  events: () => [
    { type: 'ARRANGE', columns },
    { type: 'ARRANGE', columns: null },
    { type: 'SET_DENSITY', density: 'compact' },
    { type: 'SET_DEFAULT', view: 7 },
    { type: 'RETRY' },
  ],
  answers: {
    load: () => ({ done: [plainSettings], failed: [failure('network')] }),
    keep: () => ({ done: [plainSettings], failed: [failure('network')] }),
  },
  key: ({ value, context: { settings, sent } }) =>
    JSON.stringify([value, settings.columns === null, settings.density, settings.default_view_id, settings === sent]),
})
