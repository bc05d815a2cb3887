import { expect, it } from 'vitest';
import { requestedPage } from './requested-page.ts';

it.each([
  ['', 1],
  ['?page=7', 7],
  ['?page=400', 400],
  ['?page=401', 1],
  ['?page=0', 1],
  ['?page=1.5', 1],
  ['?page=last', 1],
])('the address %s asks for page %i', (search, page) => {
  expect(requestedPage(new URL(search, 'https://crewpad.example/admin/users'))).toBe(page);
});
