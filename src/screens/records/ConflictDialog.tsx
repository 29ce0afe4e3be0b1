import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Resource } from '#api/resources/resource.ts'
import { stale } from '#api/rules/records.ts'
import type { Difference, Side } from '#machines/record-form/merge.ts'
import type { recordFormMachine } from '#machines/record-form/record-form.machine.ts'
import { Act } from '#screens/Act.tsx'
import { sentenceOf } from '#screens/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { ChangedValue } from './ChangedValue.tsx'
import styles from './form.module.css'

interface ConflictDialogProps {
  actor: Actor<typeof recordFormMachine>
  resource: Resource
}

/** Somebody else saved the record meanwhile (rule D5): who and when, and for every field that both changed, whose value stays. */
export function ConflictDialog({ actor, resource }: ConflictDialogProps) {
  const { i18n } = useLingui()
  const { context, open } = useSelector(
    actor,
    (snapshot) => ({ context: snapshot.context, open: snapshot.matches('conflict') }),
    (one, other) => one.context === other.context && one.open === other.open,
  )
  const back = () => actor.send({ type: 'BACK' })
  const { differences, choices, changedBy, languageNames } = context
  return (
    <Dialog
      open={open}
      onClose={back}
      title={i18n._(/*i18n*/ { id: 'records.conflict', message: 'Başka biri de kaydetti' })}
      description={open ? sentenceOf(i18n, { id: stale.id, about: changedBy }) : undefined}
      footer={
        <>
          <Button onPress={back}>{i18n._(/*i18n*/ { id: 'records.back', message: 'Forma dön' })}</Button>
          <Button onPress={() => actor.send({ type: 'TAKE_THEIRS' })}>
            {i18n._(/*i18n*/ { id: 'records.take_theirs', message: 'Benimkinden vazgeç' })}
          </Button>
          <Act actor={actor} event={{ type: 'MERGE' }} variant="primary">
            {i18n._(/*i18n*/ { id: 'records.merge', message: 'Birleştir ve kaydet' })}
          </Act>
        </>
      }
    >
      {differences.length === 0 && (
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'records.no_collision',
              message: 'Farklı alanları değiştirdiniz; iki değişiklik de kalabilir.',
            },
          )}
        </p>
      )}
      <div className={styles.differences}>
        {differences.map((difference) => (
          <Choice
            key={difference.path}
            difference={difference}
            resource={resource}
            languageNames={languageNames}
            user={String(changedBy.user ?? '')}
            side={choices[difference.path]}
            onChoose={(side) => actor.send({ type: 'CHOOSE', path: difference.path, side })}
          />
        ))}
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  difference: Difference
  resource: Resource
  languageNames: Readonly<Record<number, string>>
  user: string
  side: Side | undefined
  onChoose: (side: Side) => void
}

function Choice({ difference, resource, languageNames, user, side, onChoose }: ChoiceProps) {
  const { i18n } = useLingui()
  const { path, field: key, sides } = difference
  const declared = resource.fields[key]
  if (!declared) return null
  const [, language = '', text = ''] = path.split('.')
  const field = declared.kind === 'translations' ? declared.texts[text] : declared
  if (!field) return null
  const of = { mine: difference.mine, theirs: difference.theirs }
  const labels: Record<Side, string> = {
    mine: i18n._(/*i18n*/ { id: 'records.mine', message: 'Benimki' }),
    theirs: user,
    both: i18n._(/*i18n*/ { id: 'records.both', message: 'İkisi birden' }),
  }
  return (
    <Field name={path} label={i18n._(field.label)} aside={languageNames[Number(language)]}>
      <RadioGroup
        value={side ?? ''}
        onChange={(chosen) => onChoose(chosen as Side)}
        options={sides.map((one) => ({
          value: one,
          label: labels[one],
          ...(one === 'both' ? {} : { hint: <ChangedValue field={field} value={of[one]} /> }),
        }))}
      />
    </Field>
  )
}
