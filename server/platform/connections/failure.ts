import type { Refusal } from '#api/rules/platform/rule.ts'

/** Why the other side did not do what it was asked, as people are told. */
export class ConnectionFailure extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`The connection failed: ${refusal.id}`)
    this.refusal = refusal
  }
}
