import { expect, test } from 'vitest';
import { pageId } from './page-id.ts';

test('accepts ids that a row can have', () => {
  expect(pageId('7')).toBe(7);
  expect(pageId('2147483647')).toBe(2_147_483_647);
});

test.each(['0', '-1', '1.5', 'abc', '', '1e3', '2147483648', '99999999999'])(
  '%j is a page that is not there',
  (text) => {
    expect(() => pageId(text)).toThrow(
      expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
    );
  },
);
