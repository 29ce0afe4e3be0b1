import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { roleOperations } from '#api/operations/settings/roles.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { CardProps } from '#screens/cards.ts'
import { Sessions, type SessionWords } from '#screens/platform/account/Sessions.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { sessionsOfRole } from '#screens/settings/wiring/roles.ts'
import { ViewAs } from './ViewAs.tsx'

/** Who works with a role now. What was changed of it holds at once for those whose sessions are ended (rule R37). */
export default function RoleCard({ id, stored, unsaved }: CardProps) {
  const { i18n } = useLingui()
  const sessions = useMemo(() => sessionsOfRole(id), [id])
  if (!permits(useHolder(), roleOperations.endSessions.codes)) return null
  const none = i18n._(/*i18n*/ { id: 'sessions.none_of_role', message: 'Bu rolle çalışan kimse yok.' })
  return (
    <>
      <ViewAs id={id} permissions={stored.permissions as readonly number[]} unsaved={unsaved} />
      <Sessions sessions={sessions} words={words} none={none} />
    </>
  )
}

const words: SessionWords = {
  title: /*i18n*/ { id: 'sessions.of_role', message: 'Bu rolün açık oturumları' },
  about: /*i18n*/ {
    id: 'sessions.of_role_about',
    message:
      'Değişen yetkiler yeniden girişte geçerli olur; oturumu kapatılan kişi yeniden girer. Sizin bu oturumunuz kapatılmaz: çıkıp girdiğinizde yenilenir.',
  },
  outdated: /*i18n*/ {
    id: 'sessions.of_role_outdated',
    message: '{count, plural, other {# oturum}} rolün önceki yetkileriyle açık.',
  },
  endAll: /*i18n*/ { id: 'sessions.end_of_role', message: 'Rolün oturumlarını kapat' },
  question: /*i18n*/ {
    id: 'sessions.question_all',
    message:
      '{count, plural, other {# oturum}} kapatılır. Bu kişiler bir sonraki adımlarında yeniden giriş yapar; kaydetmedikleri iş sayfalarında durur.',
  },
}
