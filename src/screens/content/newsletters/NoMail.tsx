import { useLingui } from '@lingui/react'
import type { Switch } from '#api/contract/platform/common.ts'
import { gate } from '#api/registry/gate.ts'
import { newsletterMailReady } from '#api/rules/content/newsletters.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { RefusalList } from '#ui/RefusalList.tsx'
import type { RefusalFix } from '#ui/refusal.ts'

/** Says that nothing is sent while the shop has no way to send mails, and where that is mended. */
export function NoMail({ mail }: { mail: Switch }) {
  const shown = useShown(broken([newsletterMailReady], { mail: mail === 1 }), { linkOf: useMailFix() })
  return shown.length > 0 && <RefusalList refusals={shown} />
}

const methods = '/shop-mail-methods'

/** The way to the connections for mails; nobody is led to a page that would not open. */
export function useMailFix(): (refusal: Refusal) => RefusalFix | undefined {
  const { i18n } = useLingui()
  const holder = useHolder()
  return ({ id }) => {
    if (id !== newsletterMailReady.id || gate(methods, holder).kind !== 'open') return undefined
    return {
      label: i18n._(/*i18n*/ { id: 'newsletters.to_methods', message: 'E-posta bağlantılarına git' }),
      href: methods,
    }
  }
}
