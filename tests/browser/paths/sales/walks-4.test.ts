import { walkShare } from './walks.ts'

walkShare({ nth: 4, of: 4 })
