import { expect, test } from 'vitest';
import { clientAddress, sharedPeers } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, counted) => {
  expect(clientAddress(address)).toBe(counted);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.1.2.3', true],
  ['2001:db8::7', true],
  ['127.0.0.2', false],
  ['203.0.113.1', false],
  ['fe80::1%eth0', false],
  ['', false],
])('many visitors may stand behind %j: %s', (address, isShared) => {
  expect(sharedPeers(['10.0.0.0/8', '2001:db8::7'])(address)).toBe(isShared);
});
