import { AUTOPAY } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { addListing } from '../../listings/testing.ts';
import {
  addHost,
  addInvitee,
  expectRefused,
  formFor,
  type Host,
  historyOf,
  inviteTo,
  newEmail,
  type RefusedCall,
  rentalState,
} from '../testing.ts';

const rig = useTestApp({ RATE_LIMITS: 'on' });

const termsOf = (id: number) =>
  rig.database.db
    .selectFrom('rental_terms')
    .select(['from_date', 'rental_amount', 'payment_date'])
    .where('rental_id', '=', id)
    .orderBy('from_date')
    .execute();

/** An invitation that the invited member has accepted. */
async function acceptedBy(host: Host, changes: object = {}) {
  const email = newEmail();
  const tenant = await addInvitee(rig, email);
  const invited = await inviteTo(rig, host, { email, ...changes });
  const answer = await rig.post('/rental/accept', { token: invited.token }, tenant.token);
  if (answer.status !== 200) throw new Error(answer.text);
  return { ...invited, tenant, updated_at: answer.body.data.updated_at as string };
}

describe('editing an invitation', () => {
  it('works with either call, and writes history, terms and an email with the changes', async () => {
    const host = await addHost(rig);
    const { id, email, updated_at } = await inviteTo(rig, host);
    const form = formFor(host, { id, email, rental_amount: 350, start_date: '2026-03-25' });
    const first = await rig.post('/rental/invite', form, host.token);
    expect(first).toMatchObject({
      status: 200,
      body: { message: 'tenant_has_been_updated', data: { rental_amount: 350, status: 'pending' } },
    });
    expect(first.body.data.updated_at > updated_at).toBe(true);
    const second = await rig.put(
      `/rental/${id}`,
      { payment_date: 5, first_name: 'Ana' },
      host.token,
    );
    expect(second.body.data).toMatchObject({ payment_date: 5, rental_amount: 350, deposit: 200 });
    expect((await historyOf(rig, id)).slice(0, 2)).toMatchObject([
      {
        action: 'edit_invite',
        change_summary: { payment_date: { from: 1, to: 5 }, first_name: { from: '', to: 'Ana' } },
      },
      {
        action: 'edit_invite',
        change_summary: {
          start_date: { from: '2026-03-20', to: '2026-03-25' },
          rental_amount: { from: 40_000, to: 35_000 },
        },
      },
    ]);
    expect(await termsOf(id)).toEqual([
      { from_date: '2026-03-25', rental_amount: 35_000, payment_date: 5 },
    ]);
    const mails = await mailsTo(rig, email);
    const changes = mails.filter(({ subject }) => subject.includes('changed your invitation'));
    expect([mails.length, changes.length]).toEqual([3, 2]);
    expect(changes.map(({ text }) => text).join()).toContain('check-in and the rent');
  });

  it('sends no email for private notes, and writes nothing if nothing differs', async () => {
    const host = await addHost(rig);
    const { id, email } = await inviteTo(rig, host);
    const before = await rentalState(rig);
    await rig.put(
      `/rental/${id}`,
      { rental_amount: 400, email, auto_pay: AUTOPAY.off },
      host.token,
    );
    expect(await rentalState(rig)).toEqual(before);
    await rig.put(`/rental/${id}`, { note_agreement: 'Pays in cash' }, host.token);
    expect(await historyOf(rig, id)).toHaveLength(1);
    expect(await mailsTo(rig, email)).toHaveLength(1);
  });

  it('can change the bed, or the listing with another time zone', async () => {
    const [host, there] = [await addHost(rig), await addHost(rig, { timeZone: 'Asia/Tokyo' })];
    const { db } = rig.database;
    await db
      .updateTable('listings')
      .set({ user_id: host.id, title: 'Tokyo' })
      .where('id', '=', there.listing.id)
      .execute();
    const { id } = await inviteTo(rig, host);
    const bed_id = host.listing.bedIds[1];
    await rig.put(`/rental/${id}`, { bed_id }, host.token);
    expect((await historyOf(rig, id))[0]?.change_summary).toEqual({
      room_and_bed: { from: 'Bedroom 1, Bed 1', to: 'Bedroom 1, Bed 2' },
    });
    const moved = { location_id: there.listing.id, bed_id: there.listing.bedIds[0] };
    const { body } = await rig.put(`/rental/${id}`, moved, host.token);
    expect(body.data).toMatchObject({ location: 'Tokyo', time_zone: 'Asia/Tokyo' });
    const counts = await db
      .selectFrom('listings')
      .select(['id', 'rented'])
      .where('id', 'in', [host.listing.id, there.listing.id])
      .orderBy('id')
      .execute();
    expect(counts.map(({ rented }) => rented)).toEqual([0, 1]);
  });

  it('leaves a past check-in, and accepts no new one before today', async () => {
    const host = await addHost(rig);
    const { id } = await inviteTo(rig, host, { start_date: '2026-03-02' });
    rig.clock.advance(5 * 86_400);
    const { token } = host;
    const same = { start_date: '2026-03-02', rental_amount: 300 };
    expect((await rig.put(`/rental/${id}`, same, token)).status).toBe(200);
    await expectRefused(
      rig,
      { method: 'PUT', path: `/rental/${id}`, body: { start_date: '2026-03-03' } },
      token,
      { status: 422, body: { errors: { start_date: ['date_is_before_today'] } } },
    );
    rig.clock.advance(-5 * 86_400);
  });

  it('leaves the check-out time when only the date is given', async () => {
    const host = await addHost(rig);
    const ends = { end_date: '2026-06-15', end_time: '11:00' };
    const { id } = await inviteTo(rig, host, ends);
    const put = (body: object) => ({ method: 'PUT', path: `/rental/${id}`, body });
    const required = {
      status: 422,
      body: { errors: { end_time: ['check_out_time_is_required'] } },
    };
    for (const end_time of [null, '']) {
      await expectRefused(rig, put({ end_date: '2026-06-20', end_time }), host.token, required);
    }
    const { status, body } = await rig.put(`/rental/${id}`, { end_date: '2026-06-20' }, host.token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      end_date: '2026-06-20',
      end_time: '11:00',
      checkout_date: '2026-06-20',
      checkout_time: '11:00',
    });
  });

  it('is refused for a wrong party, bed, version or person', async () => {
    const [host, other] = [await addHost(rig), await addHost(rig)];
    const { id, email, updated_at } = await inviteTo(rig, host);
    await inviteTo(rig, host, { bed_id: host.listing.bedIds[1] });
    const guest = await addInvitee(rig, email);
    const put = (body: object): RefusedCall => ({ method: 'PUT', path: `/rental/${id}`, body });
    await expectRefused(rig, put({}), undefined, { status: 401 });
    await expectRefused(rig, put({ rental_amount: 'x' }), other.token, { status: 404 });
    await expectRefused(rig, put({ rental_amount: 1 }), other.token, { status: 404 });
    await expectRefused(rig, put({ rental_amount: 1 }), guest.token, { status: 403 });
    const theirs = formFor(other, { id, email });
    await expectRefused(
      rig,
      { method: 'POST', path: '/rental/invite', body: theirs },
      other.token,
      {
        status: 404,
      },
    );
    await expectRefused(rig, put({ bed_id: other.listing.bedIds[0] }), host.token, { status: 404 });
    const elsewhere = { listing_id: other.listing.id, bed_id: other.listing.bedIds[0] };
    await expectRefused(rig, put(elsewhere), host.token, { status: 404 });
    const two = { listing_id: host.listing.id, location_id: other.listing.id };
    await expectRefused(rig, put(two), host.token, {
      status: 422,
      body: { errors: { location_id: ['location_and_listing_differ'] } },
    });
    await expectRefused(rig, put({ bed_id: host.listing.bedIds[1] }), host.token, {
      status: 409,
      body: { error_code: 'BED_TAKEN' },
    });
    await expectRefused(rig, put({ email: newEmail() }), host.token, {
      status: 422,
      body: { errors: { email: ['email_is_locked'] } },
    });
    await expectRefused(rig, put({ end_date: '2026-04-01' }), host.token, {
      status: 422,
      body: { errors: { end_time: ['check_out_time_is_required'] } },
    });
    await rig.put(`/rental/${id}`, { rental_amount: 410 }, host.token);
    await expectRefused(rig, put({ rental_amount: 420, updated_at }), host.token, {
      status: 409,
      body: { error_code: 'EDITED_MEANWHILE' },
    });
  });
});

