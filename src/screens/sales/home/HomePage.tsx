import { Home } from '#screens/platform/home/Home.tsx'
import { Readiness } from './Readiness.tsx'

/** Where a day begins: what the shop still lacks, how much there is, and the ways to it. */
export default function HomePage() {
  return <Home first={<Readiness />} />
}
