import { screenShare } from './screens.ts'

screenShare({ nth: 2, of: 4 })
