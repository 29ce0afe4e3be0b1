import { fileEndpoints } from './files/endpoints.ts'
import type { Endpoint } from './http/endpoint.ts'

/** Every endpoint there is. The app, the API's description and the tests of permissions, shops, malformed requests and keys all read this list. */
export const endpoints: readonly Endpoint[] = [...fileEndpoints]
