import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ImageIcon } from '#ui/icons.ts'
import styles from './till.module.css'

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new (options?: { formats: readonly string[] }) => Detector

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'qr_code']
/** The same code in front of the camera counts once in so long. */
const again = 1_500

/** Scans with the camera, where the browser reads barcodes. */
export function CameraScan({ onScan }: { onScan: (code: string) => boolean }) {
  const { i18n } = useLingui()
  const [on, setOn] = useState(false)
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector || !navigator.mediaDevices) return null
  return (
    <div className={styles.camera}>
      <Button icon={ImageIcon} aria-pressed={on} onPress={() => setOn(!on)}>
        {on
          ? i18n._(/*i18n*/ { id: 'till.camera_off', message: 'Kamerayı kapat' })
          : i18n._(/*i18n*/ { id: 'till.camera_on', message: 'Kamerayla okut' })}
      </Button>
      {on && <Camera detector={new BarcodeDetector({ formats })} onScan={onScan} />}
    </div>
  )
}

function Camera({ detector, onScan }: { detector: Detector; onScan: (code: string) => boolean }) {
  const { i18n } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const [refused, setRefused] = useState(false)
  const [reader] = useState(detector)
  const scan = useEffectEvent(onScan)
  useEffect(() => {
    let stream: MediaStream | null = null
    let last = { code: '', at: 0 }
    let open = true
    const look = async () => {
      const [found] = video.current ? await reader.detect(video.current).catch(() => []) : []
      const now = Date.now()
      if (found && (found.rawValue !== last.code || now - last.at > again)) {
        last = { code: found.rawValue, at: now }
        scan(found.rawValue)
      }
    }
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (given) => {
        if (!open) return stop(given)
        stream = given
        if (video.current) video.current.srcObject = given
      },
      () => setRefused(true),
    )
    const looking = setInterval(look, 250)
    return () => {
      open = false
      clearInterval(looking)
      if (stream) stop(stream)
    }
  }, [reader])
  if (refused)
    return (
      <p role="alert" className={styles.failed}>
        {i18n._(
          /*i18n*/ { id: 'till.camera_refused', message: 'Kameraya izin verilmedi: tarayıcının ayarından açın.' },
        )}
      </p>
    )
  return <video ref={video} autoPlay playsInline muted className={styles.video} />
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
