import { customerMessagePageHttp } from './customer-message.replay.ts'

export default customerMessagePageHttp
