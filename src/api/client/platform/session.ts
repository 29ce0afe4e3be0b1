import { Nothing } from '#api/contract/platform/common.ts'
import {
  type ForgotInput,
  Languages,
  Me,
  Notifications,
  type ResetInput,
  SignedIn,
  type SignInInput,
} from '#api/contract/platform/session.ts'
import { ShopDetail } from '#api/contract/platform/shop.ts'
import type { Http } from './http.ts'

/** The calls of the session and the header. */
export function sessionCalls(http: Http) {
  return {
    signIn: (body: SignInInput) => http.post('/v1/auth/login', { data: SignedIn, body, open: true }),
    /** `token` is named, because the stored one is forgotten before the call goes out. */
    signOut: (token: string) => http.post('/v1/auth/logout', { data: Nothing, token }),
    forgot: (body: ForgotInput) => http.post('/v1/auth/forget-password', { data: Nothing, body, open: true }),
    reset: (body: ResetInput) => http.post('/v1/auth/reset-password', { data: Nothing, body, open: true }),
    me: () => http.get('/v1/auth/me', { data: Me }),
    notifications: () => http.get('/v1/panel/notifications', { data: Notifications }),
    headerLanguages: () =>
      http.get('/v1/panel/shop-modules/languages-for-header', { data: Languages, query: { type: 'language' } }),
    languages: () => http.get('/v1/panel/languages', { data: Languages, query: { type: 'available' } }),
    shop: () => http.get('/v1/panel/shop', { data: ShopDetail }),
  }
}
