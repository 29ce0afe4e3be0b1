import { userFeedbacks, userQuestions } from '#api/listings/content/customer-messages.ts'
import { customerMessageOperations } from '#api/operations/content/customer-messages.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { stepEndpoints } from '#server/platform/steps/step-endpoints.ts'
import { takeMessage } from './intake.ts'
import { readMessage } from './read.ts'
import { takeMessageStep } from './steps.ts'

/** The calls for what customers write: theirs, and those of the staff. */
export const messageEndpoints: readonly Endpoint[] = [
  endpoint(customerMessageOperations.sendFeedback, (visit) => takeMessage('feedback', visit)),
  endpoint(customerMessageOperations.ask, (visit) => takeMessage('question', visit)),
  ...stepEndpoints(userFeedbacks, { read: readMessage('feedback'), take: takeMessageStep('feedback') }),
  ...stepEndpoints(userQuestions, { read: readMessage('question'), take: takeMessageStep('question') }),
]
