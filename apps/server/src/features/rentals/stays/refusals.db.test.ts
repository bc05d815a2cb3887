import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { addStay, addTenant, stateOf } from '../testing.ts';

const rig = useTestApp();

const JUNE = { checkout_date: '2026-06-01', checkout_time: '10:00' };
const REQUESTED = {
  checkout_requested_at: '2026-02-01T00:00:00Z',
  checkout_requested_date: JUNE.checkout_date,
  checkout_requested_time: JUNE.checkout_time,
};

const STEPS = [
  { by: 'tenant', method: 'POST', step: 'checkout-date', body: JUNE },
  { by: 'tenant', method: 'POST', step: 'leave', body: { reason: 'Why not' } },
  { by: 'lister', method: 'POST', step: 'checkout-date/confirm', body: JUNE },
  { by: 'lister', method: 'POST', step: 'checkout-date/decline', body: { reason: 'No' } },
  { by: 'lister', method: 'POST', step: 'checkout', body: JUNE },
  { by: 'lister', method: 'PUT', step: 'update-tenant-note', body: { note_agreement: 'x' } },
  { by: 'tenant', method: 'DELETE', step: 'checkout-date', body: undefined },
  { by: 'tenant', method: 'PUT', step: 'checkout-date/seen', body: undefined },
  { by: 'lister', method: 'PUT', step: 'settled', body: undefined },
] as const;
const MALFORMED = [undefined, [], 'text', { checkout_date: 5, reason: 5, note_agreement: 5 }];

describe.each(STEPS)('$method $step', ({ by, method, step, body }) => {
  const call = (path: string, token: string | undefined, sent: unknown = body) =>
    rig.call(method, `${path}/${step}`, {
      token,
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
      headers: { 'content-type': 'application/json' },
    });

  it('returns 401 without a token', async () => {
    const { id, path } = await addStay(rig, REQUESTED);
    const before = await stateOf(rig, id);
    expect((await call(path, undefined)).status).toBe(401);
    expect(await stateOf(rig, id)).toEqual(before);
  });

  it('returns 404 for another lister and another tenant, whatever they send', async () => {
    const { id, path } = await addStay(rig, REQUESTED);
    const other = await addStay(rig);
    const before = await stateOf(rig, id);
    // A lister's operations require a lister's plan.
    const expected = { lister: 404, tenant: by === 'lister' ? 403 : 404 };
    for (const role of ['lister', 'tenant'] as const) {
      for (const sent of body === undefined ? [body] : [body, ...MALFORMED.slice(1)]) {
        expect((await call(path, other[role].token, sent)).status).toBe(expected[role]);
      }
    }
    expect((await call('/rental/2000000000', other[by].token)).status).toBe(404);
    expect(await stateOf(rig, id)).toEqual(before);
  });

  it('returns 403 for the other party', async () => {
    const { id, path, lister, tenant } = await addStay(rig, REQUESTED);
    const before = await stateOf(rig, id);
    const other = by === 'lister' ? tenant : lister;
    for (const sent of body === undefined ? [body] : [body, ...MALFORMED.slice(1)]) {
      expect((await call(path, other.token, sent)).status).toBe(403);
    }
    expect(await stateOf(rig, id)).toEqual(before);
  });

  it.skipIf(body === undefined)('is refused for invalid input', async () => {
    const stay = await addStay(rig, REQUESTED);
    const before = await stateOf(rig, stay.id);
    for (const sent of MALFORMED.slice(1)) {
      expect((await call(stay.path, stay[by].token, sent)).status).toBe(422);
    }
    // The reason is optional, and so is the body.
    if (body !== undefined && !('reason' in body)) {
      const { status } = await rig.call(method, `${stay.path}/${step}`, { token: stay[by].token });
      expect(status).toBe(400);
    }
    expect(await stateOf(rig, stay.id)).toEqual(before);
  });

  const isPossible = (status: string) =>
    step === 'update-tenant-note' ||
    step === 'checkout-date/seen' ||
    (status === 'ended' && step === 'settled') ||
    (status === 'pending' && step.startsWith('checkout-date'));

  it.each(
    (['pending', 'cancelled', 'declined', 'ended'] as const).filter((item) => !isPossible(item)),
  )('is 409 when the rental is %s', async (status) => {
    const stay = await addStay(rig, { status, ...REQUESTED });
    const before = await stateOf(rig, stay.id);
    expect((await call(stay.path, stay[by].token)).status).toBe(409);
    expect(await stateOf(rig, stay.id)).toEqual(before);
  });
});

