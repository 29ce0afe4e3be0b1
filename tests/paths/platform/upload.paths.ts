import { megabyte } from '#api/rules/platform/files.ts'
import type { Dropped } from '#machines/platform/upload/file-upload.machine.ts'
import { uploadMachine } from '#machines/platform/upload/upload.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const file = (key: string, name = `${key}.webp`, size = megabyte): Dropped => ({ key, name, size })

/** A name that no file on its way has, as long as there is room. */
const next = (uploads: readonly Dropped[]) => (uploads.some(({ key }) => key === 'a') ? 'b' : 'a')

/** Files on their way into a gallery that holds two pictures, and into the place of the favicon. */
export default paths(uploadMachine)({
  inputs: { gallery: { type: 'product', allowed: 2 }, favicon: { type: 'favicon', allowed: 1 } },
  events: ({ context }) => [
    { type: 'DROP', present: 0, files: [file(next(context.uploads))] },
    { type: 'DROP', present: 2, files: [file('c')] },
    { type: 'DROP', present: 0, files: [file('d', 'd.ico')] },
    { type: 'DROP', present: 0, files: [file('e', 'e.svg')] },
    {
      type: 'DROP',
      present: 0,
      files: [file(next(context.uploads)), file('e', 'e.svg')],
    },
    { type: 'DROP', present: 0, files: [file('f', 'f.png', 11 * megabyte)] },
    { type: 'DISMISS' },
    ...context.uploads.flatMap(({ key, phase }) => [
      { type: 'FILE_REMOVED' as const, key },
      ...(phase === 'failed' ? [{ type: 'FILE_QUEUED' as const, key }] : []),
      ...(phase === 'working'
        ? [
            { type: 'FILE_STORED' as const, key, file: { image: `${key}.webp` } },
            { type: 'FILE_FAILED' as const, key },
          ]
        : []),
    ]),
  ],
  answers: { '*': {} },
  key: ({ value, context: { allowed, uploads, refused } }) =>
    JSON.stringify([value, allowed, uploads.map(({ key, phase }) => [key, phase]), refused.map(({ id }) => id)]),
})
