import type { Replayed } from '#tests/paths/cover/http.ts'
import { walkOverHttp } from '../walk.ts'

walkOverHttp(import.meta.glob<Replayed>('./*.http.ts', { eager: true, import: 'default' }))