describe('editing an accepted rental', () => {
  it('changes the payment day from tomorrow and a higher rent after its notice, and emails the tenant', async () => {
    const host = await addHost(rig);
    const { id, tenant } = await acceptedBy(host, { start_date: '2026-03-01' });
    const change = { rental_amount: 450, payment_date: 10, late_fee: 20, airline: 'Some Air' };
    const { status, body } = await rig.put(`/rental/${id}`, change, host.token);
    expect([status, body.message]).toEqual([200, 'tenant_has_been_updated']);
    expect(body.data).toMatchObject({ ...change, status: 'accepted' });
    expect(await termsOf(id)).toEqual([
      { from_date: '2026-03-01', rental_amount: 40_000, payment_date: 1 },
      { from_date: '2026-03-02', rental_amount: 40_000, payment_date: 10 },
      { from_date: '2026-04-01', rental_amount: 45_000, payment_date: 10 },
    ]);
    const mail = (await mailsTo(rig, tenant.email)).find(({ subject }) =>
      subject.includes('changed your rental'),
    );
    expect(mail?.text).toContain('$400.00 per month, due on the 10th');
    expect(mail?.text).toMatch(
      /Late fee: \$20\.00 for rent due from .*March 11, 2026, until then \$0\.00/,
    );
    // Two on one day are one row.
    await rig.put(`/rental/${id}`, { rental_amount: 460 }, host.token);
    expect(await termsOf(id)).toHaveLength(3);
  });

  it('changes rent from check-in on before the stay begins', async () => {
    const host = await addHost(rig);
    const { id } = await acceptedBy(host);
    await rig.put(`/rental/${id}`, { rental_amount: 450 }, host.token);
    expect(await termsOf(id)).toEqual([
      { from_date: '2026-03-20', rental_amount: 45_000, payment_date: 1 },
    ]);
  });

  it('can change to another free bed of the same listing', async () => {
    const host = await addHost(rig);
    const { id } = await acceptedBy(host);
    await inviteTo(rig, host, { bed_id: host.listing.bedIds[1] });
    const put = (bed_id: number | undefined): RefusedCall => ({
      method: 'PUT',
      path: `/rental/${id}`,
      body: { bed_id },
    });
    await expectRefused(rig, put(host.listing.bedIds[1]), host.token, { status: 409 });
    const mine = await addListing(rig.database.db, { user_id: host.id });
    await expectRefused(rig, put(mine.bedIds[0]), host.token, { status: 404 });
    const moved = await rig.put(`/rental/${id}`, { bed_id: host.listing.bedIds[2] }, host.token);
    expect(moved.body.data).toMatchObject({ room: 'Bedroom 2', bed_kind: 'private' });
  });

  it.each([
    ['email', 'other@crewpad.test'],
    ['deposit', 10],
    ['start_date', '2026-03-21'],
    ['start_time', '16:00'],
    ['end_time', '16:00'],
    ['listing_id', 1],
    ['location_id', 1],
    ['auto_pay', 1],
  ])('never %s', async (field, value) => {
    const host = await addHost(rig);
    const { id } = await acceptedBy(host);
    const body = { [field]: value, rental_amount: 1 };
    await expectRefused(rig, { method: 'PUT', path: `/rental/${id}`, body }, host.token, {
      status: 422,
      body: { errors: { [field]: [`${field}_is_locked`] } },
    });
  });

  it('ignores unchanged locked fields', async () => {
    const host = await addHost(rig);
    const ends = { end_date: '2026-06-15', end_time: '11:00' };
    const { id, email } = await acceptedBy(host, ends);
    const body = formFor(host, {
      ...ends,
      email: email.toUpperCase(),
      auto_pay: AUTOPAY.off,
      rental_amount: 410,
    });
    expect((await rig.put(`/rental/${id}`, body, host.token)).status).toBe(200);
    const open = { ...body, end_date: null };
    await expectRefused(rig, { method: 'PUT', path: `/rental/${id}`, body: open }, host.token, {
      status: 422,
      body: { errors: { end_date: ['end_date_is_locked'] } },
    });
    // The invitation itself has ended.
    const form = formFor(host, { id, email });
    await expectRefused(rig, { method: 'POST', path: '/rental/invite', body: form }, host.token, {
      status: 409,
      body: { error_code: 'INVITE_NOT_VALID' },
    });
  });
});
