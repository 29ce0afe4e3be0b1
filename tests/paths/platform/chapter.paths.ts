import { chapterMachine } from '#machines/platform/chapter/chapter.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const nothing = { width: 0, height: 0, boxes: [], dots: [], arrows: [] }
const told = { tr: 'Oturum', en: 'Session' }
const chapter = {
  chart: { id: 'session', title: told, about: told, states: [], transitions: [] },
  pictures: { tr: nothing, en: nothing },
  proof: null,
}

/** A chapter of this very book. */
export default paths(chapterMachine)({
  inputs: { session: { id: 'session' } },
  events: () => [
    { type: 'RETRY' },
    { type: 'ENLARGE' },
    { type: 'REDUCE' },
    { type: 'FIT' },
    { type: 'FOCUS', state: 'in.steady' },
    { type: 'CLOSE', states: ['in'] },
    { type: 'PRINT', paper: 'a4' },
    { type: 'DOWNLOAD', file: { format: 'png', language: 'tr' } },
  ],
  answers: {
    read: { done: [chapter], failed: ['the file is gone'] },
    save: { done: [null], failed: ['no picture came of it'] },
    print: { done: [null] },
  },
  key: ({ value, context }) => JSON.stringify([value, context.scale]),
})
