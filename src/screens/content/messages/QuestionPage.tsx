import { useParams } from 'wouter'
import { userQuestions } from '#api/listings/content/customer-messages.ts'
import { questionPage } from '#screens/content/wiring/customer-messages.ts'
import { Message } from './Message.tsx'

/** One question with its answers: `/user-questions/edit/:id`. */
export default function QuestionPage() {
  const { id } = useParams<{ id: string }>()
  return <Message key={id} id={Number(id)} inbox={userQuestions} page={questionPage} />
}
