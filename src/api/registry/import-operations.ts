import { importOperationsFor } from '#api/operations/platform/imports.ts'
import { importCodes } from './import-kinds.ts'

/** Files that are taken in, by whoever may add or change something of which there are files. */
export const importOperations = importOperationsFor(importCodes)
