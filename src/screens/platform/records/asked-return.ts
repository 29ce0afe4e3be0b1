import { returnPath } from '#api/registry/gate.ts'

/** Where a new record leads once it is saved, where the page that asked for it says so: `/users/add?to=/setup`. */
export function askedReturn(search: string): string | null {
  return returnPath(new URLSearchParams(search).get('to'))
}
