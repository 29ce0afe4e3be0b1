import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import type { Address } from '#api/contract/content/addresses.ts'
import { type Addressed, addressRemoving } from '#screens/content/wiring/addresses.ts'
import { ConfirmedSubmit, unconfirmed } from '#screens/platform/account/ConfirmedSubmit.tsx'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import styles from './articles.module.css'

interface OldAddressProps extends Addressed {
  address: Address
  /** What its language is called. */
  language: string
  mayEdit: boolean
  onRemoved: () => void
}

/** One old address, and the button that takes it away, with the question before it. */
export function OldAddress({ of, id, address, language, mayEdit, onRemoved }: OldAddressProps) {
  const { i18n } = useLingui()
  const { language_id, slug } = address
  const actor = useActorRef(
    useMemo(() => addressRemoving({ of, id }, { language_id, slug }), [of, id, language_id, slug]),
    { input: unconfirmed },
  )
  useAfterSending(actor, onRemoved)
  const take = i18n._(/*i18n*/ { id: 'content.take_address', message: 'Kaldır' })
  return (
    <li>
      <code>{slug}</code>
      <span className={styles.quiet}>{language}</span>
      {mayEdit && (
        <ConfirmedSubmit
          actor={actor}
          act="notDeleted"
          title={i18n._(
            /*i18n*/ { id: 'content.ask_address', message: '“{slug}” adresi kaldırılsın mı?', values: { slug } },
          )}
          about={i18n._(
            /*i18n*/ {
              id: 'content.ask_address_about',
              message: 'Bu adrese gelenler artık yönlendirilmez; sayfa bulunamadı görür.',
            },
          )}
          verb={take}
          label={`${take}: ${slug} (${language})`}
          destructive
        />
      )}
    </li>
  )
}
