import type { PhoneReady } from '#api/contract/platform/phone-templates.ts'
import { phoneIntegrationActive } from '#api/rules/platform/phone-messages.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { RefusalList } from '#ui/RefusalList.tsx'
import { usePhoneFix } from './use-phone-fix.ts'

/** Says that nothing is sent while no company takes messages, with the way to one (R202). */
export function NoIntegration({ ready }: { ready: PhoneReady }) {
  const shown = useShown(broken([phoneIntegrationActive], ready), { linkOf: usePhoneFix() })
  return shown.length > 0 && <RefusalList refusals={shown} />
}
