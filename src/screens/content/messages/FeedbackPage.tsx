import { useParams } from 'wouter'
import { userFeedbacks } from '#api/listings/content/customer-messages.ts'
import { feedbackPage } from '#screens/content/wiring/customer-messages.ts'
import { Message } from './Message.tsx'

/** One feedback with its answers: `/user-feedbacks/edit/:id`. */
export default function FeedbackPage() {
  const { id } = useParams<{ id: string }>()
  return <Message key={id} id={Number(id)} inbox={userFeedbacks} page={feedbackPage} />
}
