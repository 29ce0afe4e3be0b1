import type { ChartTransition } from '#machines/platform/chart.types.ts'

/** A trigger in the words of the ids: `SAVE`, `done(check)`, `failed(check)`, `after(gate)`, `always`, `finished`. */
export function triggerText({ kind, name }: ChartTransition['trigger']): string {
  if (kind === 'event') return name
  if (kind === 'always' || kind === 'finished') return kind
  return `${kind === 'error' ? 'failed' : kind}(${name})`
}
