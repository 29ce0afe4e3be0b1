import RecordForm from '#screens/platform/records/RecordForm.tsx'
import { CronCard } from './CronCard.tsx'

/** The form of what runs by itself, with its runs beside it: `/crons/edit/:id`. */
export default function CronPage() {
  return <RecordForm Beside={CronCard} />
}
