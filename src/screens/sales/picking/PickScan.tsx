import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ScanField } from '#screens/platform/scanner/ScanField.tsx'
import { signalTaken, signalWrong } from '#screens/platform/scanner/signals.ts'
import type { DeskProps } from './picking-actor.ts'
import { pickingPath, queueIn, scannedIn } from './queue.ts'

/** Scans of the pieces that go into the basket, each told by a tone. */
export function PickScan({ actor }: DeskProps) {
  const { i18n } = useLingui()
  useEffect(() => {
    const picked = actor.on('picked', signalTaken)
    const wrong = actor.on('misscanned', signalWrong)
    return () => {
      picked.unsubscribe()
      wrong.unsubscribe()
    }
  }, [actor])
  const [, navigate] = useLocation()
  const search = useSearch()
  useEffect(
    function countWhatOpenedIt() {
      const code = scannedIn(search)
      if (!code) return
      navigate(pickingPath([actor.getSnapshot().context.id, ...queueIn(search)]), { replace: true })
      actor.send({ type: 'SCAN', code })
    },
    [actor, navigate, search],
  )
  return (
    <ScanField
      overFields
      name="scan"
      label={i18n._(/*i18n*/ { id: 'picking.scan', message: 'Barkod ya da stok kodu' })}
      hint={i18n._(
        /*i18n*/ { id: 'picking.scan_hint', message: 'Okuyucu her zaman dinlenir; elle yazarsanız Enter’a basın.' },
      )}
      onScan={(code) => {
        actor.send({ type: 'SCAN', code })
        return true
      }}
    />
  )
}
