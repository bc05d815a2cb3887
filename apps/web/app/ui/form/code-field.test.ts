import { expect, it } from 'vitest';
import { digitsOf, isSixDigits } from './code-field.tsx';

it.each([
  ['123456', '123456', true],
  [' 123 456 ', '123456', true],
  ['123-456', '123456', true],
  ['１２３４５６', '123456', true],
  ['12345', '12345', false],
  ['1234567', '1234567', false],
  ['12345a', '12345a', false],
  ['   ', '', false],
])('"%s" is read as "%s"; six digits: %s', (typed, digits, isComplete) => {
  expect(digitsOf(typed)).toBe(digits);
  expect(isSixDigits(typed)).toBe(isComplete);
});
