const days = Math.floor(Date.now() / 86_400_000)

/** What a run chooses of much: another part every day, and by night all of it. `SEED=…` chooses as that day did. */
export const seed = Number(process.env.SEED ?? days)

/** One of these, another one every day; `at` keeps neighbours in a list from choosing alike. */
export function ofTheDay<T>(all: readonly T[], at: number): readonly T[] {
  if (process.env.NIGHT || all.length === 0) return all
  return [all[(((seed + at) % all.length) + all.length) % all.length] as T]
}
