import { givenChequeHttp } from './given-cheque.replay.ts'

export default givenChequeHttp
