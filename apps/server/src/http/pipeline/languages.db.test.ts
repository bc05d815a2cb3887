import { contract } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { visitor } from '../../platform/access/actor.ts';
import { textsIn } from '../../platform/texts.ts';
import { TestApp, useTestApp } from '../../testing/test-app.ts';
import { inProcess } from './context.ts';

const rig = useTestApp();

const inSpanish = { 'x-locale': 'es' };
const spanish = textsIn('es');
const EXPIRED = 'Login has expired... Please logout and login again.';

describe('X-Locale', () => {
  it('sets the language of every error message, and never of its codes', async () => {
    const call = (headers: Record<string, string>) => rig.call('GET', '/user', { headers });
    expect((await call(inSpanish)).body).toEqual({
      message: spanish.t('platform:login_expired'),
      error_code: 'UNAUTHENTICATED',
    });
    expect((await call({})).body.message).toBe(EXPIRED);
    expect(spanish.t('platform:login_expired')).toContain('sesión');
  });

  it.each(['de', 'ES', '', 'es,fr', '../es'])('is English where it is %j', async (locale) => {
    const { status, body } = await rig.call('GET', '/user', { headers: { 'x-locale': locale } });
    expect([status, body.message]).toEqual([401, EXPIRED]);
  });

  it.each([
    ['POST', '/login', '{', 400, 'platform:unreadable'],
    ['POST', '/login', '{}', 422, 'platform:check_what_you_entered'],
    ['PATCH', '/login', '{}', 405, 'http:method_not_allowed'],
    ['GET', '/nowhere', undefined, 404, 'platform:not_found'],
    ['GET', `/config?${'a'.repeat(9000)}`, undefined, 414, 'http:address_too_long'],
  ] as const)(
    'is the language of %s %s, before the operation runs',
    async (method, path, body, status, text) => {
      const headers = { ...inSpanish, 'content-type': 'application/json' };
      const answer = await rig.call(method, path, {
        headers,
        ...(body !== undefined && { body }),
      });
      expect([answer.status, answer.body.message]).toEqual([status, spanish.t(text)]);
    },
  );
});

describe('a page', () => {
  it('gets errors in its language', async () => {
    const reading = inProcess(visitor, 'es', '127.0.0.1', new Set());
    await expect(rig.app.operations.run(contract.accounts.getUser, {}, reading)).rejects.toThrow(
      spanish.t('platform:login_expired'),
    );
  });
});

describe('the wording of the brand', () => {
  it('is that of the site', async () => {
    const vacation = await TestApp.open({ BRAND: 'vacation' });
    const { t } = inProcess(visitor, 'en', '127.0.0.1', new Set());
    await vacation.close();
    expect(t('promotions:already_featured')).toBe('This vacation rental is already featured.');
  });
});
