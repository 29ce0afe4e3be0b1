import { type Rule, rule } from './rule.ts'

/** What is known before the old values of a change are stored again. */
export interface PutBackFacts {
  /** Something is typed that is not saved. */
  readonly unsaved: boolean
  /** The record has these values already. */
  readonly same: boolean
  /** Nothing of the change can come back. */
  readonly lost: boolean
}

/** What is typed would be saved with it. */
export const nothingTyped: Rule<PutBackFacts> = rule(
  /*i18n*/ { id: 'history.unsaved', message: 'Önce yazdıklarınızı kaydedin ya da geri alın.' },
  'own',
  ({ unsaved }) => !unsaved,
)

export const differsNow: Rule<PutBackFacts> = rule(
  /*i18n*/ { id: 'history.same', message: 'Bu değerler zaten kayıtlı.' },
  'own',
  ({ same }) => !same,
)

/** A picture goes with the save that took it out, and a secret is never told. */
export const canComeBack: Rule<PutBackFacts> = rule(
  /*i18n*/ { id: 'history.lost', message: 'O günkü görsel ya da gizli bilgi artık yok; geri konamaz.' },
  'own',
  ({ lost }) => !lost,
)

/** What stands between a change and its old values. */
export const putBackRules = [nothingTyped, differsNow, canComeBack] as const
