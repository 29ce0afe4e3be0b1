import { chequeHttp } from './cheque.replay.ts'

export default chequeHttp
