import { describe, expect, it } from 'vitest';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { addRental, addStay, type Party, stateOf } from '../testing.ts';

const rig = useTestApp();

const JUNE = { checkout_date: '2026-06-01', checkout_time: '10:00' };
const JULY = { checkout_date: '2026-07-01', checkout_time: '09:00' };

const actions = async (id: number) =>
  (await stateOf(rig, id)).history.map(({ action, actor }) => `${actor}: ${action}`);
const newestTo = async (email: string) => (await mailsTo(rig, email))[0];

describe('a check-out request of a tenant', () => {
  it('leaves the agreed one in place, and notifies the lister', async () => {
    const { id, path, lister, tenant } = await addStay(rig);
    const { status, body } = await rig.post(`${path}/checkout-date`, JUNE, tenant.token);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        data: {
          role: 'tenant',
          checkout_date: null,
          checkout_requested_date: JUNE.checkout_date,
          checkout_requested_time: JUNE.checkout_time,
          phase: 'staying',
        },
        message: 'Check-out date updated!',
      },
    });
    expect(body.data).not.toHaveProperty('note_agreement');
    expect(await actions(id)).toEqual(['tenant: request_checkout']);
    const mail = await newestTo(lister.email);
    expect(mail?.subject).toBe('Tia M. wants to change their check-out date');
    expect(mail?.text).toContain(
      'Requested check-out: June 1, 2026 at 10:00 AM UTC\nCurrent check-out: Open-ended',
    );
    expect(await mailsTo(rig, tenant.email)).toEqual([]);
  });

  it('replaces an earlier one, and is stored once when repeated', async () => {
    const { id, path, lister, tenant } = await addStay(rig);
    await rig.post(`${path}/checkout-date`, JUNE, tenant.token);
    await rig.post(`${path}/checkout-date`, JULY, tenant.token);
    await rig.post(`${path}/checkout-date`, JULY, tenant.token);
    expect(await actions(id)).toHaveLength(2);
    // In another tab the lister still sees the first request.
    const answer = await rig.post(`${path}/checkout-date/confirm`, JUNE, lister.token);
    expect(answer.status).toBe(409);
    expect((await rig.post(`${path}/checkout-date/confirm`, JULY, lister.token)).status).toBe(200);
  });

  it.each([
    [{ checkout_date: '2026-02-28', checkout_time: '10:00' }, 'date_is_before_today'],
    [{ checkout_date: '2026-04-01', checkout_time: '10:00' }, 'check_out_is_before_check_in'],
  ])('may not ask for %j', async (requested, key) => {
    const { id, path, tenant } = await addStay(rig, { start_date: '2026-04-01' });
    const before = await stateOf(rig, id);
    const { status, body } = await rig.post(`${path}/checkout-date`, requested, tenant.token);
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { checkout_date: [key] },
    });
    expect(await stateOf(rig, id)).toEqual(before);
  });

  it('can precede acceptance without changing the offer', async () => {
    const { id, path, tenant } = await addStay(rig, { status: 'pending' });
    const { rental } = await stateOf(rig, id);
    expect((await rig.post(`${path}/checkout-date`, JUNE, tenant.token)).status).toBe(200);
    expect((await stateOf(rig, id)).rental.updated_at).toEqual(rental.updated_at);
  });
});

