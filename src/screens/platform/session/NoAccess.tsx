import { useLingui } from '@lingui/react'
import { landing } from '#api/registry/gate.ts'
import { matchRoute } from '#api/registry/routes.ts'
import { permitted } from '#api/rules/platform/session.ts'
import { place } from '#screens/platform/frame/place.ts'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import styles from './NoAccess.module.css'
import { formatPermission } from './permission-words.ts'
import { StatusPage } from './StatusPage.tsx'
import { useHolder } from './use-session.ts'

const or = /*i18n*/ { id: 'noaccess.or', message: ' ya da ' }

/** Where somebody is led who may not open a page (rule R5): it names the page, the permissions that would open it in words, and who can give them. */
export default function NoAccess() {
  const { i18n } = useLingui()
  const holder = useHolder()
  const denied = place.state()
  const route = typeof denied === 'string' ? matchRoute(denied)?.route : undefined
  const codes = route && route.codes !== 'public' ? route.codes : []
  const named = (code: number) => formatPermission(i18n, code)
  return (
    <StatusPage code="403" title={i18n._(permitted.says)} home={landing(holder)}>
      {route && (
        <>
          {i18n._(
            /*i18n*/ {
              id: 'noaccess.text',
              message:
                '“{page}” sayfası için gereken yetki: {codes}. Yetkiyi mağazanın yöneticisi verebilir; yeni yetki, çıkıp tekrar girdiğinizde geçerli olur.',
              values: { page: titleOf(i18n, route), codes: codes.map(named).join(i18n._(or)) },
            },
          )}
          <span className={styles.mine}>
            {i18n._(
              /*i18n*/ {
                id: 'noaccess.mine',
                message: 'Sizin yetkileriniz: {codes}',
                values: { codes: holder.permissions.map(named).join('; ') || '—' },
              },
            )}
          </span>
        </>
      )}
    </StatusPage>
  )
}
