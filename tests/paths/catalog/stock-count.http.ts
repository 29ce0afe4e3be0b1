import { stockCountHttp } from './stock-count.replay.ts'

export default stockCountHttp
