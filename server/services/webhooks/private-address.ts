import { BlockList, isIP } from 'node:net';

const PRIVATE_RANGES = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '::1/128',
  // IPv4 addresses written as IPv6.
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2002::/16',
  '2001:db8::/32',
  'fc00::/7',
  'ff00::/8',
];
/**
 * Link-local addresses, at which hosting companies offer data about a server. They are never allowed, not even with an
 * internal receiver.
 */
const LINK_LOCAL_RANGES = [
  '169.254.0.0/16',
  '::ffff:169.254.0.0/112',
  '64:ff9b::169.254.0.0/112',
  'fe80::/10',
];

const PRIVATE = blockLists(PRIVATE_RANGES);
const LINK_LOCAL = blockLists(LINK_LOCAL_RANGES);

/** True for an address that must not be called. An internal address may be called if the settings allow it. */
export function isForbidden(address: string, mayBePrivate: boolean): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return (
    LINK_LOCAL[family].check(address, family) || (!mayBePrivate && PRIVATE[family].check(address, family))
  );
}

/**
 * A list for IPv4 and one for IPv6. In a single list, the range of IPv4 addresses written as IPv6 would include every
 * IPv4 address.
 */
function blockLists(ranges: string[]): Record<'ipv4' | 'ipv6', BlockList> {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    lists[family].addSubnet(address, Number(prefix), family);
  }
  return lists;
}
