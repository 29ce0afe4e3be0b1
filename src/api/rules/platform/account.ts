import { lengthBetween, required } from './fields.ts'
import { type Rule, rule, serverRule } from './rule.ts'
import { aboveOwn, emailGiven, emailValid, newPasswordRules } from './session.ts'

/** What a person writes of themself, as the rules judge it. */
export interface Person {
  readonly name: string
  readonly surname: string
  readonly phone: string
  readonly email: string
}

const named = lengthBetween(3, 50)

export const nameLong: Rule<Pick<Person, 'name'>> = {
  ...named,
  holds: ({ name }) => named.holds(name),
  about: () => ({ min: 3, max: 50 }),
  at: () => ['name'],
}
export const surnameLong: Rule<Pick<Person, 'surname'>> = {
  ...named,
  holds: ({ surname }) => named.holds(surname),
  about: () => ({ min: 3, max: 50 }),
  at: () => ['surname'],
}
export const phoneLong: Rule<Pick<Person, 'phone'>> = {
  ...named,
  holds: ({ phone }) => named.holds(phone),
  about: () => ({ min: 3, max: 50 }),
  at: () => ['phone'],
}
export const personRules: readonly Rule<Person>[] = [nameLong, surnameLong, phoneLong, emailGiven, emailValid]

/** An e-mail signs one person in. */
export const emailTaken = serverRule(
  /*i18n*/ { id: 'user.email_taken', message: 'Bu e-posta ile başka biri giriş yapıyor.' },
  [],
)

export const ownPasswordLabel = /*i18n*/ { id: 'account.own_password', message: 'Parolanız' }
export const currentPasswordLabel = /*i18n*/ { id: 'account.current_password', message: 'Mevcut parola' }

interface ChangedPassword {
  readonly current_password: string
  readonly password: string
  readonly password_confirmation: string
}

export const currentGiven: Rule<Pick<ChangedPassword, 'current_password'>> = {
  ...required(currentPasswordLabel),
  holds: ({ current_password }) => current_password !== '',
  at: () => ['current_password'],
}
/** The own password once more, before something that only its owner may do. */
export const ownPasswordGiven: Rule<{ own_password: string }> = {
  ...required(ownPasswordLabel),
  holds: ({ own_password }) => own_password !== '',
  at: () => ['own_password'],
}
export const passwordChangeRules: readonly Rule<ChangedPassword>[] = [currentGiven, ...newPasswordRules]

export const wrongPassword = serverRule(
  /*i18n*/ { id: 'account.wrong_password', message: 'Mevcut parola yanlış.' },
  'R200',
)

/** Whoever has a password sends themself a new link, when they forgot it. */
export const alreadyIn = serverRule(
  /*i18n*/ {
    id: 'user.has_password',
    message: 'Bu kişinin parolası var; unuttuysa giriş sayfasındaki “Parolamı unuttum” ile yeniler.',
  },
  [],
)
export const notActive = serverRule(
  /*i18n*/ { id: 'user.not_active', message: 'Davet, durumu aktif olan kişiye gönderilir.' },
  [],
)

export const codeWrong = serverRule(
  /*i18n*/ { id: 'auth.code_wrong', message: 'Kod yanlış, süresi geçmiş ya da kullanılmış.' },
  [],
)

/** Whoever sees the panel as a role looks, and changes nothing. */
export const onlyViewing = serverRule(
  /*i18n*/ {
    id: 'auth.only_viewing',
    message: 'Panele bir rolün gözünden bakıyorsunuz: görünümü bitirmeden hiçbir şey değiştirilmez.',
  },
  'R37',
)

export const secondFactorOn = serverRule(
  /*i18n*/ { id: 'account.second_factor_on', message: 'İki adımlı giriş zaten açık.' },
  [],
)
export const secondFactorOff = serverRule(
  /*i18n*/ { id: 'account.second_factor_off', message: 'İki adımlı giriş açık değil.' },
  [],
)
/** Whoever works at somebody else's screen cannot switch it off: that asks for the password. */
export const ownSecondFactor = serverRule(
  /*i18n*/ {
    id: 'account.own_second_factor',
    message: 'Kendi iki adımlı girişinizi hesabınızdan, parolanızla kapatırsınız.',
  },
  [],
)

/** Signing out leaves nothing in the browser either. */
export const ownSession = serverRule(
  /*i18n*/ { id: 'account.own_session', message: 'Bu, şu an çalıştığınız oturum: çıkış yaparak kapatılır.' },
  'D11',
)

/** Nobody changes how somebody signs in who may do more than they may. */
export const signsInBelow: Rule<{ above: boolean }> = rule(aboveOwn.says, 'D13', ({ above }) => !above)
