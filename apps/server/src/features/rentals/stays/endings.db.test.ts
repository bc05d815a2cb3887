import { AUTOPAY } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../testing/data.ts';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { addRental, addStay, stateOf } from '../testing.ts';

const rig = useTestApp();

const JUNE = { checkout_date: '2026-06-01', checkout_time: '10:00' };
const JULY = { checkout_date: '2026-07-01', checkout_time: '09:00' };
/** TEST_NOW is noon on this day. */
const TODAY = '2026-03-01';

const actions = async (id: number) =>
  (await stateOf(rig, id)).history.map(({ action, actor }) => `${actor}: ${action}`);
const newestTo = async (email: string) => (await mailsTo(rig, email))[0];

describe('a check-out by the lister', () => {
  it.each(['12:00', '00:00'])('today at %s, which has come, ends the rental', async (hour) => {
    const { id, path, lister, tenant } = await addStay(rig, { auto_pay: AUTOPAY.on });
    const now = { checkout_date: TODAY, checkout_time: hour };
    const { status, body } = await rig.post(`${path}/checkout`, now, lister.token);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        data: { status: 'complete', closed_as: 'checked_out', phase: 'ended', rented: 0, ...now },
        unused: null,
      },
    });
    const { rental, listing } = await stateOf(rig, id);
    expect(rental).toMatchObject({ auto_pay: AUTOPAY.off, ended_at: expect.any(Date) });
    expect(listing).toEqual({ rented: 0, num_occupied_beds: 0 });
    expect((await newestTo(tenant.email))?.subject).toBe('You are checked out of The Nest');
    expect((await newestTo(lister.email))?.subject).toBe('You checked out Tia M.');
    expect((await rig.post(`${path}/checkout`, now, lister.token)).status).toBe(409);
  });

  it('a check-out by the lister at a later hour sets that hour, and discards the request of the tenant', async () => {
    const { id, path, lister, tenant } = await addStay(rig);
    await rig.post(`${path}/checkout-date`, JULY, tenant.token);
    const { body } = await rig.post(`${path}/checkout`, JUNE, lister.token);
    expect(body.data).toMatchObject({
      status: 'accepted',
      phase: 'leaving',
      checkout_requested_date: null,
      ...JUNE,
    });
    expect(await actions(id)).toEqual(['tenant: request_checkout', 'lister: schedule_checkout']);
    expect((await stateOf(rig, id)).listing).toEqual({ rented: 1, num_occupied_beds: 1 });
    const mail = await newestTo(tenant.email);
    expect(mail?.subject).toBe('Your check-out date is set');
    // A repeated call changes and writes nothing.
    await rig.post(`${path}/checkout`, JUNE, lister.token);
    expect(await actions(id)).toHaveLength(2);
  });

  it.each([
    ['an open-ended stay with nine days of notice', {}, '2026-03-10', true],
    ['an open-ended stay with ten days of notice', {}, '2026-03-11', false],
    ['a stay before its agreed end', { checkout_date: '2026-06-01' }, '2026-05-31', true],
    ['a stay on its agreed end', { checkout_date: '2026-03-01' }, TODAY, false],
    ['a stay as its tenant asked', { checkout_requested_date: '2026-03-05' }, '2026-03-05', false],
    [
      'a stay later than its tenant asked',
      { checkout_requested_date: '2026-03-04' },
      '2026-03-05',
      false,
    ],
    [
      'a stay earlier than its tenant asked',
      { checkout_requested_date: '2026-03-06' },
      '2026-03-05',
      true,
    ],
  ])(
    'a check-out by the lister of %s: whether the tenant is owed a reason',
    async (_title, row, checkout_date, isOwed) => {
      const { id, path, lister, tenant } = await addStay(rig, {
        ...('checkout_date' in row && { checkout_time: '12:00' }),
        ...('checkout_requested_date' in row && {
          ...{ checkout_requested_at: '2026-02-01T00:00:00Z', checkout_requested_time: '10:00' },
        }),
        ...row,
      });
      const at = { checkout_date, checkout_time: '12:00' };
      const { status, body } = await rig.post(`${path}/checkout`, at, lister.token);
      const reason = isOwed ? 'No reason provided' : null;
      expect([status, body.data.checkout_reason]).toEqual([200, reason]);
      expect((await stateOf(rig, id)).history.at(-1)?.reason).toBe(isOwed ? 'no_reason' : null);
      const mail = (await newestTo(tenant.email))?.text ?? '';
      expect(mail.includes('No reason provided')).toBe(isOwed);
    },
  );

  it('tells the tenant its reason: on the page, by email and in the history', async () => {
    const { path, lister, tenant, id } = await addStay(rig);
    const reason = 'The roof leaks.';
    const now = { checkout_date: TODAY, checkout_time: '12:00', reason };
    const { body } = await rig.post(`${path}/checkout`, now, lister.token);
    expect(body.data.checkout_reason).toBe(reason);
    const [rental] = (await rig.get('/rentals', tenant.token)).body.data;
    expect(rental).toMatchObject({ checkout_reason: reason, settlement: { agreed_end: null } });
    expect((await newestTo(tenant.email))?.text).toContain(reason);
    const history = await rig.get(`/rental-history/tenant/${id}`, tenant.token);
    expect(history.body.data[0]).toMatchObject({ action: 'check_out', reason });
    const long = { ...now, reason: 'x'.repeat(1001) };
    const other = await addStay(rig);
    expect((await rig.post(`${other.path}/checkout`, long, other.lister.token)).status).toBe(422);
  });

  it('a check-out by the lister after a block tells the reason on the page only', async () => {
    const { path, lister, tenant } = await addStay(rig);
    await rig.database.db
      .insertInto('blocks')
      .values({ member_id: tenant.id, blocked_id: lister.id, created_at: TEST_NOW })
      .execute();
    const reason = 'You were too loud.';
    const now = { checkout_date: TODAY, checkout_time: '12:00', reason };
    await rig.post(`${path}/checkout`, now, lister.token);
    expect((await newestTo(tenant.email))?.text).not.toContain(reason);
    const [rental] = (await rig.get('/rentals', tenant.token)).body.data;
    expect(rental.checkout_reason).toBe(reason);
  });

  it('is never later than agreed, in the past, or on the check-in day', async () => {
    const { id, path, lister } = await addStay(rig, {
      start_date: '2026-04-01',
      checkout_date: '2026-06-01',
      checkout_time: '10:00',
    });
    const before = await stateOf(rig, id);
    for (const [requested, status] of [
      [{ ...JUNE, checkout_time: '11:00' }, 409],
      [JULY, 409],
      [{ ...JUNE, checkout_date: '2026-02-28' }, 422],
      [{ ...JUNE, checkout_date: '2026-04-01' }, 422],
      [{ ...JUNE, checkout_date: '2026-02-30' }, 422],
      [{ ...JUNE, checkout_time: '10:30' }, 422],
      [{ checkout_date: '2026-06-01' }, 422],
      [{}, 422],
    ] as const) {
      expect((await rig.post(`${path}/checkout`, requested, lister.token)).status).toBe(status);
    }
    expect(await stateOf(rig, id)).toEqual(before);
  });

  it('a check-out by the lister before check-in removes the stay: the bed is free on those days', async () => {
    const { id, path, lister, listing, bed, tenant } = await addStay(rig, {
      start_date: '2026-04-01',
    });
    const now = { checkout_date: TODAY, checkout_time: '11:00' };
    expect((await rig.post(`${path}/checkout`, now, lister.token)).status).toBe(200);
    // They have not stayed, so they are not asked for a review.
    expect((await newestTo(tenant.email))?.text).not.toContain('write a review');
    expect((await stateOf(rig, id)).rental.stay).toBe('empty');
    await addRental(rig.database.db, listing, bed, { start_date: '2026-04-01' });
  });
});

