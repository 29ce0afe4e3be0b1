import { useLingui } from '@lingui/react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { HistoryIcon } from '#ui/icons.ts'
import { historyTitle } from './history-words.ts'
import type { RecordHistoryProps } from './RecordHistory.tsx'

const RecordHistory = lazy(async () => ({ default: (await import('./RecordHistory.tsx')).RecordHistory }))

/** Opens what was done to the record in this form. */
export function HistoryButton(props: Omit<RecordHistoryProps, 'onClose'>) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={HistoryIcon} onPress={() => setOpen(true)}>
        {i18n._(historyTitle)}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <RecordHistory {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
