import { COLLECTION } from '@crewpad/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../../platform/database/database.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { openTestDatabase } from '../../../testing/services.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase('0014-dunning');
});
afterAll(() => database.close());

it('the migration derives collection and outcome from the older columns', async () => {
  const { db } = database;
  await sql`
    with payer as (
      insert into members (email, status, first_name, last_name, display_name, expire_at, expiry_told_for)
      select 'payer-' || n || '@crewpad.test', 'ACTIVE', 'Ann', 'Lee', 'Ann', '2027-03-01', '2027-03-01'
      from generate_series(1, 4) n returning id
    ), owed as (
      insert into obligations (kind, subject_key, payer_id, plan, amount_cents, due_at, status, paid_at,
        next_attempt_at, provider_mode, created_at, updated_at)
      select 'subscription', 'sub:' || id, id, 'basic', 4900, '2027-03-01', s.status, s.paid_at::timestamptz,
        s.next::timestamptz, 'sandbox', '2027-02-28', '2027-02-28'
      from (select id, row_number() over (order by id) as n from payer) p
      join (values (1, 'retry_wait', null, '2027-03-01'), (2, 'failed', null, null),
        (3, 'paid', '2027-03-01', null), (4, 'due', null, null)) s (n, status, paid_at, next) on s.n = p.n
      returning id
    )
    insert into payment_attempts (obligation_id, n, idempotency_key, payment_intent, payment_method,
      status, created_at)
    select o.id, s.n, 'cf:' || o.id || ':' || s.n, 'pi_1', 'pm_1', s.status, '2027-02-28'
    from (select min(id) as id from owed) o
    cross join (values (1, 'declined'), (2, 'action'), (3, 'succeeded'), (4, 'unknown')) s (n, status)
  `.execute(db);

  expect(await migrate(db)).toContain('0015-obligation-columns');
  const obligations = await db
    .selectFrom('obligations')
    .select(['status', 'collection', 'cancel_requested_at'])
    .orderBy('id')
    .execute();
  const uncancelled = { cancel_requested_at: null };
  expect(obligations.toSorted((a, b) => (a.status < b.status ? -1 : 1))).toEqual([
    { status: 'due', collection: COLLECTION.manual, ...uncancelled },
    { status: 'failed', collection: COLLECTION.manual, ...uncancelled },
    { status: 'paid', collection: COLLECTION.manual, ...uncancelled },
    { status: 'retry_wait', collection: COLLECTION.auto, ...uncancelled },
  ]);
  const attempts = await db.selectFrom('payment_attempts').select('status').orderBy('n').execute();
  expect(attempts.map(({ status }) => status)).toEqual([
    'declined',
    'requires_action',
    'paid',
    'unknown',
  ]);
  const notices = await db.selectFrom('members').select('expiry_notice_for').distinct().execute();
  expect(notices).toEqual([{ expiry_notice_for: new Date('2027-03-01T00:00:00Z') }]);
});
