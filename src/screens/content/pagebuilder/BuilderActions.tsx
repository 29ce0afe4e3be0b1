import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { layoutIn, type Sending } from '#machines/content/page-builder/page-builder.context.ts'
import { MomentFields } from '#screens/content/MomentFields.tsx'
import { useFormats } from '#screens/platform/formats.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { HistoryIcon, RedoIcon, UndoIcon } from '#ui/icons.ts'
import { Popover } from '#ui/Popover.tsx'
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
  return (
    <div className={styles.moment}>
      {at && <p>{i18n._({ ...words.comes, values: { at: format.moment(at) } })}</p>}
      <MomentFields moment={moment} onChange={(at) => actor.send({ type: 'SET_MOMENT', at })} />
      <Act actor={actor} event={{ type: 'SCHEDULE', now: new Date().toISOString() }} variant="primary" busy={busy}>
        {i18n._(words.schedule)}
      </Act>
      <Act actor={actor} event={{ type: 'UNSCHEDULE' }} busy={busy}>
        {i18n._(words.unschedule)}
      </Act>
    </div>
  )
}

const words = {
  undo: /*i18n*/ { id: 'label_designer.undo', message: 'Geri al' },
  redo: /*i18n*/ { id: 'label_designer.redo', message: 'Yinele' },
  versions: /*i18n*/ { id: 'pagebuilder.versions', message: 'Sürümler' },
  schedule: /*i18n*/ { id: 'pagebuilder.schedule', message: 'Zamanla' },
  unschedule: /*i18n*/ { id: 'pagebuilder.unschedule', message: 'Zamanlamayı kaldır' },
  save: /*i18n*/ { id: 'pagebuilder.save', message: 'Taslağı kaydet' },
  publish: /*i18n*/ { id: 'pagebuilder.publish', message: 'Yayınla' },
  comes: /*i18n*/ { id: 'pagebuilder.comes', message: '{at} tarihinde yayına girecek.' },
}
