import type { Chart } from '#machines/platform/chart.types.ts'
import type { Proof } from '#machines/platform/proof.types.ts'
import { toChart } from './chart.ts'
import { machines } from './machines.ts'
import { readProof } from './proofs.ts'
import { readSentences, type Sentences } from './reading/sentences.ts'

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
      proof: readProof(entry.machine.id),
    })),
  }
}
