import { Nothing } from '#api/contract/platform/common.ts'
import { Notifications, NotificationsQuery, ReadNotices } from '#api/contract/platform/notices.ts'
import { RequestOutcome, RequestOutcomeQuery } from '#api/contract/platform/request-outcome.ts'
import {
  ForgotInput,
  HeaderLanguagesQuery,
  Languages,
  LanguagesQuery,
  Me,
  ResetInput,
  SignedIn,
  SignInInput,
} from '#api/contract/platform/session.ts'
import { ShopDetail } from '#api/contract/platform/shop.ts'
import { operation } from './operation.ts'

/** Nobody's password is longer than this. */
const largest = 16_384

/** Signing in and out, passwords, and what the header and the forms need to know of the session's shop. */
export const sessionOperations = {
  signIn: operation({
    method: 'POST',
    path: '/v1/auth/login',
    summary: 'Signs a member of the staff in and gives a new token; the token that came with the call ends',
    body: SignInInput,
    data: SignedIn,
    codes: 'public',
    largest,
  }),
  signOut: operation({
    method: 'POST',
    path: '/v1/auth/logout',
    summary: 'Ends the session of the call',
    data: Nothing,
    codes: 'signed-in',
    whileViewing: true,
  }),
  forgotPassword: operation({
    method: 'POST',
    path: '/v1/auth/forget-password',
    summary: 'Sends a link that sets a new password, if the address belongs to a member of the staff',
    body: ForgotInput,
    data: Nothing,
    codes: 'public',
    largest,
  }),
  resetPassword: operation({
    method: 'POST',
    path: '/v1/auth/reset-password',
    summary: 'Sets a new password with the link from the mail, and ends all sessions of the person',
    body: ResetInput,
    data: Nothing,
    codes: 'public',
    largest,
  }),
  me: operation({
    method: 'GET',
    path: '/v1/auth/me',
    summary: 'The session: the person with the permissions of the sign-in, and the shop',
    data: Me,
    codes: 'signed-in',
  }),
  notifications: operation({
    method: 'GET',
    path: '/v1/panel/notifications',
    summary:
      'The newest notices to the caller, or the older ones, how many are unread, and how many online orders wait',
    query: NotificationsQuery,
    data: Notifications,
    codes: 'signed-in',
  }),
  readNotices: operation({
    method: 'PUT',
    path: '/v1/panel/notifications/read',
    summary:
      'Marks notices as read by the caller, one or a stretch of them, and online orders as seen; answers what waits then',
    body: ReadNotices,
    data: Notifications,
    codes: 'signed-in',
  }),
  headerLanguages: operation({
    method: 'GET',
    path: '/v1/panel/shop-modules/languages-for-header',
    summary: 'The languages of the shop, for the switcher in the header',
    query: HeaderLanguagesQuery,
    data: Languages,
    codes: 'signed-in',
  }),
  languages: operation({
    method: 'GET',
    path: '/v1/panel/languages',
    summary: 'The languages that texts of the shop are written in, the default one first',
    query: LanguagesQuery,
    data: Languages,
    codes: 'signed-in',
  }),
  requestOutcome: operation({
    method: 'GET',
    path: '/v1/panel/request-outcome',
    summary:
      'What became of a call whose answer was lost, by its Idempotency-Key, and the answer if it was carried out',
    query: RequestOutcomeQuery,
    data: RequestOutcome,
    codes: 'signed-in',
  }),
  shop: operation({
    method: 'GET',
    path: '/v1/panel/shop',
    summary:
      'The shop: its settings, languages, countries with prices of their own, and the marketplaces it may sell on',
    data: ShopDetail,
    codes: 'signed-in',
  }),
}
