import type { Route } from './route.ts'

/** Paths that the panel itself leads to. */
export const paths = {
  home: '/',
  signIn: '/auth/login',
  forgotPassword: '/auth/forget-password',
  resetPassword: '/auth/reset-password',
  notFound: '/404',
  noAccess: '/no-access',
  account: '/account',
} as const

/** The screens before the gate. They stand apart, so that whoever signs in does not wait for the table of all the others. */
export const publicRoutes: readonly Route[] = [
  {
    path: paths.signIn,
    title: /*i18n*/ { id: 'signin.title', message: 'Giriş' },
    codes: 'public',
    screen: 'platform/session/SignIn',
    bare: true,
  },
  {
    path: paths.forgotPassword,
    title: /*i18n*/ { id: 'forgot.title', message: 'Parolamı unuttum' },
    codes: 'public',
    screen: 'platform/session/ForgotPassword',
    bare: true,
  },
  {
    path: paths.resetPassword,
    title: /*i18n*/ { id: 'reset.title', message: 'Yeni parola' },
    codes: 'public',
    screen: 'platform/session/ResetPassword',
    bare: true,
  },
  {
    path: paths.notFound,
    title: /*i18n*/ { id: 'notfound.title', message: 'Sayfa bulunamadı' },
    codes: 'public',
    screen: 'platform/session/NotFound',
    bare: true,
  },
]
