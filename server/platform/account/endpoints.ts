import { accountOperations } from '#api/operations/platform/account.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { changePassword } from './password.ts'
import { accountOf, saveAccount } from './save.ts'
import { secondFactorEndpoints } from './second-factor.ts'
import { sessionsEndpoints } from './sessions.ts'
import { staffAccessEndpoints } from './staff-access.ts'

/** What somebody does with their own account. */
export const accountEndpoints: readonly Endpoint[] = [
  endpoint(accountOperations.read, ({ db, actor }) => accountOf(db, actor)),
  endpoint(accountOperations.save, saveAccount),
  changePassword,
  ...sessionsEndpoints,
  ...staffAccessEndpoints,
  ...secondFactorEndpoints,
]
