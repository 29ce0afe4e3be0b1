/** The machines that are to be walked, when they were named (`npm run paths -- refund orderPage`); all of them otherwise. */
export function isAsked(machine: string, named = process.env.MACHINES): boolean {
  return !named || named.split(' ').includes(machine)
}
