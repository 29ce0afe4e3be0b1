import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { accountOperations } from '#api/operations/platform/account.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { CardProps } from '#screens/cards.ts'
import { Sessions, type SessionWords } from '#screens/platform/account/Sessions.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { sessionsOfUser } from '#screens/platform/wiring/sessions.ts'
import { Access } from './Access.tsx'

/** How a member of the staff gets in: where they are signed in now. Customers sign in nowhere. */
export default function UserCard({ id, stored }: CardProps) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const sessions = useMemo(() => sessionsOfUser(id), [id])
  if (stored.type === 'customer' || !permits(holder, accountOperations.endUserSessions.codes)) return null
  const none = i18n._(/*i18n*/ { id: 'sessions.none_of_user', message: 'Şu an hiçbir yerde girişi yok.' })
  return (
    <>
      <Access id={id} />
      <Sessions sessions={sessions} words={words} none={none} />
    </>
  )
}

const words: SessionWords = {
  title: /*i18n*/ { id: 'sessions.title', message: 'Açık oturumlar' },
  about: /*i18n*/ { id: 'sessions.of_user_about', message: 'Bu kişinin giriş yaptığı yerler.' },
  outdated: /*i18n*/ {
    id: 'sessions.of_user_outdated',
    message: '{count, plural, other {# oturum}} kişinin önceki yetkileriyle açık.',
  },
  endAll: /*i18n*/ { id: 'sessions.end_of_user', message: 'Bütün oturumlarını kapat' },
  question: /*i18n*/ {
    id: 'sessions.question_all',
    message:
      '{count, plural, other {# oturum}} kapatılır. Bu kişiler bir sonraki adımlarında yeniden giriş yapar; kaydetmedikleri iş sayfalarında durur.',
  },
}
