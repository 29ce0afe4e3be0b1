import type { Level, LevelProof, Proof, StopRecord, WalkRecord } from '#machines/platform/proof.types.ts'
import { code, plain } from './cells.ts'

export const levelNames: Readonly<Record<Level, string>> = { machine: 'machine', http: 'HTTP', browser: 'browser' }

/** Level by level what the last run came to, and each walk in a line. Walks that are those of the machine are not told again. */
export function walksSection(proof: Proof): string[] {
  const [first] = proof.levels
  return proof.levels.flatMap((level) => [
    `### ${headings[level.level]}`,
    '',
    lineOf(proof, level, level !== first && sameWalks(level, first)),
    '',
    ...level.waived.map(({ obligation, reason }) => `- not shown: ${code(obligation)} ${plain(reason)}`),
    ...(level.waived.length > 0 ? [''] : []),
    ...(level !== first && sameWalks(level, first) ? [] : [...level.walks.map(walkLine), '']),
  ])
}

const headings: Readonly<Record<Level, string>> = {
  machine: 'On the machine',
  http: 'Against the server',
  browser: 'In the browser',
}

function lineOf({ obligations }: Proof, { stale, unproved, waived, walks }: LevelProof, same: boolean): string {
  if (stale) return '**Not shown**: changed since the walks were last run.'
  const steps = walks.reduce((sum, walk) => sum + walk.steps.length, 0)
  const passed = walks.filter((walk) => walk.passed).length
  const shown = obligations - unproved.length - waived.length
  return `${shown} of ${obligations} shown; ${passed} of ${walks.length} walks passed, ${steps} steps${same ? ': the walks of the machine' : ''}.`
}

function sameWalks(one: LevelProof, other: LevelProof | undefined): boolean {
  const summary = (level: LevelProof | undefined) =>
    JSON.stringify(level?.walks.map(({ input, start, steps }) => [input, start, steps]))
  return summary(one) === summary(other)
}

function walkLine({ input, passed, start, steps }: WalkRecord): string {
  const stops = [placeOf(start), ...steps.map((step) => `${code(step.event)} → ${placeOf(step)}`)]
  return `1. ${code(input)}${passed ? '' : ' **failed**'}: ${stops.join('; ')}`
}

function placeOf({ at, refused }: StopRecord): string {
  const away = refused.map(({ event, rules }) => `${code(event.split(' ')[0] ?? '')} by ${rules.map(code).join(', ')}`)
  return `${plain(at.join(' + '))}${away.length > 0 ? ` (refused: ${away.join('; ')})` : ''}`
}
