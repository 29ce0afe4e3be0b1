import { chequePageHttp } from './cheque.replay.ts'

export default chequePageHttp
