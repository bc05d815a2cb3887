import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey, RentRig, type Tenancy } from './testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open({ RATE_LIMITS: 'on' });
});
afterAll(() => rig.close());

const DAY_SECONDS = 86_400;

const collect = (charge: number, token: string) =>
  rig.billing.accounts.call('POST', `/charges/${charge}/collect`, {
    token,
    headers: { 'idempotency-key': newKey() },
  });

/** One tenant with a declined card, in this many beds with AutoPay and rent due. */
async function tenantOf(beds: number): Promise<[Tenancy & { charge: number }, number[]]> {
  rig.at('2027-02-28T12:00:00Z');
  const first = await rig.tenancy({ card: 'declined' });
  const rentals = [first.id];
  while (rentals.length < beds) {
    const { id } = await rig.tenancy({ card: null, user_id: first.tenant.id });
    rentals.push(id);
  }
  await rig.runAt('2027-03-01T07:00:00Z');
  const rows = await Promise.all(rentals.map((id) => rig.row(id)));
  expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'retry_wait'));
  const charges = rows.map(({ id }) => id);
  return [{ ...first, charge: charges[0] ?? 0 }, charges];
}

it('three own declines within an hour pause a tenant, also at rent that AutoPay collects', async () => {
  const [{ charge, tenant }] = await tenantOf(1);
  const token = await rig.billing.newToken(tenant);
  const pay = () => collect(charge, token);
  const answers = [await pay(), await pay(), await pay()];
  expect(answers.map(({ status }) => status)).toEqual([402, 402, 402]);
  const before = await rig.db.selectFrom('payment_attempts').selectAll().orderBy('id').execute();
  const paused = await pay();
  expect(paused.status).toBe(429);
  expect(Number(paused.headers['retry-after'])).toBeGreaterThan(3000);
  const after = await rig.db.selectFrom('payment_attempts').selectAll().orderBy('id').execute();
  expect(after).toEqual(before);
  // The pause ends automatically and affects only this member.
  const [other] = await tenantOf(1);
  expect((await collect(other.charge, await rig.billing.newToken(other.tenant))).status).toBe(402);
  rig.clock.advance(3700);
  expect((await pay()).status).toBe(402);
});

it('declines of the schedule do not pause a tenant', async () => {
  const [{ charge, tenant }] = await tenantOf(4);
  const token = await rig.billing.newToken(tenant);
  expect((await collect(charge, token)).status).toBe(402);
});

it('declines of what their listers collect do not pause a tenant', async () => {
  const [{ charge, tenant }, charges] = await tenantOf(4);
  const rows = await rig.db
    .selectFrom('obligations')
    .select(['id', 'payee_id'])
    .where('id', 'in', charges)
    .execute();
  rig.clock.advance(DAY_SECONDS + 1);
  for (const { id, payee_id } of rows) {
    const lister = await rig.billing.accounts.tokenOf(payee_id ?? 0);
    expect((await collect(id, lister)).status).toBe(402);
  }
  const token = await rig.billing.newToken(tenant);
  expect((await collect(charge, token)).status).toBe(402);
});
