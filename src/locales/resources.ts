/** How often a language resource is read again, and the first wait before that; each next wait is twice as long (rule R199). */
const repeats = 5
const firstWait = 350

/** The most reads at once (rule R249). */
const parallel = 10

let reading = 0
const waiting: (() => void)[] = []

/** Reads a language resource, at most ten at a time, and up to six times each. Rejects with the last failure. */
export async function readResource<T>(read: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await inTurn(read)
    } catch (thrown) {
      if (attempt >= repeats) throw thrown
      await wait(firstWait * 2 ** attempt)
    }
  }
}

/** A read that waits to be repeated leaves its place to the others. */
async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  if (reading >= parallel) await new Promise<void>((go) => waiting.push(go))
  reading += 1
  try {
    return await read()
  } finally {
    reading -= 1
    waiting.shift()?.()
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
