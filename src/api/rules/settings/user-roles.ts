import type { RecordFacts } from '#api/resources/platform/resource.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'
import { aboveOwn, type Holder } from '#api/rules/platform/session.ts'

/** Looking leaves the page, and what is typed would be lost. */
export const savedBeforeViewing: Rule<{ unsaved: boolean }> = rule(
  /*i18n*/ { id: 'role.unsaved', message: 'Önce değişiklikleri kaydedin ya da geri alın.' },
  [],
  ({ unsaved }) => !unsaved,
)

/** Nobody sees by way of a role what they may not see themselves. */
export const viewsOwnOnly: Rule<{ holder: Holder; permissions: readonly number[] }> = rule(
  /*i18n*/ { id: 'role.view_above_own', message: 'Sizde olmayan yetkileri olan bir rolün gözünden bakamazsınız.' },
  'D13',
  ({ holder, permissions }) => aboveOwn.holds({ holder, given: permissions, before: [] }),
)

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