describe('a tenant who leaves', () => {
  it('ends the rental now, and both get an email', async () => {
    const { id, path, lister, tenant } = await addStay(rig, { checkout_date: '2026-09-01' });
    const answer = await rig.post(`${path}/leave`, { reason: 'New base' }, tenant.token);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { status: 'complete', closed_as: 'left', checkout_date: TODAY } },
    });
    expect(answer.body.data).not.toHaveProperty('address');
    const { rental, listing, history } = await stateOf(rig, id);
    expect(rental).toMatchObject({ checkout_time: '12:00', status: 'ended' });
    expect(listing).toEqual({ rented: 0, num_occupied_beds: 0 });
    expect(history).toMatchObject([{ action: 'leave', reason: 'New base', status: 'ended' }]);
    const mail = await newestTo(lister.email);
    expect(mail?.subject).toBe('Tia M. left The Nest');
    expect(mail?.text).toContain('New base');
    const own = await newestTo(tenant.email);
    expect(own?.subject).toBe('You left The Nest');
    expect(own?.text).toContain('write a review under My Crashpad');
    expect((await rig.post(`${path}/leave`, {}, tenant.token)).status).toBe(409);
  });

  it('no longer sees the address and phone number that tenants see', async () => {
    const { lister, listing, path, tenant } = await addStay(rig);
    await rig.database.db
      .updateTable('members')
      .set({ phone_number: '+12025550123', approval_public_phone_tenant: 2 })
      .where('id', '=', lister.id)
      .execute();
    const read = async () => (await rig.get(`/listing/${listing.id}`, tenant.token)).body;
    expect(await read()).toMatchObject({
      data: { street1: '1 Secret Street', phone_number: '+12025550123' },
      show_phone: 1,
    });
    await rig.post(`${path}/leave`, {}, tenant.token);
    const after = await read();
    expect(after.show_phone).toBe(0);
    expect(after.data).not.toHaveProperty('street1');
    expect(after.data).not.toHaveProperty('phone_number');
  });

  it('a tenant who leaves before check-in removes the stay', async () => {
    const { id, path, tenant } = await addStay(rig, { start_date: '2026-04-01' });
    expect((await rig.post(`${path}/leave`, {}, tenant.token)).status).toBe(200);
    expect((await stateOf(rig, id)).rental.stay).toBe('empty');
  });

  it('concurrent with a check-out by the lister ends the rental once', async () => {
    const { id, path, lister, tenant } = await addStay(rig);
    const now = { checkout_date: TODAY, checkout_time: '12:00' };
    const answers = await Promise.all([
      rig.post(`${path}/leave`, {}, tenant.token),
      rig.post(`${path}/checkout`, now, lister.token),
      rig.post(`${path}/leave`, {}, tenant.token),
      rig.post(`${path}/checkout`, now, lister.token),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await stateOf(rig, id)).history).toHaveLength(1);
  });
});

