import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Metrics } from '../../platform/metrics.ts';
import { syncDispute } from '../billing/collection/sync.ts';
import { billingFigures } from '../billing/ledger/pending.queries.ts';
import { BillingRig } from '../billing/testing.ts';
import {
  addRented,
  expectBalanced,
  journalSums,
  keyed,
  obligationOf,
  type Rented,
  sendRequest,
} from '../rent/periods/testing.ts';

const REVERSALS = '/v1/transfers/*/reversals';

let rig: BillingRig;
let adminId: number;
let token: string;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
  adminId = (await rig.accounts.member({ role: 'admin', user_plan: null })).id;
});
beforeEach(async () => {
  token = await rig.accounts.tokenOf(adminId);
});
afterAll(() => rig.close());

interface Stuck {
  stay: Rented;
  dispute: string;
  /** The move. */
  id: number;
}

/** A dispute of $400.00 whose money the provider does not take from the lister on the first try. */
async function stuck(fault: (stay: Rented) => Promise<unknown>): Promise<Stuck> {
  const stay = await addRented(rig);
  const { path, charge_id } = await sendRequest(rig, stay, { amount: 400 });
  await rig.accounts.call('POST', `${path}/pay`, keyed(stay.tenant.token));
  const { charge_id: charge } = await obligationOf(rig, charge_id);
  await rig.control('disputes', { charge: charge ?? '' });
  const { data } = await rig.stripe.disputes.list({ charge: charge ?? '' });
  const dispute = data[0]?.id ?? '';
  await fault(stay);
  await syncDispute(rig.accounts.services, dispute);
  const { id } = await moveOf(dispute);
  return { stay, dispute, id };
}

const refused = () => stuck(({ account }) => rig.control(`accounts/${account}/deauthorize`));
const unanswered = () => stuck(() => rig.loseAnswer(REVERSALS));

const moveOf = (dispute: string) =>
  rig.db
    .selectFrom('provider_moves')
    .selectAll()
    .where('dispute_id', '=', dispute)
    .executeTakeFirstOrThrow();

const list = async (query = '') => (await rig.get(`/admin/moves?${query}`, token)).body;
const retry = (id: number, by = token) => rig.post(`/admin/moves/${id}/retry`, {}, by);
const close = (id: number, note = 'Paid by check.', by = token) =>
  rig.post(`/admin/moves/${id}/close`, { note }, by);
const auditOf = async (action: string, id: number) =>
  (await rig.db.selectFrom('audit_log').selectAll().where('action', '=', action).execute()).filter(
    ({ details }) => (details as { move: number }).move === id,
  );

it('moves that are not done are listed with both sides and the reason, without provider ids', async () => {
  const { stay, id } = await refused();
  const { data, total } = (await list('state=refused')) as {
    data: { id: number; reason: string }[];
    total: number;
  };
  const row = data.find((item) => item.id === id);
  expect(row).toMatchObject({
    kind: 'dispute_reversal',
    state: 'refused',
    amount: 400,
    lister: { id: stay.lister.id },
    tenant: { id: stay.tenant.id },
    tries: 1,
    next_try_at: expect.any(String),
    created_at: expect.any(String),
    abilities: { retry: true, close: true },
  });
  expect(row?.reason).toMatch(/\w/);
  expect(row?.reason).not.toMatch(/(acct|tr|ch)_/);
  expect(total).toBe(data.length);
  expect(await list(`limit=1&offset=${total}`)).toMatchObject({ data: [], total });
  expect((await list('state=waiting')) as object).toMatchObject({ data: [], total: 0 });
});

it('refunds are listed once they wait for a day, and while the bank has sent them back', async () => {
  const stay = await addRented(rig);
  const now = rig.accounts.clock.now();
  const add = async (state: 'pending' | 'retrying' | 'returned' | 'done', hours: number) => {
    const { charge_id: obligation_id } = await sendRequest(rig, stay, { amount: 400 });
    await rig.db
      .insertInto('refunds')
      .values({
        obligation_id,
        actor_id: stay.lister.id,
        request_key: `${state}-${hours}`,
        amount_cents: 100 * hours,
        method: 'card',
        state,
        ...(state === 'retrying' && { next_try_at: now }),
        created_at: new Date(now.getTime() - hours * 3_600_000),
        updated_at: now,
      })
      .execute();
  };
  await add('pending', 23);
  await add('pending', 25);
  for (const state of ['retrying', 'returned', 'done'] as const) await add(state, 1);
  const { data } = (await list()) as { data: { kind: string; state: string; amount: number }[] };
  const refunds = data.filter(({ kind }) => kind === 'refund');
  expect(refunds.map(({ state, amount }) => [state, amount])).toEqual([
    ['pending', 25],
    ['retrying', 1],
    ['returned', 1],
  ]);
  expect(refunds).toContainEqual(
    expect.objectContaining({ abilities: { retry: false, close: false } }),
  );
  await rig.db.deleteFrom('refunds').where('actor_id', '=', stay.lister.id).execute();
});

