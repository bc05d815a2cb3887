import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountsRig } from '../../features/accounts/testing.ts';
import { visitor } from '../../platform/access/actor.ts';
import { inProcess } from './context.ts';

let rig: AccountsRig;
beforeAll(async () => {
  rig = await AccountsRig.open();
});
afterAll(() => rig.close());

const inSpanish = { 'x-locale': 'es' };
const EXPIRED = 'Login has expired... Please logout and login again.';

describe('X-Locale', () => {
  it('is the language of every refusal, and never of its codes', async () => {
    const call = (headers: Record<string, string>) => rig.call('GET', '/user', { headers });
    expect((await call(inSpanish)).body).toEqual({
      message: 'Tu sesión ha vencido. Cierra la sesión y vuelve a iniciarla.',
      error_code: 'UNAUTHENTICATED',
    });
    expect((await call({})).body.message).toBe(EXPIRED);
  });

  it.each(['de', 'ES', '', 'es,fr', '../es'])('is English where it is %j', async (locale) => {
    const { status, body } = await rig.call('GET', '/user', { headers: { 'x-locale': locale } });
    expect([status, body.message]).toEqual([401, EXPIRED]);
  });

  it.each([
    ['POST', '/login', '{', 400, 'No se pudo leer la solicitud.'],
    ['POST', '/login', '{}', 422, 'Revisa los datos que escribiste.'],
    ['PATCH', '/login', '{}', 405, 'Este método no se permite aquí.'],
    ['GET', '/nowhere', undefined, 404, 'No encontrado.'],
    ['GET', `/config?${'a'.repeat(9000)}`, undefined, 414, 'La dirección es demasiado larga.'],
  ])(
    'is the language of %s %s, before the operation runs',
    async (method, path, body, status, message) => {
      const headers = { ...inSpanish, 'content-type': 'application/json' };
      const answer = await rig.call(method as 'GET', path, {
        headers,
        ...(body !== undefined && { body }),
      });
      expect([answer.status, answer.body.message]).toEqual([status, message]);
    },
  );
});

describe('the words of the brand', () => {
  it('are those of the site', async () => {
    const vacation = await AccountsRig.open({ BRAND: 'vacation' });
    const { t } = inProcess(visitor, 'en', '127.0.0.1', new Set());
    await vacation.close();
    expect(t('promotions:already_featured')).toBe('This vacation rental is already featured.');
  });
});
