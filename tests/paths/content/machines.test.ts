import type { PathSpec } from '#tests/paths/cover/spec.ts'
import { walkOnMachines } from '../walk.ts'

walkOnMachines(import.meta.glob<PathSpec>('./*.paths.ts', { eager: true, import: 'default' }))
