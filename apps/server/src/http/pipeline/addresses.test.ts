import { describe, expect, it } from 'vitest';
import { pageAddress } from './addresses.ts';

describe('pageAddress', () => {
  it.each([
    ['/search/airports/jfk?sort=price', '/search/airports/jfk?sort=price'],
    ['/airports?search=S%C3%A3o%20Paulo', '/airports?search=S%C3%A3o%20Paulo'],
    ['/search/airports/%', '/404'],
    ['/airports?search=%ED%A0%80', '/404'],
    ['/api/airports?search=%FF', '/api/airports?search=%FF'],
    ['http://localhost:3000/airports?sort=a', '/airports?sort=a'],
    ['HTTP://elsewhere.test/api/airports', '/api/airports'],
    ['http://elsewhere.test', '/'],
    ['http://elsewhere.test?a=1', '/?a=1'],
    ['http://elsewhere.test/%', '/404'],
    ['*', '/404'],
    ['/%09/x:y', '/404'],
    ['/a%0a/b', '/404'],
    ['/a%7F', '/404'],
    ['/a%C2%85', '/404'],
    ['/airports?search=%09', '/airports?search=%09'],
    ['/api/%09/x:y', '/api/%09/x:y'],
    [`/listing/${'a'.repeat(100)}`, `/listing/${'a'.repeat(100)}`],
    [`/listing/${'a'.repeat(101)}`, '/404'],
    [`/%61${'a'.repeat(100)}?b`, '/404'],
  ])('%s is %s', (url, answered) => {
    expect(pageAddress(url)).toBe(answered);
  });
});