it('only admins see and change moves, every read is audited, and wrong input is refused', async () => {
  const { stay, id } = await refused();
  const before = await rig.db.selectFrom('provider_moves').selectAll().orderBy('id').execute();
  for (const { id: member } of [stay.lister, stay.tenant]) {
    const by = await rig.accounts.tokenOf(member);
    expect((await rig.get('/admin/moves', by)).status).toBe(403);
    expect((await retry(id, by)).status).toBe(403);
    expect((await close(id, 'Mine.', by)).status).toBe(403);
  }
  expect((await rig.accounts.post(`/admin/moves/${id}/retry`, {})).status).toBe(401);
  expect((await rig.accounts.post(`/admin/moves/${id}/close`, { note: 'x' })).status).toBe(401);
  expect((await rig.get('/admin/moves?state=done', token)).status).toBe(422);
  expect((await close(id, '  ')).status).toBe(422);
  expect((await retry(999_999)).status).toBe(404);
  expect((await close(999_999)).status).toBe(404);
  expect(await rig.db.selectFrom('provider_moves').selectAll().orderBy('id').execute()).toEqual(
    before,
  );
  await list('state=refused&limit=3');
  const reads = await rig.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'admin.moves_read')
    .orderBy('id')
    .execute();
  expect(reads.at(-1)).toMatchObject({
    actor_id: adminId,
    details: { state: 'refused', limit: 3, offset: 0 },
  });
});

describe('another try', () => {
  it('moves the money at once, once, also after the move was given up', async () => {
    const { id, dispute } = await unanswered();
    await rig.db
      .updateTable('provider_moves')
      .set({ state: 'abandoned', next_try_at: null })
      .where('id', '=', id)
      .execute();
    const answers = await Promise.all([retry(id), retry(id)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const move = await moveOf(dispute);
    expect(move).toMatchObject({ state: 'done', amount_cents: 40_000 });
    await expectBalanced(rig);
    expect((await retry(id)).status).toBe(409);
    expect((await close(id)).status).toBe(409);
    expect((await auditOf('move.retried', id))[0]).toMatchObject({
      actor_id: adminId,
      details: { kind: 'dispute_reversal', amount_cents: 40_000 },
    });
  });

  it('is refused while a try may still run, and the move cannot be closed then', async () => {
    const { id, dispute } = await unanswered();
    expect((await moveOf(dispute)).state).toBe('unknown');
    expect((await retry(id)).status).toBe(409);
    expect((await close(id)).status).toBe(409);
    rig.accounts.clock.advance(61);
    expect(await retry(id)).toMatchObject({
      status: 200,
      body: { message: 'The money has moved.' },
    });
    await expectBalanced(rig);
  });

  it('that the provider refuses says so', async () => {
    const { id, dispute } = await refused();
    expect(await retry(id)).toMatchObject({
      status: 200,
      body: { message: 'The provider refused it again.' },
    });
    expect(await moveOf(dispute)).toMatchObject({ state: 'refused', tries: 2 });
  });
});

describe('a closed move', () => {
  it('is the loss of the product: journaled and audited once, and not tried again', async () => {
    const { id, dispute, stay } = await refused();
    const before = await journalSums(rig);
    const answers = [await close(id), await close(id, 'Again.')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { message: 'The move is closed.' }],
      [200, { message: 'The move is closed.' }],
    ]);
    const after = await journalSums(rig);
    expect(after.connected).toBe(before.connected);
    expect(after.provider_balance).toBe(before.provider_balance);
    expect((after.excess_disputes ?? 0) - (before.excess_disputes ?? 0)).toBe(40_000);
    expect((after.disputes ?? 0) - (before.disputes ?? 0)).toBe(-40_000);
    await expectBalanced(rig);
    expect(await moveOf(dispute)).toMatchObject({ state: 'closed', note: 'Paid by check.' });
    expect(await auditOf('move.closed', id)).toMatchObject([
      { actor_id: adminId, member_id: stay.lister.id, details: { note: 'Paid by check.' } },
    ]);
    expect((await retry(id)).status).toBe(409);
    await syncDispute(rig.accounts.services, dispute);
    const moves = await rig.db
      .selectFrom('provider_moves')
      .select('state')
      .where('dispute_id', '=', dispute)
      .execute();
    expect(moves).toEqual([{ state: 'closed' }]);
  });

  it.each([
    ['everything', { won: true }, 0, 38_410],
    ['a part', { won: false, returned: 15_000 }, 25_000, 38_410],
  ])('is a smaller loss after the bank returns %s, and the lister gets nothing', async (...row) => {
    const [, end, loss, deposit] = row;
    const before = await journalSums(rig);
    const { id, dispute } = await refused();
    await close(id);
    await rig.control(`disputes/${dispute}/close`, end);
    await syncDispute(rig.accounts.services, dispute);
    await syncDispute(rig.accounts.services, dispute);
    const after = await journalSums(rig);
    const grown = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
    expect(['disputes', 'excess_disputes', 'connected'].map(grown)).toEqual([0, loss, deposit]);
    await expectBalanced(rig);
  });
});

it('the metrics count what is not done, and say how long the oldest has waited', async () => {
  await refused();
  rig.accounts.clock.advance(100);
  const metrics = new Metrics();
  metrics.addFigures(rig.db, rig.accounts.clock, billingFigures);
  const text = await metrics.text();
  expect(text).toMatch(/crewpad_moves\{kind="dispute_reversal",state="refused"\} [1-9]/);
  expect(Number(/^crewpad_moves_oldest_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(99);
});
