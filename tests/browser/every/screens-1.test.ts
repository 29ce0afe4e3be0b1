import { screenShare } from './screens.ts'

screenShare({ nth: 1, of: 4 })
