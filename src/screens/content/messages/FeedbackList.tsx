import { Inbox } from './Inbox.tsx'

/** What customers think of the shop: `/user-feedbacks`. */
export default function FeedbackList() {
  return <Inbox name="user-feedbacks" />
}
