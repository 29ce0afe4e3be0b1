import { useLingui } from '@lingui/react'
import { landing } from '#api/registry/gate.ts'
import { formatGranters, formatPermission, formatPermissions, someGranter } from '#api/registry/permission-words.ts'
import { matchRoute } from '#api/registry/routes.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { place } from '#screens/platform/frame/place.ts'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import styles from './NoAccess.module.css'
import { StatusPage } from './StatusPage.tsx'
import { useHolder, useSessionShop } from './use-session.ts'

/** Where somebody is led who may not open a page (rule R5): it names the page, the permissions that would open it in words, and who can give them. */
export default function NoAccess() {
  const { i18n } = useLingui()
  const holder = useHolder()
  const denied = place.state()
  const route = typeof denied === 'string' ? matchRoute(denied)?.route : undefined
  const codes = route && route.codes !== 'public' ? route.codes : []
  const say = (says: Says) => i18n._(says)
  const granters = useSessionShop()?.granters ?? []
  return (
    <StatusPage
      code="403"
      title={i18n._(/*i18n*/ { id: 'noaccess.heading', message: 'Yetkiniz yok (403).' })}
      home={landing(holder)}
    >
      {route && (
        <>
          {i18n._(
            /*i18n*/ {
              id: 'noaccess.text',
              message:
                '“{page}” sayfası için gereken yetki: {codes}. Yetkiyi {granters} verebilir; yeni yetki, çıkıp tekrar girdiğinizde geçerli olur.',
              values: {
                page: titleOf(i18n, route),
                codes: formatPermissions(codes, say),
                granters: formatGranters(granters, codes) || say(someGranter),
              },
            },
          )}
          <span className={styles.mine}>
            {i18n._(
              /*i18n*/ {
                id: 'noaccess.mine',
                message: 'Sizin yetkileriniz: {codes}',
                values: { codes: holder.permissions.map((code) => formatPermission(code, say)).join('; ') || '—' },
              },
            )}
          </span>
        </>
      )}
    </StatusPage>
  )
}