describe('the private note', () => {
  it('is for the lister only, in every status, and writes no history', async () => {
    for (const status of ['pending', 'accepted', 'ended', 'cancelled', 'declined'] as const) {
      const { id, path, lister, tenant } = await addStay(rig, { status });
      const before = await stateOf(rig, id);
      const note = { note_agreement: 'Owes a key.\nKind.' };
      const answer = await rig.put(`${path}/update-tenant-note`, note, lister.token);
      expect(answer).toMatchObject({ status: 200, body: { data: note } });
      const after = await stateOf(rig, id);
      expect(after).toEqual({ ...before, rental: { ...before.rental, ...note } });
      const { text } = await rig.get('/rentals', tenant.token);
      expect(text).not.toContain('Owes');
      expect(text).not.toContain('note_agreement');
    }
  });

  it('has at most 5,000 characters', async () => {
    const { id, path, lister } = await addStay(rig);
    const before = await stateOf(rig, id);
    for (const note_agreement of ['x'.repeat(5001), 7, null, 'a\u0000b', undefined]) {
      const body = { note_agreement };
      const answer = await rig.put(`${path}/update-tenant-note`, body, lister.token);
      expect(answer.status).toBe(422);
    }
    expect(await stateOf(rig, id)).toEqual(before);
  });
});
