/** Something that the person at the console can mend: its message is one whole sentence, shown without a stack, and the process exits with 1. */
export class PlainError extends Error {}

/** Ends the process with the sentence of a plain error, or with the whole story of any other. */
export function failPlainly(thrown: unknown): never {
  console.error(sentenceOf(thrown) ?? thrown)
  process.exit(1)
}

function sentenceOf(thrown: unknown): string | null {
  if (thrown instanceof PlainError) return thrown.message
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : null
  return code === 'ENOSPC' || code === '53100' ? 'The disk is full.' : null
}