describe('a withdrawn request', () => {
  const withdraw = (path: string, token: string) =>
    rig.call('DELETE', `${path}/checkout-date`, { token });
  const kindsOf = async (memberId: number) => {
    const rows = await rig.database.db
      .selectFrom('notifications')
      .select('kind')
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute();
    return rows.map(({ kind }) => kind);
  };

  it('is gone for both sides, and the lister gets a notice but no email', async () => {
    const { id, path, lister, tenant } = await addStay(rig);
    await rig.post(`${path}/checkout-date`, JUNE, tenant.token);
    const mails = await mailsTo(rig, lister.email);
    const { status, body } = await withdraw(path, tenant.token);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        data: { checkout_requested_date: null, abilities: { withdraw_checkout: false } },
        message: 'Request withdrawn.',
      },
    });
    expect(await actions(id)).toEqual(['tenant: request_checkout', 'tenant: withdraw_checkout']);
    expect(await kindsOf(lister.id)).toEqual(['checkout_requested', 'checkout_withdrawn']);
    const noticed = async (to: Party) =>
      (await rig.get('/notifications', to.token)).body.data.find(
        ({ kind }: { kind: string }) => kind === 'checkout_withdrawn',
      )?.data;
    expect(await noticed(lister)).toMatchObject({ date: JUNE.checkout_date });
    expect(await noticed(lister)).not.toHaveProperty('agreed');
    const agreed = await addStay(rig, { checkout_date: '2026-08-01', checkout_time: '10:00' });
    await rig.post(`${agreed.path}/checkout-date`, JUNE, agreed.tenant.token);
    await withdraw(agreed.path, agreed.tenant.token);
    const dates = { date: JUNE.checkout_date, agreed: '2026-08-01' };
    expect(await noticed(agreed.lister)).toMatchObject(dates);
    expect(await mailsTo(rig, lister.email)).toHaveLength(mails.length);
    expect((await withdraw(path, tenant.token)).status).toBe(409);
    expect((await rig.post(`${path}/checkout-date/confirm`, JUNE, lister.token)).status).toBe(409);
    // Another request is another notice.
    await rig.post(`${path}/checkout-date`, JULY, tenant.token);
    await withdraw(path, tenant.token);
    expect(await kindsOf(lister.id)).toHaveLength(4);
  });

  it('a withdrawn request beside its confirmation, or twice at once, is answered once', async () => {
    for (let n = 0; n < 3; n += 1) {
      const { id, path, lister, tenant } = await addStay(rig);
      await rig.post(`${path}/checkout-date`, JUNE, tenant.token);
      const answers = await Promise.all([
        withdraw(path, tenant.token),
        rig.post(`${path}/checkout-date/confirm`, JUNE, lister.token),
        withdraw(path, tenant.token),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 409, 409]);
      const { rental, history } = await stateOf(rig, id);
      expect(history).toHaveLength(2);
      expect(rental.checkout_date).toBe(statuses[1] === 200 ? JUNE.checkout_date : null);
      expect(rental.checkout_answer === null).toBe(statuses[1] !== 200);
    }
  });
});

