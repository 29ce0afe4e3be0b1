import type { AnyStateMachine } from 'xstate'
import type { Chart } from '#machines/platform/chart.types.ts'
import type { LevelProof, Proof } from '#machines/platform/proof.types.ts'
import { toChart } from './chart.ts'
import { machines } from './machines.ts'
import { readProof } from './proofs.ts'
import { readSentences, type Sentences } from './reading/sentences.ts'
import { stampOf } from './reading/stamp.ts'

/** The book before it is written: every machine told, with what its walks showed. */
export interface Book {
  readonly sentences: Sentences
  readonly chapters: readonly { readonly chart: Chart; readonly proof: Proof | null }[]
}

/** Reads the machines, their words and the last run of the walks. */
export async function readBook(): Promise<Book> {
  const sentences = await readSentences()
  return {
    sentences,
    chapters: machines.map((entry) => ({
      chart: toChart(entry, sentences),
      proof: judged(entry.machine, readProof(entry.machine.id)),
    })),
  }
}

/** What was shown of something that has changed since is shown no more. */
export function judged(machine: AnyStateMachine, proof: Proof | null): Proof | null {
  if (!proof) return null
  const isStale = ({ level, stamp, walks }: LevelProof) => stamp !== stampOf(machine, level, walks)
  return { ...proof, levels: proof.levels.map((level) => (isStale(level) ? { ...level, stale: true } : level)) }
}

/** The levels that nothing is shown at until the walks are run again, by machine. */
export function staleIn({ chapters }: Book): ReadonlyMap<string, readonly string[]> {
  const stale = chapters.map(({ chart, proof }) => {
    const levels = (proof?.levels ?? []).filter((level) => level.stale).map(({ level }) => level)
    return [chart.id, levels] as const
  })
  return new Map(stale.filter(([, levels]) => levels.length > 0))
}
