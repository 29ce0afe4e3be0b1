import { incomingPageHttp } from './incoming-invoice.replay.ts'

export default incomingPageHttp
