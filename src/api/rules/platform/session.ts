import { isEmail, passwordLongEnough, required } from './fields.ts'
import { type Rule, rule, serverRule } from './rule.ts'

/** A session as the gate sees it. */
export interface Holder {
  readonly permissions: readonly number[]
  /** Who it is, where the panel asks. */
  readonly id?: number
}

/** What a screen or an endpoint asks for: `[]` is open to all signed-in staff. */
export interface Gated {
  readonly codes: readonly number[]
}

/** Full access: every list of codes is read as if it held this one. */
export const fullAccess = 100

export const permitted: Rule<{ holder: Holder; gate: Gated }> = rule(
  /*i18n*/ {
    id: 'auth.forbidden',
    message: 'Yetkiniz yok (403). Gereken yetki: “{permission}”. Bu yetkiyi {granters} verebilir.',
  },
  ['R5', 'R174', 'R175', 'R176', 'R177', 'R178'],
  ({ holder, gate }) =>
    gate.codes.length === 0 || holder.permissions.some((code) => code === fullAccess || gate.codes.includes(code)),
  { about: ({ gate }) => ({ permission: gate.codes.join(' ') }) },
)

/** Whether a holder may open something with these codes. */
export function permits(holder: Holder, codes: readonly number[]): boolean {
  return permitted.holds({ holder, gate: { codes } })
}

/** A member of the staff who gives permissions to others. */
export interface Granter extends Holder {
  readonly name: string
}

/** Roles and who has them are changed with these codes. */
const granting = [2003, 2103]

/** Whether somebody gives permissions at all, and gives one of these: nobody gives what they do not hold. */
export function mayGrant(holder: Holder, codes: readonly number[] = []): boolean {
  return permits(holder, granting) && permits(holder, codes)
}

/** Nobody gives a permission that they do not hold; what somebody has been given by others stays theirs. */
export const aboveOwn: Rule<{ holder: Holder; given: readonly number[]; before: readonly number[] }> = rule(
  /*i18n*/ { id: 'role.above_own', message: 'Sahip olmadığınız yetkiyi veremezsiniz.' },
  'D13',
  ({ holder, given, before }) => given.every((code) => before.includes(code) || permits(holder, [code])),
)

export const loginFailed = serverRule(
  /*i18n*/ { id: 'auth.login_failed', message: 'Giriş başarısız. E-posta ve parolanızı kontrol edin.' },
  'R1',
)
export const sessionExpired = serverRule(
  /*i18n*/ { id: 'auth.session_expired', message: 'Oturumunuz sona erdi. Tekrar giriş yapın.' },
  ['R4', 'R36', 'R180', 'D11'],
)
export const checkFailed = serverRule(
  /*i18n*/ { id: 'auth.check_failed', message: 'Giriş kontrolü başarısız oldu.' },
  'R33',
)
export const permissionCheckFailed = serverRule(
  /*i18n*/ { id: 'auth.check_permission_failed', message: 'Yetki kontrolü başarısız. Çıkış yapıp tekrar girin.' },
  'R201',
)
export const resetLinkInactive = serverRule(
  /*i18n*/ { id: 'auth.reset_link_inactive', message: 'Bu sıfırlama bağlantısı artık geçerli değil.' },
  'R213',
)
export const resetLinkNotSent = serverRule(
  /*i18n*/ { id: 'auth.reset_link_not_sent', message: 'Sıfırlama bağlantısı gönderilemedi.' },
  'R214',
)
/** The password was right, and the person has a second factor. */
export const codeWanted = serverRule(
  /*i18n*/ { id: 'auth.code_wanted', message: 'Doğrulama uygulamanızdaki kodu yazın.' },
  [],
)
/** Six digits of the app, or a recovery code: the rest of what is typed, such as spaces, is left out. */
export const codeShaped: Rule<{ code: string }> = rule(
  /*i18n*/ { id: 'auth.code_shape', message: 'Uygulamadaki 6 haneli kod ya da bir kurtarma kodu yazılmalı.' },
  [],
  ({ code }) => /^(\d{6}|[a-z2-7]{16})$/.test(plainCode(code)),
  { at: () => ['code'] },
)

/** A code as it is compared: without what only makes it readable. */
export function plainCode(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase()
}

export const tooManyTries = serverRule(
  /*i18n*/ { id: 'auth.too_many_tries', message: 'Çok fazla deneme yapıldı. {seconds} saniye sonra tekrar deneyin.' },
  'R1',
)

export const emailLabel = /*i18n*/ { id: 'auth.email', message: 'E-posta' }
export const passwordLabel = /*i18n*/ { id: 'auth.password', message: 'Parola' }

interface SignIn {
  readonly email: string
  readonly password: string
}

export const emailGiven: Rule<{ email: string }> = {
  ...required(emailLabel),
  holds: ({ email }) => email.trim() !== '',
  at: () => ['email'],
}
export const emailValid: Rule<{ email: string }> = {
  ...isEmail,
  holds: ({ email }) => email.trim() === '' || isEmail.holds(email),
  about: () => ({}),
  at: () => ['email'],
}
export const signInFilled: Rule<SignIn> = {
  ...required(passwordLabel),
  holds: ({ email, password }) => email.trim() !== '' && password !== '',
  about: ({ email }) => ({ field: email.trim() === '' ? emailLabel.id : passwordLabel.id }),
  at: ({ email, password }) => [...(email.trim() === '' ? ['email'] : []), ...(password === '' ? ['password'] : [])],
}
export const signInRules: readonly Rule<SignIn>[] = [signInFilled, emailValid]

interface NewPassword {
  readonly password: string
  readonly password_confirmation: string
}

export const newPasswordGiven: Rule<NewPassword> = {
  ...required(passwordLabel),
  holds: ({ password }) => password !== '',
  at: () => ['password'],
}
export const newPasswordLong: Rule<NewPassword> = {
  ...passwordLongEnough,
  holds: ({ password }) => password === '' || passwordLongEnough.holds(password),
  about: () => ({ min: 8 }),
  at: () => ['password'],
}
export const passwordsMatch: Rule<NewPassword> = rule(
  /*i18n*/ { id: 'validation.password_match', message: 'Parolalar eşleşmiyor.' },
  'R129',
  ({ password, password_confirmation }) => password === password_confirmation,
  { at: () => ['password_confirmation'] },
)
export const newPasswordRules: readonly Rule<NewPassword>[] = [newPasswordGiven, newPasswordLong, passwordsMatch]
