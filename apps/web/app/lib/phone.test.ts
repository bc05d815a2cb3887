import { expect, it } from 'vitest';
import { formatPhone } from './phone.ts';

it.each([
  ['+13055550177', '+1 305 555 0177'],
  ['+442079460958', '+44 20 7946 0958'],
  ['+4915123456789', '+49 1512 3456789'],
  // Not a valid number: unchanged.
  ['555', '555'],
])('the phone number %s is written as %s', (number, format) => {
  expect(formatPhone(number)).toBe(format);
});
