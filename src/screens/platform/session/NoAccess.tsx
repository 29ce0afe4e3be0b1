import { useLingui } from '@lingui/react'
import { landing } from '#api/registry/gate.ts'
import { matchRoute } from '#api/registry/routes.ts'
import { permitted } from '#api/rules/platform/session.ts'
import { place } from '#screens/platform/frame/place.ts'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import styles from './NoAccess.module.css'
import { StatusPage } from './StatusPage.tsx'
import { useHolder } from './use-session.ts'

/** Where somebody is led who may not open a page (rule R5): it names the page, the codes that would open it, and who can give them. */
export default function NoAccess() {
  const { i18n } = useLingui()
  const holder = useHolder()
  const denied = place.state()
  const route = typeof denied === 'string' ? matchRoute(denied)?.route : undefined
  const codes = route && route.codes !== 'public' ? route.codes : []
  return (
    <StatusPage code="403" title={i18n._(permitted.says)} home={landing(holder)}>
      {route && (
        <>
          {i18n._(
            /*i18n*/ {
              id: 'noaccess.text',
              message:
                '“{page}” sayfası {codes} yetkisini ister. Yetkiyi mağazanın yöneticisi verebilir; yeni yetki, çıkıp tekrar girdiğinizde geçerli olur.',
              values: { page: titleOf(i18n, route), codes: codes.join(', ') },
            },
          )}
          <span className={styles.mine}>
            {i18n._(
              /*i18n*/ {
                id: 'noaccess.mine',
                message: 'Sizin yetkileriniz: {codes}',
                values: { codes: holder.permissions.join(', ') || '—' },
              },
            )}
          </span>
        </>
      )}
    </StatusPage>
  )
}
