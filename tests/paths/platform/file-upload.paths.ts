import { failure } from '#api/contract/platform/failure.ts'
import { fileUploadMachine } from '#machines/platform/upload/file-upload.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const notAPicture = failure('refused', { status: 422, rules: [{ id: 'files.allowed_formats', at: ['a.webp'] }] })

/** One file on its way to the store. */
export default paths(fileUploadMachine)({
  inputs: { picture: { key: 'a', name: 'a.webp', size: 1000, type: 'product' } },
  events: () => [{ type: 'START' }, { type: 'PROGRESS', progress: 0.5 }, { type: 'RETRY' }, { type: 'REMOVE' }],
  answers: {
    check: { done: [null], failed: [notAPicture, failure('network')] },
    send: { done: [{ image: 'a.webp' }], failed: [notAPicture, failure('network')] },
  },
  key: ({ value }) => JSON.stringify(value),
})
