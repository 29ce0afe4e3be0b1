const first = 2_000
const longest = 15_000

/** How long to wait before a job is looked at again, in milliseconds: half as long again each time that nothing has moved. */
export function pauseAfter(looks: number): number {
  return Math.min(longest, Math.round(first * 1.5 ** looks))
}
