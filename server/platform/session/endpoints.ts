import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { requestOutcome } from '#server/platform/http/request-outcome.ts'
import { notifications, readNotices } from '#server/platform/notices/notifications.ts'
import { availableLanguages, headerLanguages } from './languages.ts'
import { me } from './me.ts'
import { forgotPassword, resetPassword } from './resets.ts'
import { shop } from './shop.ts'
import { signIn, signOut } from './sign-in.ts'

/** Signing in and out, passwords, and what the header and the forms need to know of the session's shop. */
export const sessionEndpoints: readonly Endpoint[] = [
  signIn,
  signOut,
  forgotPassword,
  resetPassword,
  me,
  notifications,
  readNotices,
  headerLanguages,
  availableLanguages,
  shop,
  requestOutcome,
]
