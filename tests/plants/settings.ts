import type { Plant } from './plant.types.ts'

const users = ['tests/server/settings/users.test.ts']

export const settingsPlants: readonly Omit<Plant, 'room'>[] = [
  {
    kind: 'date',
    what: 'rates are asked for on Saturdays',
    file: 'server/settings/rates/fetching.ts',
    tests: ['tests/server/settings/rates.test.ts'],
    find: 'extract(isodow from d) < 6',
    replace: 'extract(isodow from d) < 7',
  },
  {
    kind: 'cache',
    what: 'rates of currencies come that the shop has switched off',
    file: 'server/settings/rates/fetching.ts',
    tests: ['tests/server/settings/rates.test.ts'],
    find: ' and s.status = 1',
    replace: '',
  },
  {
    kind: 'retry',
    what: 'a run begins while the one before it is not over',
    file: 'server/settings/crons/run.ts',
    tests: ['tests/server/settings/crons.test.ts'],
    find: 'if (!(await isRunning(own, cron)))',
    replace: 'if (own)',
  },
  {
    kind: 'permission',
    what: 'whoever is in the trash keeps their e-mail from others',
    file: 'server/settings/users/user-record.ts',
    tests: users,
    find: '    await keepSigningIn(db, { shop_id, user_id: id, email: null })\n',
    replace: '',
  },
  {
    kind: 'permission',
    what: 'a new password ends no session',
    file: 'server/settings/users/user-record.ts',
    tests: users,
    find: " || draft.status !== 'accepted' || newPassword(draft) !== null",
    replace: " || draft.status !== 'accepted'",
  },
  {
    kind: 'time',
    what: 'every save of somebody without a password tells that they were invited now',
    file: 'server/settings/users/user-record.ts',
    tests: users,
    find: '...(id === null && invited(draft) ?',
    replace: '...(invited(draft) ?',
  },
]
