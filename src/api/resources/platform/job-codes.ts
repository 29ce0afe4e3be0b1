/** The permission codes that begin a job of some kind: who has one of them has jobs to look at. A house test holds it to the kinds. */
export const jobCodes: readonly number[] = [
  200, 402, 403, 602, 603, 604, 1102, 1103, 1202, 1203, 1402, 1403, 1501, 2603, 3003,
]
