import { expect, it } from 'vitest';
import { openDueRent, rebillRental } from '../../apps/server/src/features/rent/periods/periods.ts';
import { addHost, addStay, inviteTo } from '../../apps/server/src/features/rentals/testing.ts';
import { transaction } from '../../apps/server/src/platform/database/transaction.ts';
import { useTestApp } from '../../apps/server/src/testing/test-app.ts';
import { wordsFor } from '../reliability/money/compare-pages.ts';

const rig = useTestApp();

/** Dates that only a row from before the limits, or one of a restored backup, can have. */
const ROWS = [
  { start_date: '9999-12-31', start_time: '15:00' },
  { start_date: '0001-01-01', start_time: '15:00', next_rent_on: '0001-01-01' },
  { start_date: '2026-01-01', checkout_date: '9999-12-31', checkout_time: '10:00' },
  { start_date: '0001-01-01', checkout_date: '9999-12-31', checkout_time: '23:00' },
];

it.each(ROWS)('the pages of both sides show a stay with %j', async (row) => {
  const stay = await addStay(rig, row);
  expect(await wordsFor(rig, stay.tenant.token, '/my-crashpad')).toContain('The Nest');
  for (const path of ['/my-crew', '/my-crew?tab=rent', '/my-crew?tab=history']) {
    expect(await wordsFor(rig, stay.lister.token, path)).not.toBe('');
  }
});

it.each(ROWS)('the page of an invitation shows one with %j', async (row) => {
  const host = await addHost(rig);
  const { id, mailedToken } = await inviteTo(rig, host);
  await rig.database.db.updateTable('rentals').set(row).where('id', '=', id).execute();
  const other = await addStay(rig);
  const words = await wordsFor(rig, other.tenant.token, `/tenant/accept/${mailedToken}`);
  expect(words).not.toBe('');
});

const rowsOf = (rentalId: number) =>
  rig.database.db
    .selectFrom('obligations')
    .select('period_from')
    .where('rental_id', '=', rentalId)
    .orderBy('period_from')
    .execute();
const openRent = () => {
  const { payments, clock } = rig.services;
  return openDueRent(rig.database.db, { payments, now: clock.now(), batch: 10 });
};

it('a long stay without rent rows is billed from its current period on', async () => {
  const years = { start_date: '2012-01-15', accepted_at: '2012-01-10T00:00:00Z' };
  const { id } = await addStay(rig, {
    ...years,
    checkout_date: '2026-06-01',
    checkout_time: '10:00',
  });
  await transaction(rig.database.db, (trx) => rebillRental(trx, id, rig.clock.now()));
  await openRent();
  expect(await rowsOf(id)).toEqual([{ period_from: '2026-03-01' }]);
});

it('days of more than ten years ago are never billed', async () => {
  const next = { next_rent_on: '2012-01-15', next_due_at: '2012-01-15T07:00:00Z' };
  const { id } = await addStay(rig, { start_date: '2012-01-15', ...next });
  await openRent();
  expect((await rowsOf(id))[0]).toEqual({ period_from: '2016-03-01' });
});
