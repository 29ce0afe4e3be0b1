import { lookup } from 'node:dns/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** What has an address of its own network, and not of the world's: nobody is sent there by what a shop typed, but to the hosts that the server's owner named. */
const ownNetworks = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  ownNetworks.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  ownNetworks.addSubnet(net, bits, 'ipv6')

/** The host lies in a network of its own. */
export class PrivateAddress extends Error {
  readonly host: string

  constructor(host: string) {
    super(`${host} is an address of a private network`)
    this.host = host
  }
}

/** An address of a host that may be reached. It is looked up once, and the call goes to what was judged. */
export async function addressOf(host: string, privateHosts: readonly string[]): Promise<string> {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  const found = isIP(name) ? [name] : (await lookup(name, { all: true })).map(({ address }) => address)
  const [first] = found
  if (!first) throw new Error(`${name} has no address`)
  if (!privateHosts.includes(name) && found.some(isPrivate)) throw new PrivateAddress(name)
  return first
}

export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return isPrivate(mapped)
  return ownNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
