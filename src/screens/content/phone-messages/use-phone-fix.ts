import { useLingui } from '@lingui/react'
import { gate } from '#api/registry/gate.ts'
import { phoneIntegrationActive, shopPhoneKnown } from '#api/rules/platform/phone-messages.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import type { RefusalFix } from '#ui/refusal.ts'

const fixes = {
  [phoneIntegrationActive.id]: {
    path: '/shop-phone-message-methods',
    says: /*i18n*/ { id: 'phone_templates.to_methods', message: 'SMS bağlantılarına git' },
  },
  [shopPhoneKnown.id]: {
    path: '/accounts?section=identity&field=phone',
    says: /*i18n*/ { id: 'readiness.to_identity', message: 'Mağaza bilgilerine git' },
  },
}

/** The way to what sending lacks; nobody is led to a page that would not open. */
export function usePhoneFix(): (refusal: Refusal) => RefusalFix | undefined {
  const { i18n } = useLingui()
  const holder = useHolder()
  return ({ id }) => {
    const fix = fixes[id]
    if (!fix || gate(fix.path.split('?')[0] ?? '', holder).kind !== 'open') return undefined
    return { label: i18n._(fix.says), href: fix.path }
  }
}
