/** The time that this share of the calls did not exceed, in milliseconds. */
export function shareOf(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The fastest, the median and the 99th percentile, as columns of a table: on a busy machine the fastest says most. */
export function columnsOf(times: readonly number[]): string {
  return [0, 0.5, 0.99].map((share) => shareOf(times, share).toFixed(1).padStart(8)).join(' ')
}

/** How long so many calls took, one after another; the first ones warm up and do not count. */
export async function timesOf(rounds: number, call: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = -5; round < rounds; round += 1) {
    const began = performance.now()
    await call(round)
    if (round >= 0) times.push(performance.now() - began)
  }
  return times
}
