import { expect, it } from 'vitest';
import { addressOf, networkOf } from './network.ts';

it.each([
  ['10.0.0.7', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['::FFFF:10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::10.0.0.7', '64:ff9b:0:0::/64'],
  ['no address', 'no address'],
])('row 6: counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['198.51.100.4', '198.51.100.4'],
  ['198.51.100.4:5555', '198.51.100.4'],
  ['::ffff:198.51.100.4', '198.51.100.4'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', null],
  ['999.1.1.1', null],
  ['', null],
])('reads %s as the address %s', (text, address) => {
  expect(addressOf(text)).toBe(address);
});
