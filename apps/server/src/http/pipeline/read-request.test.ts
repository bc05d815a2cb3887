import { expect, it } from 'vitest';
import { refuseCardData } from './read-request.ts';

it.each([
  { number: '4242424242424242' },
  { card: { cvc: '123' } },
  { a: [{ b: { Card_Number: '4' } }] },
  { 'card-number': '4' },
])('refuses the body %j', (body) => {
  expect(() => refuseCardData(body)).toThrow('Please check what you entered.');
});

it.each([{ payment_method: 'pm_1', phone_number: '+1' }, {}, null, 'text'])('takes %j', (body) => {
  expect(() => refuseCardData(body)).not.toThrow();
});
