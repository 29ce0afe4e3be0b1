import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { CopyState } from '#api/contract/content/working-copies.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { MomentFields } from '#screens/content/MomentFields.tsx'
import { type Copied, copyScheduling, copyUnscheduling } from '#screens/content/wiring/working-copies.ts'
import { type ShortFormActor, useFieldErrors } from '#screens/platform/account/ShortFields.tsx'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { Popover } from '#ui/Popover.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
import styles from './articles.module.css'
import { CopyScheduledFor } from './CopyScheduledFor.tsx'

interface CopyScheduleProps extends Copied {
  state: CopyState | null
  /** Something is typed that is not saved in the copy. */
  unsaved: boolean
  /** The plan is another one. */
  onChanged: () => void
}

/** When a copy takes the place of what visitors see by itself, and the way off the calendar. */
export function CopySchedule({ of, id, state, unsaved, onChanged }: CopyScheduleProps) {
  const { i18n } = useLingui()
  const scheduling = useActorRef(
    useMemo(() => copyScheduling({ of, id, state, unsaved }), [of, id, state, unsaved]),
    { input: { fields: { at: '' } } },
  )
  const unscheduling = useActorRef(
    useMemo(() => copyUnscheduling({ of, id, state }), [of, id, state]),
    { input: { fields: {} } },
  )
  const changed = () => {
    toast({ type: 'success', message: words.changed })
    onChanged()
  }
  useAfterSending(scheduling, changed)
  useAfterSending(unscheduling, changed)
  const moment = useSelector(scheduling, ({ context }) => context.fields.at ?? '')
  const at = state?.copy?.publish_at
  return (
    <Popover label={i18n._(words.title)} trigger={<Button>{i18n._(words.schedule)}</Button>}>
      <div className={styles.moment}>
        {at && (
          <p>
            <CopyScheduledFor at={at} />
          </p>
        )}
        <Failure actor={scheduling} />
        <MomentFields
          moment={moment}
          errors={useFieldErrors(scheduling, 'at')}
          onChange={(next) => scheduling.send({ type: 'FILL', field: 'at', text: next })}
        />
        <Act actor={scheduling} event={{ type: 'SUBMIT' }} variant="primary" busy={useBusy(scheduling)}>
          {i18n._(words.schedule)}
        </Act>
        <Failure actor={unscheduling} />
        <Act actor={unscheduling} event={{ type: 'SUBMIT' }} busy={useBusy(unscheduling)}>
          {i18n._(words.unschedule)}
        </Act>
      </div>
    </Popover>
  )
}

function useBusy(actor: ShortFormActor): boolean {
  return useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
}

/** What the server said of the last try, where it is not of the moment. */
function Failure({ actor }: { actor: ShortFormActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure)
  const said = failure ? failureMessages(failure, 'notSaved').filter(({ at }) => !at?.includes('at')) : []
  const shown = useShown(said)
  return shown.length > 0 && <RefusalList refusals={shown} />
}

const words = {
  title: /*i18n*/ { id: 'content.schedule_copy', message: 'Kopyanın yayınını zamanla' },
  schedule: /*i18n*/ { id: 'pagebuilder.schedule', message: 'Zamanla' },
  unschedule: /*i18n*/ { id: 'pagebuilder.unschedule', message: 'Zamanlamayı kaldır' },
  changed: /*i18n*/ { id: 'pagebuilder.scheduled', message: 'Yayın takvimi değişti.' },
}
