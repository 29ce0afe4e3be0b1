/** The time that this share of the calls did not exceed, in milliseconds. */
export function shareOf(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The fastest, the median and the 99th percentile, as columns of a table: on a busy machine the fastest says most. */
export function columnsOf(times: readonly number[]): string {
  return [0, 0.5, 0.99].map((share) => shareOf(times, share).toFixed(1).padStart(8)).join(' ')
}
