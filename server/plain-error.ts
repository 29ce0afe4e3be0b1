/** Something that the person at the console can mend: its message is one whole sentence, shown without a stack, and the process exits with 1. */
export class PlainError extends Error {}

/** Ends the process with the sentence of a plain error, or with the whole story of any other. */
export function failPlainly(thrown: unknown): never {
  console.error(thrown instanceof PlainError ? thrown.message : thrown)
  process.exit(1)
}
