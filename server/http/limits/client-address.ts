import { BlockList, isIP, SocketAddress } from 'node:net';

/** Number of leading groups that identify an IPv6 client: a client usually controls the whole /64. */
const IPV6_GROUPS_PER_CLIENT = 4;

/**
 * Address under which a client is counted: the whole IPv4 address, or the IPv6 /64. `address` is the peer's, or the one
 * that a proxy in TRUST_PROXY forwards.
 */
export function clientAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  return `${expandedGroups(address).slice(0, IPV6_GROUPS_PER_CLIENT).join(':')}::/64`;
}

/**
 * True for a peer address that many visitors may share: a proxy in TRUST_PROXY, or 127.0.0.1 and ::1. Other loopback
 * addresses count as single clients.
 */
export function sharedPeers(trustedProxies: string[]): (address: string) => boolean {
  return addressList(['127.0.0.1', '::1', ...trustedProxies]);
}

/** Tells whether an address is in a list of addresses and ranges. */
export function addressList(entries: string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (peer) => {
    const [address = ''] = peer.split('%', 1);
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}

function expandedGroups(address: string): string[] {
  const [withoutZone = ''] = address.split('%', 1);
  const canonical = new SocketAddress({ address: withoutZone, family: 'ipv6' }).address;
  const [head = '', tail] = canonical.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}
