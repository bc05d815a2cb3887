import { describe, expect, it } from 'vitest';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { addHost, addStay, formFor, inviteTo, type Party } from '../testing.ts';

const rig = useTestApp();

/** Dates that only a row from before the limits, or one of a restored backup, can have. */
const ROWS = [
  { start_date: '9999-12-31', start_time: '15:00' },
  { start_date: '0001-01-01', start_time: '15:00', next_rent_on: '2026-04-01' },
  { start_date: '2026-01-01', checkout_date: '9999-12-31', checkout_time: '10:00' },
  { start_date: '9999-12-30', checkout_date: '9999-12-31', checkout_time: '23:00' },
];

async function readsOf(path: string, { token }: Party) {
  const answer = await rig.get(path, token);
  expect(answer.status, `${path}: ${answer.text}`).toBe(200);
  return answer;
}

async function calendarOf({ token }: Party) {
  const { body } = await rig.post('/calendar', {}, token);
  return rig.get(new URL(body.url).pathname.slice('/api'.length));
}

describe('a rental with a date far from today', () => {
  it.each(ROWS)('is read as any other by both sides: %j', async (row) => {
    const stay = await addStay(rig, row);
    for (const path of ['/rentals', '/transaction', '/rental-history']) {
      await readsOf(path, stay.tenant);
    }
    for (const path of ['/lister/rent-roll', '/lister/payments', '/transaction/statement']) {
      await readsOf(path, stay.lister);
    }
    await readsOf(`/rental/${stay.id}/settlement`, stay.lister);
    await readsOf(`/listing/${stay.listing.id}/availability`, stay.lister);
    for (const party of [stay.tenant, stay.lister]) {
      const { status, text } = await calendarOf(party);
      expect(status, text).toBe(200);
      expect(text).toContain('BEGIN:VEVENT');
    }
  });

  it.each(ROWS)('is an invitation that its page and its email show: %j', async (row) => {
    const host = await addHost(rig);
    const invitation = await inviteTo(rig, host);
    const { db } = rig.database;
    await db.updateTable('rentals').set(row).where('id', '=', invitation.id).execute();
    const { status, body, text } = await rig.get(`/rental/token/${invitation.mailedToken}`);
    expect(status, text).toBe(200);
    expect(body.data).toMatchObject({ start_date: row.start_date });
    expect(await mailsTo(rig, invitation.email)).toHaveLength(1);
  });
});

it('an invitation for a date more than ten years from today is refused', async () => {
  const host = await addHost(rig);
  for (const [start_date, error] of [
    ['0001-01-01', 'date_is_too_far_back'],
    ['2036-03-02', 'date_is_too_far_ahead'],
    ['9999-12-31', 'date_is_too_far_ahead'],
  ]) {
    const answer = await rig.post('/rental/invite', formFor(host, { start_date }), host.token);
    expect(answer).toMatchObject({ status: 422, body: { errors: { start_date: [error] } } });
  }
  await inviteTo(rig, host, { start_date: '2036-03-01' });
});
