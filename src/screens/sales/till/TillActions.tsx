import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { formatsOf } from '#screens/platform/formats.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { MonitorIcon } from '#ui/icons.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { CashDesk } from './CashDesk.tsx'
import styles from './till.module.css'
import { useSale, useStage, useTill } from './till-actor.ts'

/** What is done beside the sale: it is parked, another is taken up, it is thrown away; and the customer's window. */
export function TillActions() {
  const { i18n } = useLingui()
  const actor = useTill()
  const stage = useStage()
  const [asking, setAsking] = useState<'name' | 'list' | null>(null)
  const parked = useSale((one) => one.parked)
  const selling = stage === 'writing' || stage === 'paying'
  return (
    <div className={styles.acts} data-density="touch">
      <ButtonLink href="/fastsale?display=1" target="_blank" icon={MonitorIcon}>
        {i18n._(/*i18n*/ { id: 'till.display', message: 'Müşteri ekranı' })}
      </ButtonLink>
      <CashDesk />
      {parked.length > 0 && (
        <Button onPress={() => setAsking('list')}>
          {i18n._(/*i18n*/ { id: 'till.parked', message: 'Bekleyenler ({count})', values: { count: parked.length } })}
        </Button>
      )}
      {selling && (
        <>
          <Act actor={actor} event={{ type: 'DISCARD' }}>
            {i18n._(/*i18n*/ { id: 'till.discard', message: 'Satışı sil' })}
          </Act>
          <Park open={asking === 'name'} onOpen={() => setAsking('name')} onClose={() => setAsking(null)} />
        </>
      )}
      <Parked open={asking === 'list' && parked.length > 0 && stage !== 'done'} onClose={() => setAsking(null)} />
    </div>
  )
}

function Park({ open, onOpen, onClose }: { open: boolean; onOpen: () => void; onClose: () => void }) {
  const { i18n } = useLingui()
  const actor = useTill()
  const [label, setLabel] = useState('')
  const empty = useSale(({ draft }) => draft.lines.length === 0)
  const says = i18n._(/*i18n*/ { id: 'till.park', message: 'Beklet' })
  const park = () => {
    actor.send({ type: 'PARK', label })
    setLabel('')
    onClose()
  }
  return (
    <>
      {empty ? (
        <Act actor={actor} event={{ type: 'PARK', label }}>
          {says}
        </Act>
      ) : (
        <Button onPress={onOpen}>{says}</Button>
      )}
      <Dialog
        open={open && !empty}
        onClose={onClose}
        width="narrow"
        title={i18n._(/*i18n*/ { id: 'till.park_title', message: 'Satışı beklet' })}
        footer={
          <>
            <Button onPress={onClose}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
            <Button variant="primary" onPress={park}>
              {says}
            </Button>
          </>
        }
      >
        <form
          onSubmit={(event) => {
            event.preventDefault()
            park()
          }}
        >
          <Field name="park-label" label={i18n._(/*i18n*/ { id: 'till.park_label', message: 'Kimin satışı' })}>
            <TextInput value={label} maxLength={60} onChange={setLabel} />
          </Field>
        </form>
      </Dialog>
    </>
  )
}

/** It goes away once one of them stands at the till. */
function Parked({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { i18n } = useLingui()
  const actor = useTill()
  const parked = useSale((one) => one.parked)
  useEffect(() => {
    const hearing = actor.subscribe((snapshot) => snapshot.matches('taking') && onClose())
    return () => hearing.unsubscribe()
  }, [actor, onClose])
  const formats = formatsOf(i18n)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={i18n._(/*i18n*/ { id: 'till.parked_title', message: 'Bekleyen satışlar' })}
    >
      <ul className={styles.parked}>
        {parked.map(({ id, label, at }) => (
          <li key={id}>
            <span>
              <strong>{label || i18n._(/*i18n*/ { id: 'till.no_label', message: 'Adsız' })}</strong>{' '}
              {formats.moment(new Date(at).toISOString())}
            </span>
            <Act actor={actor} event={{ type: 'TAKE', id }}>
              {i18n._(/*i18n*/ { id: 'till.take', message: 'Geri al' })}
            </Act>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
