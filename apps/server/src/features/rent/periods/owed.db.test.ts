import { afterAll, beforeAll, expect, it } from 'vitest';
import { BillingRig } from '../../billing/testing.ts';
import { addRent, addRented, keyed, sendRequest } from './testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
});
afterAll(() => rig.close());

/** What the tenant owes, as both sides read it. */
async function owed({ id, lister, tenant }: Awaited<ReturnType<typeof addRented>>) {
  const [own, crew] = await Promise.all([
    rig.get('/rentals?role=tenant', tenant.token),
    rig.get('/rental?status=accepted', lister.token),
  ]);
  const read = ({ body }: typeof own) =>
    body.data.find((row: { id: number }) => row.id === id).owed as object | null;
  expect(read(own)).toEqual(read(crew));
  return read(own);
}

const owes = (amount: number, since: string, parts: object) => ({
  ...{ amount, since, deposit: 0 },
  ...parts,
});

it('a tenant owes due rent and open requests since the first of them, and rent once', async () => {
  const rented = await addRented(rig);
  expect(await owed(rented)).toBeNull();
  // Noon of March 1: the rent of April is not due.
  await addRent(rig, rented, { period_from: '2026-04-01', period_to: '2026-05-01' });
  expect(await owed(rented)).toBeNull();
  await sendRequest(rig, rented, { payment_for: 'parking', amount: 45 });
  expect(await owed(rented)).toEqual(owes(45, '2026-03-01', { rent: 0, requests: 45 }));
  const before = { created_at: '2026-02-01T07:00:00Z' };
  await addRent(rig, rented, { ...before, period_from: '2026-02-01', period_to: '2026-03-01' });
  expect(await owed(rented)).toEqual(owes(345, '2026-02-01', { rent: 300, requests: 45 }));
  const forRent = await sendRequest(rig, rented, { payment_for: 'rent', amount: 300 });
  expect(await owed(rented)).toEqual(owes(345, '2026-02-01', { rent: 300, requests: 45 }));
  await sendRequest(rig, rented, { payment_for: 'rent', amount: 20 });
  expect(await owed(rented)).toEqual(owes(365, '2026-02-01', { rent: 300, requests: 65 }));
  const withdrawn = await rig.accounts.call('DELETE', forRent.path, {
    token: rented.lister.token,
  });
  expect(withdrawn.status).toBe(200);
  expect(await owed(rented)).toEqual(owes(345, '2026-02-01', { rent: 300, requests: 45 }));
});

it('what a tenant owes names its parts, each once: rent, the deposit and requests', async () => {
  const rented = await addRented(rig, { row: { deposit: 10_000 } });
  const before = { created_at: '2026-02-01T07:00:00Z' };
  await addRent(rig, rented, { ...before, period_from: '2026-02-01', period_to: '2026-03-01' });
  await sendRequest(rig, rented, { payment_for: 'parking', amount: 76.67 });
  await sendRequest(rig, rented, { payment_for: 'deposit', amount: 100 });
  expect(await owed(rented)).toMatchObject({
    ...{ amount: 476.67, rent: 300, deposit: 100, requests: 76.67 },
  });
});

it('after a block, the reason of a write-off stands neither at the charge nor on the list', async () => {
  const rented = await addRented(rig);
  const { lister, tenant } = rented;
  const rent = await addRent(rig, rented, { period_from: '2026-02-01', period_to: '2026-03-01' });
  const reason = 'A cold winter';
  const written = await rig.accounts.call(
    'POST',
    `/charges/${rent}/write-off`,
    keyed(lister.token, { reason }),
  );
  expect(written.status).toBe(200);
  const read = async () => {
    const pages = [`/charges/${rent}`, '/transaction'];
    const texts = await Promise.all(pages.map((path) => rig.get(path, tenant.token)));
    return texts.map(({ text }) => text.includes(reason));
  };
  expect(await read()).toEqual([true, true]);
  const block = { member_id: tenant.id, blocked_id: lister.id };
  await rig.db.insertInto('blocks').values(block).execute();
  expect(await read()).toEqual([false, false]);
});
