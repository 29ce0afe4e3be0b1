import { incomingHttp } from './incoming-invoice.replay.ts'

export default incomingHttp
