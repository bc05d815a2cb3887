import { expect, it } from 'vitest';
import { pageId, requestedPage } from './page-params.ts';

it('the id of a page is one that a row can have', () => {
  expect(pageId('7')).toBe(7);
  expect(pageId('2147483647')).toBe(2_147_483_647);
});

it.each(['0', '-1', '1.5', 'abc', '', '1e3', '2147483648', '99999999999'])(
  '%j is a page that is not there',
  (text) => {
    expect(() => pageId(text)).toThrow(
      expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
    );
  },
);

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
