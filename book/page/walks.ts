import type { LevelProof, Proof, StopRecord, WalkRecord } from '#machines/platform/proof.types.ts'
import { escaped } from '#screens/platform/statecharts/formats/xml.ts'
import { walksShowing } from '#screens/platform/statecharts/shown-by.ts'
import type { Say } from './chapter.ts'

/** Which walks show something of a transition, level by level, by their numbers. */
export function walksCell(proof: Proof, transition: string, say: Say): string {
  return walksShowing(proof, transition)
    .map(({ level, walks }) => `${say(level)}: ${walks.join(', ')}`)
    .join('<br>')
}

/** What the last run came to, and every walk step by step. */
export function proofSection(proof: Proof, names: ReadonlyMap<string, string>, say: Say): string {
  return [`<h3>${say('result')}</h3>`, ...proof.levels.map((level) => levelSection(proof, level, names, say))].join(
    '\n',
  )
}

function levelSection({ obligations }: Proof, level: LevelProof, names: ReadonlyMap<string, string>, say: Say): string {
  const steps = level.walks.reduce((sum, walk) => sum + walk.steps.length, 0)
  const passed = level.walks.filter((walk) => walk.passed).length
  const shown = level.stale ? 0 : obligations - level.unproved.length - level.waived.length
  const good = passed === level.walks.length && level.unproved.length === 0
  const mark = level.stale ? 'notShown' : good ? 'passed' : 'failed'
  return [
    `<p><b>${say(level.level)}</b>: <span class="${mark}">${say(mark)}</span> · ${say('walks')}: ${passed} / ${level.walks.length} · ${say('steps')}: ${steps} · ${say('shown')}: ${shown} / ${obligations}</p>`,
    level.stale ? `<p>${say('changedSince')}</p>` : '',
    level.waived.length > 0
      ? `<p>${say('waived')}:</p><ul>${level.waived.map(({ obligation, reason }) => `<li><code>${escaped(obligation)}</code> ${escaped(reason)}</li>`).join('')}</ul>`
      : '',
    ...level.walks.map((walk, index) => walkDetails(walk, index + 1, names, say, level.stale)),
  ].join('\n')
}

function walkDetails(
  walk: WalkRecord,
  number: number,
  names: ReadonlyMap<string, string>,
  say: Say,
  stale: true | undefined,
): string {
  const mark = stale ? 'notShown' : walk.passed ? 'passed' : 'failed'
  const steps = [
    `<li>${placeOf(walk.start, names)}${refusedAt(walk.start, say)}</li>`,
    ...walk.steps.map(
      (step) =>
        `<li><code>${escaped(`${step.event} ${step.with}`.trim())}</code> → ${placeOf(step, names)}${refusedAt(step, say)}</li>`,
    ),
  ]
  return `<details><summary>${say('walk')} ${number}: ${escaped(walk.input)}, ${walk.steps.length}, <span class="${mark}">${say(mark)}</span></summary><ol start="0">${steps.join('')}</ol></details>`
}

function placeOf({ at }: StopRecord, names: ReadonlyMap<string, string>): string {
  return at.map((id) => escaped(names.get(id) ?? id)).join(' + ')
}

function refusedAt({ refused }: StopRecord, say: Say): string {
  if (refused.length === 0) return ''
  const events = refused.map(
    ({ event, rules }) =>
      `<li><code>${escaped(event)}</code> ${say('refusedHere')}: ${rules.map((rule) => `<code>${escaped(rule)}</code>`).join(', ')}</li>`,
  )
  return `<ul>${events.join('')}</ul>`
}
