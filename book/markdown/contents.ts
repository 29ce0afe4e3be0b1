import type { Book } from '#book/book.ts'
import { placeOf } from '#book/places.ts'
import type { Level, Proof } from '#machines/platform/proof.types.ts'
import { rooms } from '../../scripts/rooms.ts'
import { both, code, table } from './cells.ts'

/** The contents of the book, room by room. */
export function contentsOf(chapters: Book['chapters']): string {
  return [
    '# The statechart book',
    '',
    'One page for each machine: a diagram, its transitions with the rules that guard them, and the walks that prove them. Written by `npm run book`; the walks are what `npm run paths` last showed. Pictures, SCXML, code for Stately, JSON and the whole book as HTML are made by `npm run book -- --out <folder>`, and stand in the panel at `/statecharts`. What each rule says, and where it stands, is in [rules.md](../rules.md).',
    '',
    ...rooms.flatMap((room) => {
      const inRoom = chapters.filter(({ chart }) => placeOf(chart.id).room === room)
      return inRoom.length > 0 ? [`## ${room}`, '', ...roomTable(inRoom), ''] : []
    }),
  ]
    .join('\n')
    .replace(/\n*$/, '\n')
}

function roomTable(chapters: Book['chapters']): string[] {
  return table(
    ['Flow', 'Name', 'States', 'Transitions', 'On the machine', 'HTTP', 'Browser'],
    chapters.map(({ chart, proof }) => {
      const { room, name } = placeOf(chart.id)
      return [
        `[${both(chart.title)}](${room}/${name}.md)`,
        code(chart.id),
        String(chart.states.length - 1),
        String(chart.transitions.length),
        ...(['machine', 'http', 'browser'] as const).map((level) => shown(proof, level)),
      ]
    }),
  )
}

/** How much of what is owed was shown: `32 / 32`. */
function shown(proof: Proof | null, level: Level): string {
  const found = proof?.levels.find((one) => one.level === level)
  if (found?.stale) return 'not shown'
  return proof && found
    ? `${proof.obligations - found.unproved.length - found.waived.length} / ${proof.obligations}`
    : ''
}
