import type { RecordFacts } from '#api/resources/platform/resource.ts'
import type { Rule } from '#api/rules/platform/rule.ts'
import { aboveOwn } from '#api/rules/platform/session.ts'

/** A role gets no permission that whoever saves it does not hold. */
export const givesOwnOnly: Rule<RecordFacts> = {
  ...aboveOwn,
  holds: ({ permissions, saver }) =>
    aboveOwn.holds({
      holder: saver?.holder ?? { permissions: [] },
      given: permissions as readonly number[],
      before: (saver?.before?.permissions ?? []) as readonly number[],
    }),
  at: () => ['permissions'],
}
