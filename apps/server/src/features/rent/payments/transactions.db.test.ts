import type { TransactionState } from '@crewpad/domain';
import { beforeAll, expect, it } from 'vitest';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { Row } from '../../../testing/data.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addStay } from '../../rentals/testing.ts';
import { findTransaction, listTransactions } from './payments.queries.ts';
import { presentTransaction } from './present.ts';

const rig = useTestApp();
let stay: Awaited<ReturnType<typeof addStay>>;
beforeAll(async () => {
  stay = await addStay(rig);
});

const ALL = { limit: 20, offset: 0 };
let serial = 0;

async function addCharge(row: Row<'obligations'>) {
  serial += 1;
  const at = '2026-03-01T07:00:00Z';
  const { id } = await rig.database.db
    .insertInto('obligations')
    .values({
      kind: 'rent',
      subject_key: `rent:test:${serial}`,
      payer_id: stay.tenant.id,
      payee_id: stay.lister.id,
      rental_id: stay.id,
      amount_cents: 30_000,
      due_at: at,
      provider_mode: 'sandbox',
      created_at: at,
      updated_at: at,
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addManualPayment(row: Row<'manual_payments'> = {}) {
  serial += 1;
  const { id } = await rig.database.db
    .insertInto('manual_payments')
    .values({
      rental_id: stay.id,
      lister_id: stay.lister.id,
      tenant_id: stay.tenant.id,
      amount_cents: 5000,
      payment_for: 'parking',
      payment_method: 'venmo',
      paid_on: '2025-12-31',
      client_key: `key-${serial}`,
      created_at: '2026-03-01T08:00:00Z',
      ...row,
      counted_on: row.counted_on ?? row.paid_on ?? '2025-12-31',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it('lists what a member paid, received and owes, by every filter, and to no one else', async () => {
  const march = { period_from: '2026-03-01', period_to: '2026-04-01' };
  const rent = await addCharge({ ...march, settled_cents: 10_000 });
  const deposit = await addCharge({
    kind: 'deposit',
    status: 'paid',
    paid_at: '2026-03-02T00:00:00Z',
    application_fee_cents: 1200,
  });
  const failed = await addCharge({
    status: 'failed',
    period_from: '2026-02-01',
    period_to: '2026-03-01',
  });
  await addCharge({
    ...march,
    status: 'cancelled',
    period_from: '2026-01-01',
    period_to: '2026-02-01',
  });
  const manual = await addManualPayment();
  const list = async (memberId: number, filter = {}, page = ALL) => {
    const { rows, total } = await listTransactions(rig.database.db, memberId, filter, page);
    return { ids: rows.map(({ id }) => id), total };
  };
  const all = { ids: [manual, failed, deposit, rent], total: 4 };
  expect(await list(stay.lister.id)).toEqual(all);
  expect(await list(stay.tenant.id)).toEqual(all);
  expect(await list(stay.lister.id, {}, { limit: 1, offset: 1 })).toEqual({
    ids: [failed],
    total: 4,
  });
  expect(await list(stay.lister.id, {}, { limit: 5, offset: 9 })).toEqual({ ids: [], total: 4 });
  const stranger = await rig.member();
  expect(await list(stranger.id)).toEqual({ ids: [], total: 0 });
  const only = async (filter: object) => (await list(stay.lister.id, filter)).ids;
  expect(await only({ type: 'manual' })).toEqual([manual]);
  expect(await only({ type: 'rent' })).toEqual([failed, rent]);
  expect(await only({ status: 'paid' })).toEqual([manual, deposit]);
  expect(await only({ status: 'failed' })).toEqual([failed]);
  expect(await only({ status: 'pending', rental: stay.id })).toEqual([rent]);
  expect(await only({ year: 2025 })).toEqual([manual]);
  expect(await only({ year: 2026, listing: stay.listing.id })).toEqual([failed, deposit, rent]);
  expect(await only({ rental: stay.id + 1 })).toEqual([]);
  expect(await only({ listing: stay.listing.id + 1 })).toEqual([]);

  expect(await findTransaction(rig.database.db, rent)).toMatchObject({
    type: 'rent',
    status: 'pending',
    amount_cents: 20_000,
    provider: 'stripe',
    payment_for: 'rent',
    ...march,
    location_name: 'The Nest',
    tenant_name: 'Tia M.',
    lister_name: 'Lea',
    returned_cents: 0,
    kept_cents: 0,
    payer_id: stay.tenant.id,
  });
  expect(await findTransaction(rig.database.db, manual)).toMatchObject({
    type: 'manual',
    status: 'paid',
    amount_cents: 5000,
    fee_cents: 0,
    provider: 'venmo',
    payment_for: 'parking',
    paid_on: '2025-12-31',
  });
  expect(await findTransaction(rig.database.db, deposit)).toMatchObject({
    payment_for: 'deposit',
    fee_cents: 1200,
    paid_on: '2026-03-02',
  });
  expect(await findTransaction(rig.database.db, 0)).toBeUndefined();
});

it('filters and words open rent as the rent roll does', async () => {
  const other = await addStay(rig);
  const own = { payer_id: other.tenant.id, payee_id: other.lister.id, rental_id: other.id };
  const now = new Date('2026-03-10T12:00:00Z');
  const day = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  const cases = {
    upcoming: [{ status: 'scheduled', due_at: day(-1) }],
    due: [
      { status: 'due', due_at: now },
      { status: 'due', due_at: day(4.9) },
    ],
    pending: [
      { status: 'collecting', due_at: day(4) },
      // A declined card leaves it pending.
      { kind: 'payment_request', status: 'failed', due_at: day(9) },
    ],
    late: [
      { status: 'due', due_at: day(5) },
      { status: 'failed', due_at: day(6) },
      // Whatever it waits for.
      { status: 'collecting', due_at: day(9) },
    ],
    failed: [
      { status: 'retry_wait', due_at: day(1), next_attempt_at: now, collection: 'auto' },
      { kind: 'deposit', status: 'failed', due_at: day(9) },
    ],
    paid: [{ status: 'paid', due_at: day(9), paid_at: day(9) }],
    written_off: [{ status: 'cancelled', closed_as: 'written_off', due_at: day(9) }],
  } as const;
  const actor = { id: other.lister.id, role: 'member' } as MemberActor;
  let month = 0;
  for (const [is, rows] of Object.entries(cases)) {
    const ids: number[] = [];
    for (const row of rows) {
      month += 1;
      const from = `2025-${String(month).padStart(2, '0')}-01`;
      ids.push(
        await addCharge({ ...own, period_from: from, period_to: `${from.slice(0, 8)}02`, ...row }),
      );
    }
    const state = { is: is as TransactionState, now };
    const { rows: payments } = await listTransactions(
      rig.database.db,
      other.lister.id,
      { state },
      ALL,
    );
    expect(
      payments.map((row) => [row.id, presentTransaction(row, actor, now).state]).toReversed(),
    ).toEqual(ids.map((id) => [id, is]));
  }
});

it('names an invited person without a name by their email, once the lister may see it', async () => {
  const nameless = { first_name: '', last_name: '', user_id: null } as const;
  const nameOf = async (row: Row<'rentals'>) => {
    const { id } = await addStay(rig, { ...nameless, ...row });
    const deposit = await addCharge({ kind: 'deposit', rental_id: id });
    return (await findTransaction(rig.database.db, deposit))?.tenant_name;
  };
  const email = 'nameless@air.test';
  const pending = { status: 'pending', email } as const;
  expect(await nameOf(pending)).toBe(email);
  expect(await nameOf({ ...pending, email_hidden: true })).toBe('');
});
