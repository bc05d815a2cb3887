import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  [' 192.0.2.7 ', '192.0.2.7'],
])('the port in %s makes no other network', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('unparsable addresses share one network', () => {
  const unreadable = [
    '',
    'unknown',
    '_hidden',
    '192.0.2',
    '192.0.2.7:x',
    '1.2.3.4.5',
    'a:b:c',
    'x1',
    '::1::',
  ];
  expect(new Set(unreadable.map(networkOf)).size).toBe(1);
  expect(networkOf('unknown')).not.toBe(networkOf('192.0.2.7'));
});
