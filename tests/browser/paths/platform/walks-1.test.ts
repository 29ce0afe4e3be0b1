import { walkShare } from './walks.ts'

walkShare({ nth: 1, of: 3 })
