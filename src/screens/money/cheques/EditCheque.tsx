import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Cheque } from '#api/contract/money/cheques.ts'
import { cheques } from '#api/listings/money/cheques.ts'
import { chequeEditable, chequeLabels } from '#api/rules/money/cheques.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { permits } from '#api/rules/platform/session.ts'
import { editCheque } from '#screens/money/wiring/cheques.ts'
import { ShortField, ShortFields } from '#screens/platform/account/ShortFields.tsx'
import { useShown } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Refusable } from '#ui/Refusable.tsx'
import styles from './cheques.module.css'
import { DayField } from './ShortParts.tsx'

const edit = /*i18n*/ { id: 'cheques.edit', message: 'Bilgileri düzelt' }

interface EditProps {
  cheque: Cheque
  onEdited: () => void
}

/** Mends what was written wrongly of a cheque while it lies in the portfolio; its amount is booked, and stays. */
export function EditCheque({ cheque, onEdited }: EditProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const refusals = useShown(broken([chequeEditable], cheque))
  if (!permits(useHolder(), cheques.codes.edit)) return null
  return (
    <>
      <Refusable refusals={refusals} onPress={() => setOpen(true)}>
        {i18n._(edit)}
      </Refusable>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={i18n._(edit)}
        description={i18n._(
          /*i18n*/ {
            id: 'cheques.edit_about',
            message: 'Tutar deftere yazıldığı için değişmez; yanlışsa çeki iade edip yeniden alın.',
          },
        )}
      >
        <Fields
          cheque={cheque}
          onEdited={() => {
            setOpen(false)
            onEdited()
          }}
        />
      </Dialog>
    </>
  )
}

function Fields({ cheque, onEdited }: EditProps) {
  const { i18n } = useLingui()
  const { id, version, number, bank, branch, drawer, iban, due_on, note } = cheque
  const [machine] = useState(() => editCheque(id))
  const actor = useActorRef(machine, {
    input: { fields: { number, bank, branch, drawer, iban, due_on, note, version: String(version) } },
  })
  useEffect(() => {
    const hearing = actor.on('sent', onEdited)
    return () => hearing.unsubscribe()
  }, [actor, onEdited])
  const part = (name: keyof typeof chequeLabels) => ({ actor, name, label: chequeLabels[name] })
  return (
    <ShortFields
      actor={actor}
      act="notSaved"
      labels={chequeLabels}
      submit={i18n._(/*i18n*/ { id: 'records.save', message: 'Kaydet' })}
    >
      <div className={styles.pair}>
        <DayField {...part('due_on')} />
        <ShortField {...part('number')} />
        <ShortField {...part('bank')} />
        <ShortField {...part('branch')} />
      </div>
      <ShortField {...part('drawer')} />
      <ShortField {...part('iban')} />
      <ShortField {...part('note')} />
    </ShortFields>
  )
}
