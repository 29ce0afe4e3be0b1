import { screenShare } from './screens.ts'

screenShare({ nth: 3, of: 4 })