describe('GET settlement', () => {
  it('is refused to strangers and visitors, and before and after the stay', async () => {
    const { path } = await addStay(rig);
    const other = await addStay(rig);
    expect((await rig.get(`${path}/settlement`)).status).toBe(401);
    for (const { token } of [other.lister, other.tenant]) {
      for (const day of ['', '?checkout_date=nonsense']) {
        expect((await rig.get(`${path}/settlement${day}`, token)).status).toBe(404);
      }
    }
    for (const status of ['pending', 'declined', 'ended'] as const) {
      const { path: closed, lister, tenant } = await addStay(rig, { status });
      for (const { token } of [lister, tenant]) {
        expect((await rig.get(`${closed}/settlement`, token)).status).toBe(409);
      }
    }
  });

  it('is refused for a day that is over or none', async () => {
    const { path, lister, tenant } = await addStay(rig);
    for (const { token } of [lister, tenant]) {
      for (const day of ['2026-02-28', 'soon', '2026-02-30']) {
        const answer = await rig.get(`${path}/settlement?checkout_date=${day}`, token);
        expect(answer.status).toBe(422);
      }
    }
  });
});

describe('a tenant', () => {
  it('requires neither a plan nor an active account to request a check-out or leave', async () => {
    for (const row of [
      { user_plan: 'seeker', expire_at: '2026-01-01T00:00:00Z' },
      { status: 'INACTIVE', signup_plan: 'seeker' },
    ] as const) {
      const tenant = await addTenant(rig, row);
      const { path } = await addStay(rig, { user_id: tenant.id, email: tenant.email });
      expect((await rig.post(`${path}/checkout-date`, JUNE, tenant.token)).status).toBe(200);
      expect((await rig.post(`${path}/leave`, {}, tenant.token)).status).toBe(200);
    }
  });

  it('must have verified the invited email', async () => {
    const tenant = await addTenant(rig, { email_verified_at: null });
    const { path, id } = await addStay(rig, { status: 'pending', email: tenant.email });
    expect((await rig.post(`${path}/checkout-date`, JUNE, tenant.token)).status).toBe(404);
    expect((await rig.get('/rentals', tenant.token)).body).toEqual({ data: [], total: 0 });
    expect((await rig.get(`/rental-history/tenant/${id}`, tenant.token)).status).toBe(404);
  });
});

it('a lister whose plan has expired can still answer, check out and edit notes', async () => {
  const { id, path, lister } = await addStay(rig, REQUESTED);
  const { db } = rig.database;
  const expired = { expire_at: '2026-02-01T00:00:00Z', status: 'INACTIVE' as const };
  await db.updateTable('members').set(expired).where('id', '=', lister.id).execute();
  const note = { note_agreement: 'Kind' };
  expect((await rig.put(`${path}/update-tenant-note`, note, lister.token)).status).toBe(200);
  expect((await rig.post(`${path}/checkout-date/confirm`, JUNE, lister.token)).status).toBe(200);
  const now = { checkout_date: '2026-03-01', checkout_time: '12:00' };
  expect((await rig.post(`${path}/checkout`, now, lister.token)).status).toBe(200);
  expect((await stateOf(rig, id)).rental.status).toBe('ended');
});
