import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Address } from '#api/contract/content/addresses.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { type Addressed, addressRemoving } from '#screens/content/wiring/addresses.ts'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
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
    { input: { fields: { asked: '' } } },
  )
  const { fields, failure } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const shown = useShown(failure ? failureMessages(failure, 'notDeleted') : [])
  useAfterSending(actor, onRemoved)
  const ask = (text: string) => actor.send({ type: 'FILL', field: 'asked', text })
  const take = i18n._(/*i18n*/ { id: 'content.take_address', message: 'Kaldır' })
  return (
    <li>
      <code>{slug}</code>
      <span className={styles.quiet}>{language}</span>
      {mayEdit && (
        <Button variant="plain" aria-label={`${take}: ${slug} (${language})`} onPress={() => ask('1')}>
          {take}
        </Button>
      )}
      <ConfirmDialog
        open={fields.asked === '1'}
        onClose={() => ask('')}
        title={i18n._(
          /*i18n*/ { id: 'content.ask_address', message: '“{slug}” adresi kaldırılsın mı?', values: { slug } },
        )}
        description={i18n._(
          /*i18n*/ {
            id: 'content.ask_address_about',
            message: 'Bu adrese gelenler artık yönlendirilmez; sayfa bulunamadı görür.',
          },
        )}
        confirm={take}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        destructive
        busy={busy}
        onConfirm={() => actor.send({ type: 'SUBMIT' })}
      >
        {shown.length > 0 && <RefusalList refusals={shown} />}
      </ConfirmDialog>
    </li>
  )
}
