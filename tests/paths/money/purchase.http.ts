import { purchaseHttp } from './purchase.replay.ts'

export default purchaseHttp