describe('an answer of the lister', () => {
  async function requested(row: Parameters<typeof addStay>[1] = {}) {
    const stay = await addStay(rig, row);
    await rig.post(`${stay.path}/checkout-date`, JUNE, stay.tenant.token);
    return stay;
  }

  it('confirms exactly the requested check-out', async () => {
    const { id, path, lister, tenant } = await requested();
    const otherHour = { ...JUNE, checkout_time: '11:00' };
    expect((await rig.post(`${path}/checkout-date/confirm`, otherHour, lister.token)).status).toBe(
      409,
    );
    const { body } = await rig.post(`${path}/checkout-date/confirm`, JUNE, lister.token);
    expect(body.data).toMatchObject({
      ...JUNE,
      checkout_requested_at: null,
      checkout_requested_date: null,
      end_date: null,
      phase: 'leaving',
      abilities: { confirm_checkout: false, decline_checkout: false },
    });
    expect((await stateOf(rig, id)).history.at(-1)).toMatchObject({
      action: 'confirm_checkout',
      change_summary: {
        checkout_date: { from: null, to: '2026-06-01' },
        checkout_time: { from: null, to: '10:00' },
      },
    });
    const mail = await newestTo(tenant.email);
    expect(mail?.subject).toBe('Your check-out is confirmed');
    expect(mail?.text).toContain(
      'Check-out: June 1, 2026 at 10:00 AM UTC\nPrevious check-out: Open-ended',
    );
    expect((await rig.post(`${path}/checkout-date/confirm`, JUNE, lister.token)).status).toBe(409);
  });

  it.each([
    ['confirm', JUNE, { state: 'confirmed', reason: null }],
    [
      'decline',
      { reason: 'The cleaners come.' },
      { state: 'declined', reason: 'The cleaners come.' },
    ],
  ] as const)(
    'an answer of the lister to %s stays until the tenant dismisses it',
    async (step, sent, answer) => {
      const { path, lister, tenant } = await requested();
      await rig.post(`${path}/checkout-date/${step}`, sent, lister.token);
      const readRental = async () => (await rig.get('/rentals', tenant.token)).body.data[0];
      const { checkout_date: date, checkout_time: time } = JUNE;
      expect((await readRental()).checkout_answer).toMatchObject({ ...answer, date, time });
      const { updated_at } = await readRental();
      const markSeen = () => rig.put(`${path}/checkout-date/seen`, {}, tenant.token);
      for (const { status, body } of await Promise.all([markSeen(), markSeen()])) {
        expect([status, body.data.checkout_answer]).toEqual([200, null]);
      }
      expect(await readRental()).toMatchObject({ checkout_answer: null, updated_at });
    },
  );

  it.each([
    ['the same', JUNE, { state: 'confirmed', reason: null }],
    ['another', JULY, { state: 'declined', reason: 'The house is sold.' }],
  ] as const)('is also %s date that the lister sets', async (_which, date, answer) => {
    const { path, lister, tenant } = await requested();
    const sent = { ...date, reason: 'The house is sold.' };
    expect((await rig.post(`${path}/checkout`, sent, lister.token)).status).toBe(200);
    const [rental] = (await rig.get('/rentals', tenant.token)).body.data;
    expect(rental).toMatchObject({
      checkout_date: date.checkout_date,
      checkout_requested_date: null,
      checkout_answer: { ...answer, date: JUNE.checkout_date, time: JUNE.checkout_time },
    });
  });

  it('is replaced by the next request', async () => {
    const { path, lister, tenant } = await requested();
    await rig.post(`${path}/checkout-date/decline`, {}, lister.token);
    const { body } = await rig.post(`${path}/checkout-date`, JULY, tenant.token);
    expect(body.data.checkout_answer).toBeNull();
  });

  it('changes the offered end of an invitation, and its version', async () => {
    const { id, path, lister } = await requested({ status: 'pending' });
    const { rental: before } = await stateOf(rig, id);
    await rig.post(`${path}/checkout-date/confirm`, JUNE, lister.token);
    const { rental } = await stateOf(rig, id);
    expect(rental).toMatchObject({ ...JUNE, end_date: '2026-06-01', end_time: '10:00' });
    expect(rental.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
  });

  it('fails if the bed is promised to someone else before that date', async () => {
    const { id, path, lister, listing, bed, tenant } = await addStay(rig, {
      checkout_date: '2026-05-01',
      checkout_time: '10:00',
    });
    await addRental(rig.database.db, listing, bed, {
      status: 'pending',
      start_date: '2026-05-20',
      start_time: '15:00',
    });
    const before = async (requested: object) => {
      await rig.post(`${path}/checkout-date`, requested, tenant.token);
      return stateOf(rig, id);
    };
    for (const requested of [JUNE, { checkout_date: '2026-05-20', checkout_time: '16:00' }]) {
      const answer = await before(requested);
      const { status, body } = await rig.post(
        `${path}/checkout-date/confirm`,
        requested,
        lister.token,
      );
      expect({ status, body }).toMatchObject({
        status: 409,
        body: { error_code: 'BED_TAKEN', message: expect.stringContaining('May 20, 2026') },
      });
      expect(await stateOf(rig, id)).toEqual(answer);
    }
    const fits = { checkout_date: '2026-05-20', checkout_time: '15:00' };
    await before(fits);
    expect((await rig.post(`${path}/checkout-date/confirm`, fits, lister.token)).status).toBe(200);
  });

  it('cannot confirm a day that has passed', async () => {
    const { id, path, lister } = await requested();
    const { db } = rig.database;
    await db
      .updateTable('rentals')
      .set({ checkout_requested_date: '2026-02-27' })
      .where('id', '=', id)
      .execute();
    const over = { ...JUNE, checkout_date: '2026-02-27' };
    const { status, body } = await rig.post(`${path}/checkout-date/confirm`, over, lister.token);
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { checkout_date: ['date_is_before_today'] },
    });
  });

  it('declines with a reason that the tenant sees', async () => {
    const { id, path, lister, tenant } = await requested();
    const reason = 'The cleaners come in July.';
    const { status, body } = await rig.post(
      `${path}/checkout-date/decline`,
      { reason },
      lister.token,
    );
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { data: { checkout_requested_date: null, checkout_date: null } },
    });
    expect((await stateOf(rig, id)).history.at(-1)).toMatchObject({
      action: 'decline_checkout',
      reason,
    });
    const mail = await newestTo(tenant.email);
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain(
      'Requested check-out: June 1, 2026 at 10:00 AM UTC\nCurrent check-out: Open-ended',
    );
    const { body: notices } = await rig.get('/notifications', tenant.token);
    expect(notices.data[0]).toMatchObject({ kind: 'checkout_declined', data: { rental_id: id } });
    for (const { token } of [lister, tenant]) {
      const { body: own } = await rig.get('/rentals', token);
      expect(own.data[0]).toMatchObject({
        checkout_answer: { state: 'declined', date: '2026-06-01', time: '10:00', reason },
      });
      const { body: history } = await rig.get(`/rental-history/tenant/${id}`, token);
      expect(history.data[0]).toMatchObject({
        ...{ action: 'decline_checkout', reason },
        change_summary: { checkout_requested_date: { from: '2026-06-01', to: null } },
      });
    }
    expect((await rig.post(`${path}/checkout-date/decline`, {}, lister.token)).status).toBe(409);
  });
});
