import { countPageHttp } from './stock-count.replay.ts'

export default countPageHttp
