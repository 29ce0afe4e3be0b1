import { useLingui } from '@lingui/react'
import { useWaited } from './use-waited.ts'

/** A wait as people say it; a dash where it is not known. */
export function Waited({ minutes }: { minutes: number | null }) {
  const { i18n } = useLingui()
  const say = useWaited()
  return minutes === null ? (
    <span title={i18n._(/*i18n*/ { id: 'flow.unknown_wait', message: 'Ne kadar beklediği bilinmiyor' })}>–</span>
  ) : (
    say(minutes)
  )
}
