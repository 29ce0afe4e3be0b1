import { customerMessageHttp } from './customer-message.replay.ts'

export default customerMessageHttp
