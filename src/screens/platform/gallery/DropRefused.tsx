import { useLingui } from '@lingui/react'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { CloseIcon } from '#ui/icons.ts'
import styles from './DropRefused.module.css'

interface DropRefusedProps {
  refusals: readonly Refusal[]
  onRead: () => void
}

/** What of the last drop was not taken: every rule, with the files that break it (R96–R100). */
export function DropRefused({ refusals, onRead }: DropRefusedProps) {
  const { i18n } = useLingui()
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <div className={styles.refused}>
          <div>
            <p>
              {i18n._(
                /*i18n*/ {
                  id: 'gallery.left_out',
                  message: '{count, plural, one {# dosya alınmadı.} other {# dosya alınmadı.}}',
                  values: { count: new Set(refusals.flatMap(({ at = [] }) => at)).size },
                },
              )}
            </p>
            <ul>
              {refusals.map((refusal) => (
                <li key={refusal.id}>
                  {sentenceOf(i18n, refusal)} {refusal.at && <strong>{refusal.at.join(', ')}</strong>}
                </li>
              ))}
            </ul>
          </div>
          <IconButton
            icon={CloseIcon}
            size="compact"
            label={i18n._(/*i18n*/ { id: 'gallery.dismiss', message: 'Uyarıyı kapat' })}
            onPress={onRead}
          />
        </div>
      )}
    </div>
  )
}
