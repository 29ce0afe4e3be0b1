import { walkShare } from './walks.ts'

walkShare({ nth: 3, of: 4 })
