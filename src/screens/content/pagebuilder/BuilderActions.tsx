import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { clockAt } from '#api/rules/platform/formats.ts'
import { shopTimeZone } from '#locales/shop-time.ts'
import { layoutIn, type Sending } from '#machines/content/page-builder/page-builder.context.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { DateInput } from '#ui/DateInput.tsx'
import { Field } from '#ui/Field.tsx'
import { HistoryIcon, RedoIcon, UndoIcon } from '#ui/icons.ts'
import { Popover } from '#ui/Popover.tsx'
import { Select } from '#ui/Select.tsx'
import type { BuilderActor } from './builder-actor.ts'
import styles from './pagebuilder.module.css'

/** What is done with the page as a whole: taken back, saved, scheduled, published. */
export function BuilderActions({ actor }: { actor: BuilderActor }) {
  const { i18n } = useLingui()
  const sending = useActUnderWay(actor)
  return (
    <>
      <Act actor={actor} event={{ type: 'UNDO' }} icon={UndoIcon}>
        {i18n._(words.undo)}
      </Act>
      <Act actor={actor} event={{ type: 'REDO' }} icon={RedoIcon}>
        {i18n._(words.redo)}
      </Act>
      <Act actor={actor} event={{ type: 'VIEW_VERSIONS' }} icon={HistoryIcon}>
        {i18n._(words.versions)}
      </Act>
      <Popover
        label={i18n._(words.schedule)}
        trigger={<Button busy={sending === 'schedule'}>{i18n._(words.schedule)}</Button>}
      >
        <Moment actor={actor} />
      </Popover>
      <Act actor={actor} event={{ type: 'SAVE' }} busy={sending === 'save'}>
        {i18n._(words.save)}
      </Act>
      <Act actor={actor} event={{ type: 'PUBLISH' }} variant="primary" busy={sending === 'publish'}>
        {i18n._(words.publish)}
      </Act>
    </>
  )
}

/** What is on its way to the server. */
function useActUnderWay(actor: BuilderActor): Sending['act'] | null {
  return useSelector(actor, ({ value, context }) => (value === 'sending' ? (context.sending?.act ?? null) : null))
}

/** From when visitors see the page, and the way off the calendar. */
function Moment({ actor }: { actor: BuilderActor }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const moment = useSelector(actor, ({ context }) => context.moment)
  const at = useSelector(actor, ({ context }) => layoutIn(context)?.scheduled_for ?? null)
  const busy = useActUnderWay(actor) === 'schedule'
  const [day, time] = clockOf(moment)
  const set = (on: string, from: string) => actor.send({ type: 'SET_MOMENT', at: momentOf(on, from) })
  return (
    <div className={styles.moment}>
      {at && <p>{i18n._({ ...words.comes, values: { at: format.moment(at) } })}</p>}
      <Field name="at" label={i18n._(words.at)}>
        <DateInput value={day} onChange={(next) => set(next, time)} />
      </Field>
      <Field name="time" label={i18n._(words.time)}>
        <Select
          value={time}
          onChange={(next) => set(day, next)}
          options={times.map((one) => ({ value: one, label: one }))}
        />
      </Field>
      <Act actor={actor} event={{ type: 'SCHEDULE', now: new Date().toISOString() }} variant="primary" busy={busy}>
        {i18n._(words.schedule)}
      </Act>
      <Act actor={actor} event={{ type: 'UNSCHEDULE' }} busy={busy}>
        {i18n._(words.unschedule)}
      </Act>
    </div>
  )
}

/** Every half hour of a day. */
const times = Array.from({ length: 48 }, (_, at) => `${String(at >> 1).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`)

/** The day and the time of a moment by the clock of the shop; nine in the morning where there is none yet. */
function clockOf(moment: string): readonly [day: string, time: string] {
  if (moment === '') return ['', '09:00']
  const [day = '', time = ''] = clockAt(new Date(moment), shopTimeZone()).split(' ')
  return [day, time.slice(0, 5)]
}

/** The moment at which the clock of the shop shows them. */
function momentOf(day: string, time: string): string {
  if (day === '') return ''
  const near = new Date(`${day}T${time}:00Z`)
  const shown = new Date(`${clockAt(near, shopTimeZone()).replace(' ', 'T')}Z`)
  return new Date(2 * near.getTime() - shown.getTime()).toISOString()
}

const words = {
  undo: /*i18n*/ { id: 'label_designer.undo', message: 'Geri al' },
  redo: /*i18n*/ { id: 'label_designer.redo', message: 'Yinele' },
  versions: /*i18n*/ { id: 'pagebuilder.versions', message: 'Sürümler' },
  schedule: /*i18n*/ { id: 'pagebuilder.schedule', message: 'Zamanla' },
  unschedule: /*i18n*/ { id: 'pagebuilder.unschedule', message: 'Zamanlamayı kaldır' },
  save: /*i18n*/ { id: 'pagebuilder.save', message: 'Taslağı kaydet' },
  publish: /*i18n*/ { id: 'pagebuilder.publish', message: 'Yayınla' },
  at: /*i18n*/ { id: 'pagebuilder.at', message: 'Yayın günü' },
  time: /*i18n*/ { id: 'pagebuilder.time', message: 'Saat' },
  comes: /*i18n*/ { id: 'pagebuilder.comes', message: '{at} tarihinde yayına girecek.' },
}
