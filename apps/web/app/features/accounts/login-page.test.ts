import { expect, it } from 'vitest';
import { returnPath } from './login-page.tsx';

it.each([
  ['', '', null],
  ['', '#autopay', null],
  ['ref_url=%2Faccount-setting', '', '/account-setting'],
  ['ref_url=%2Faccount-setting', '#payment-method', '/account-setting#payment-method'],
  ['ref_url=%2Faccount-setting%23autopay', '#payment-method', '/account-setting#autopay'],
])('%s and the hash "%s" lead to %s', (query, hash, path) => {
  expect(returnPath(new URLSearchParams(query), hash)).toBe(path);
});
