import { screenShare } from './screens.ts'

screenShare({ nth: 4, of: 4 })
