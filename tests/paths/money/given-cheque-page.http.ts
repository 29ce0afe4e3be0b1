import { givenChequePageHttp } from './given-cheque.replay.ts'

export default givenChequePageHttp
