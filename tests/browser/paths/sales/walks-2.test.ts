import { walkShare } from './walks.ts'

walkShare({ nth: 2, of: 4 })
