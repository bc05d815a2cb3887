import { AUTH_COOKIE } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { authCookies, cookieLine, readCookies } from './cookies.ts';

const SITE = 'https://crewpad.test';
const expiresAt = new Date('2026-03-01T00:00:00Z');

it('binds cookies to the host on https, and removes the auth cookie without the prefix', () => {
  expect(authCookies({ token: 'x.y', expiresAt }, SITE)).toEqual([
    `__Host-${AUTH_COOKIE}=x.y; Expires=Sun, 01 Mar 2026 00:00:00 GMT; Path=/; HttpOnly; SameSite=Lax; Secure`,
    `${AUTH_COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure`,
  ]);
  expect(authCookies('clear', SITE)).toEqual([
    `__Host-${AUTH_COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure`,
    `${AUTH_COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure`,
  ]);
});

it('sets plain names on http, where browsers refuse the prefix', () => {
  expect(cookieLine({ name: 'a', value: 'b', expiresAt }, 'http://localhost:3000')).toBe(
    'a=b; Expires=Sun, 01 Mar 2026 00:00:00 GMT; Path=/; HttpOnly; SameSite=Lax',
  );
});

it('reads cookies by their plain name, those of this host first', () => {
  expect(readCookies('__Host-a=mine; a=planted; b=1; =x; c')).toEqual({ a: 'mine', b: '1' });
  expect(readCookies('a=planted; __Host-a=mine')).toEqual({ a: 'mine' });
  expect(readCookies(`${AUTH_COOKIE}=old`)).toEqual({ [AUTH_COOKIE]: 'old' });
  expect(readCookies(undefined)).toEqual({});
});
