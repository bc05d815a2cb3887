import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-app.ts';
import { BillingRig } from '../../billing/testing.ts';
import { addParty } from '../../rentals/testing.ts';
import { addRent, addRented, keyed, moneyState } from '../periods/testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
});
afterAll(() => rig.close());

type Rented = Awaited<ReturnType<typeof addRented>>;

const FEE = { row: { late_fee: 2500 } };

/** Rent for February 2026, which is late on March 1. */
const addLate = (rented: Rented) =>
  addRent(rig, rented, {
    ...{ period_from: '2026-02-01', period_to: '2026-03-01', created_at: '2026-02-01T07:00:00Z' },
  });

const add = (id: number, token: string, key?: string) =>
  rig.accounts.call('POST', `/charges/${id}/late-fee`, keyed(token, {}, key));

it('a late fee is refused to visitors, members without a lister plan, the tenant and other listers, and nothing changes', async () => {
  const rented = await addRented(rig, FEE);
  const rent = await addLate(rented);
  const seeker = await addParty(rig.accounts, { user_plan: 'seeker' });
  const other = await addParty(rig.accounts);
  const before = await moneyState(rig);
  expect((await rig.accounts.call('POST', `/charges/${rent}/late-fee`, {})).status).toBe(401);
  expect((await add(rent, seeker.token)).status).toBe(403);
  expect((await add(rent, rented.tenant.token)).status).toBe(403);
  expect((await add(rent, other.token)).status).toBe(404);
  expect((await add(2_147_483_647, rented.lister.token)).status).toBe(404);
  expect(await moneyState(rig)).toEqual(before);
});

it('a late fee needs late rent, an agreed fee, a stay that goes on and payouts', async () => {
  const rented = await addRented(rig, FEE);
  const { token, id: lister } = rented.lister;
  const due = await addRent(rig, rented, { period_from: '2026-03-01', period_to: '2026-04-01' });
  const late = await addLate(rented);
  const without = await addRented(rig);
  const free = await addLate(without);
  const ended = await addRented(rig, { row: { ...FEE.row, status: 'ended' } });
  const old = await addLate(ended);
  const before = await moneyState(rig);
  expect((await add(due, token)).body.message).toBe('This rent is not late.');
  expect((await add(free, without.lister.token)).body.message).toBe(
    'No late fee is agreed for this rent.',
  );
  expect((await add(old, ended.lister.token)).status).toBe(409);
  await rig.db
    .updateTable('payout_accounts')
    .set({ state: 'restricted' })
    .where('member_id', '=', lister)
    .execute();
  expect((await add(late, token)).body.error_code).toBe('PAYOUT_SETUP_REQUIRED');
  expect(await moneyState(rig)).toEqual(before);
});

it('a late fee is a request with its own name, which the tenant owes and is mailed', async () => {
  const rented = await addRented(rig, FEE);
  const rent = await addLate(rented);
  const answer = await add(rent, rented.lister.token);
  expect(answer, answer.text).toMatchObject({
    status: 201,
    body: { data: { payment_for: 'late_fee', amount: 25, tenant_id: rented.id } },
  });
  const rentals = await rig.get('/rental?status=accepted', rented.lister.token);
  expect(rentals.body.data[0].owed).toMatchObject({ amount: 325, rent: 300, requests: 25 });
  const [mail] = await mailsTo(rig.accounts, rented.tenant.email);
  expect(mail?.text).toContain('$25.00');
  expect(mail?.text).toContain('Late fee');
});

it('rent gets one late fee: for two presses at once, and again only after it was withdrawn', async () => {
  const rented = await addRented(rig, FEE);
  const rent = await addLate(rented);
  const { token } = rented.lister;
  const answers = await Promise.all([add(rent, token), add(rent, token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error_code).toBe('ALREADY_ADDED');
  const sent = answers.find(({ status }) => status === 201)?.body.data as { id: number };
  await rig.accounts.call('DELETE', `/payment-request/${sent.id}`, { token });
  expect((await add(rent, token)).status).toBe(201);
});

it('late rent says which fee can be asked for, and none once it was added or nobody can be paid', async () => {
  const rented = await addRented(rig, FEE);
  const { lister, tenant } = rented;
  const due = await addRent(rig, rented, { period_from: '2026-03-01', period_to: '2026-04-01' });
  const rent = await addLate(rented);
  const feesOf = async (token: string, list: '/rental' | '/rentals') => {
    const [rental] = (await rig.get(`${list}?limit=1`, token)).body.data;
    const charges: { id: number; late_fee: number | null }[] = rental.open_charges;
    return charges.map(({ id, late_fee }) => [id, late_fee]);
  };
  const rollFees = async () => {
    const { data } = (await rig.get('/lister/rent-roll?month=2026-03', lister.token)).body;
    const rows = data as { charge_id: number | null; late_fee: number | null }[];
    return rows.filter(({ charge_id }) => charge_id === rent).map(({ late_fee }) => late_fee);
  };
  const open = [
    [rent, 25],
    [due, null],
  ];
  const none = open.map(([id]) => [id, null]);
  expect(await feesOf(lister.token, '/rental')).toEqual(open);
  expect(await rollFees()).toEqual([25]);
  expect(await feesOf(tenant.token, '/rentals')).toEqual(none);
  const accounts = rig.db.updateTable('payout_accounts').where('member_id', '=', lister.id);
  await accounts.set({ state: 'restricted' }).execute();
  expect(await feesOf(lister.token, '/rental')).toEqual(none);
  await accounts.set({ state: 'ready' }).execute();
  expect((await add(rent, lister.token)).status).toBe(201);
  expect(await feesOf(lister.token, '/rental')).toEqual(none);
  expect(await rollFees()).toEqual([null]);
});

it('a repeated press with the same key answers the same request', async () => {
  const rented = await addRented(rig, FEE);
  const rent = await addLate(rented);
  const { token } = rented.lister;
  const [first, second] = [await add(rent, token, 'one-key'), await add(rent, token, 'one-key')];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.data.id).toBe(first.body.data.id);
});

it('a raised late fee counts only for rent that falls due ten days after its notice', async () => {
  const rented = await addRented(rig, {
    row: { late_fee: 2500, late_fee_before: 1000, late_fee_from: '2026-02-20T00:00:00Z' },
  });
  const rent = await addLate(rented);
  expect((await add(rent, rented.lister.token)).body.data.amount).toBe(10);
});
