import { Inbox } from './Inbox.tsx'

/** What customers ask: `/user-questions`. */
export default function QuestionList() {
  return <Inbox name="user-questions" />
}
