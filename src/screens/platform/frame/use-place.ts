import { useSyncExternalStore } from 'react'
import { openOrAsk, place } from './place.ts'

/** The path of now, and the way to another, as the router asks for them. */
export function usePlace(): [string, typeof openOrAsk] {
  return [usePath(), openOrAsk]
}

export function usePath(): string {
  return useSyncExternalStore(place.subscribe, place.path)
}

export function useQuery(): string {
  return useSyncExternalStore(place.subscribe, place.search)
}
