import { purchasePageHttp } from './purchase.replay.ts'

export default purchasePageHttp
