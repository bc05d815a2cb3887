import { AUTOPAY } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { addCard } from '../../listings/testing.ts';
import { addMessage } from '../../messages/testing.ts';
import {
  addHost,
  addInvitee,
  addPayoutAccount,
  expectRefused as expectUnchanged,
  formFor,
  historyOf,
  inviteTo,
  newEmail,
  rowOf,
} from '../testing.ts';

const rig = useTestApp();

const listingCounts = (id: number) =>
  rig.database.db
    .selectFrom('listings')
    .select(['rented', 'num_occupied_beds'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const expectRefused = (body: object, token: string | undefined, refusal: object) =>
  expectUnchanged(rig, { method: 'POST', path: '/rental/invite', body }, token, refusal);

describe('POST /rental/invite', () => {
  it('holds the bed, writes terms and history, and emails the link to the invited person', async () => {
    const host = await addHost(rig);
    const form = formFor(host, {
      first_name: 'Ana',
      phone_number: '(202) 555-0123',
      job_position: 'flight attendant',
      end_date: '2026-06-15',
      end_time: '11:00',
      late_fee: '25.50',
      note_agreement: 'Quiet person',
    });
    const { status, body } = await rig.post('/rental/invite', form, host.token);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'pending',
      phase: 'invited',
      role: 'lister',
      email: form.email,
      user_id: null,
      first_name: 'Ana',
      phone_number: '+12025550123',
      country_code: 'US',
      job_position: 'Flight Attendant',
      rental_amount: 400,
      deposit: 200,
      late_fee: 25.5,
      checkout_date: '2026-06-15',
      checkout_time: '11:00',
      time_zone: 'America/New_York',
      note_agreement: 'Quiet person',
      quote: { today: [{ kind: 'deposit', amount: 200 }], first_rent: { amount: 154.84 } },
      abilities: { edit_invite: true, cancel_invite: true, update: false, accept: false },
    });
    expect(await listingCounts(host.listing.id)).toEqual({ rented: 1, num_occupied_beds: 0 });
    const { db } = rig.database;
    const { id } = body.data;
    expect(
      await db.selectFrom('rental_terms').selectAll().where('rental_id', '=', id).execute(),
    ).toEqual([{ rental_id: id, from_date: '2026-03-20', rental_amount: 40_000, payment_date: 1 }]);
    expect(await historyOf(rig, id)).toMatchObject([
      {
        action: 'invite',
        actor: 'lister',
        actor_id: host.id,
        status: 'pending',
        room_and_bed: 'Bedroom 1, Bed 1',
      },
    ]);
    const { token, mailed_token } = await rowOf(rig, id);
    expect(token).not.toBe(mailed_token);
    expect(JSON.stringify(body)).not.toContain(mailed_token);
    const [mail] = await mailsTo(rig, form.email);
    expect(mail?.subject).toContain('invites you to');
    expect(mail?.text).toMatch(
      new RegExp(`^http://localhost:3000/tenant/accept/${mailed_token}$`, 'm'),
    );
    expect(mail?.text).toContain('Check-in: March 20, 2026 at 3:00 PM EDT\n');
    expect(mail?.text).toContain('$154.84, due March 20, 2026\n');
    expect(mail?.text).not.toContain('Quiet person');
  });

  it('with AutoPay tells the invited person what it will do, not that it is on', async () => {
    const host = await addHost(rig);
    await addPayoutAccount(rig.database.db, host.id);
    const form = formFor(host, { auto_pay: AUTOPAY.on });
    expect((await rig.post('/rental/invite', form, host.token)).status).toBe(201);
    const [mail] = await mailsTo(rig, form.email);
    expect(mail?.text).toContain('With AutoPay, we charge the card on the day rent is due.');
    expect(mail?.text).not.toContain('AutoPay is on');
  });

  it('uses the language of the account with that email, or that of the lister', async () => {
    const { db } = rig.database;
    const host = await addHost(rig);
    await db.updateTable('members').set({ locale: 'fr' }).where('id', '=', host.id).execute();
    const stranger = formFor(host);
    await rig.post('/rental/invite', stranger, host.token);
    const member = await rig.member({ locale: 'es' });
    const other = await addHost(rig);
    await rig.post('/rental/invite', formFor(other, { email: member.email }), other.token);
    const [[toStranger], [toMember]] = [
      await mailsTo(rig, stranger.email),
      await mailsTo(rig, member.email),
    ];
    expect(toStranger?.html).toMatch(/<html[^>]* lang="fr"/);
    expect(toStranger?.text).toContain('20 mars 2026');
    expect(toMember?.html).toMatch(/<html[^>]* lang="es"/);
    expect(toMember?.text).toContain('20 de marzo de 2026');
  });

  it('refuses the wrong caller before it validates the form', async () => {
    const [host, other] = [await addHost(rig), await addHost(rig)];
    const form = formFor(host);
    await expectRefused(form, undefined, { status: 401 });
    const seeker = await addInvitee(rig, newEmail(), { user_plan: 'seeker' });
    await expectRefused({}, seeker.token, { status: 403 });
    await expectRefused(form, other.token, { status: 404 });
    const bedOfOther = { ...formFor(other), bed_id: host.listing.bedIds[0] };
    await expectRefused(bedOfOther, other.token, { status: 404 });
    const expired = await addHost(rig, { member: { expire_at: '2026-02-01T00:00:00Z' } });
    await expectRefused(formFor(expired), expired.token, {
      status: 403,
      body: { error_code: 'ACCOUNT_EXPIRED' },
    });
    const unpaid = await addInvitee(rig, newEmail(), { status: 'INACTIVE', signup_plan: 'pro' });
    await expectRefused(form, unpaid.token, {
      status: 403,
      body: { error_code: 'ACCOUNT_INACTIVE' },
    });
  });

  it('refuses a removed bed, a bed of another room, and an inactive listing', async () => {
    const host = await addHost(rig);
    const { db } = rig.database;
    const rooms = await db
      .selectFrom('rooms')
      .select('id')
      .where('listing_id', '=', host.listing.id)
      .orderBy('position')
      .execute();
    const wrongRoom = formFor(host, { room_id: rooms[1]?.id });
    await expectRefused(wrongRoom, host.token, { status: 404 });
    await inviteTo(rig, host, { room_id: rooms[0]?.id });
    const bed_id = host.listing.bedIds[2];
    await db
      .updateTable('beds')
      .set({ status: 'DELETED' })
      .where('id', '=', bed_id ?? 0)
      .execute();
    await expectRefused(formFor(host, { bed_id }), host.token, { status: 404 });
    const inactive = await addHost(rig, { listing: { status: 1 } });
    await expectRefused(formFor(inactive), inactive.token, { status: 409 });
  });

  it('returns missing fields in the order of the form', async () => {
    const { token } = await addHost(rig);
    const { body } = await rig.post('/rental/invite', {}, token);
    expect(Object.keys(body.errors)).toEqual([
      'email',
      'location_id',
      'bed_id',
      'rental_amount',
      'start_date',
      'start_time',
      'payment_date',
    ]);
  });

  it.each([
    [{ email: '' }, { email: ['the_email_field_is_required'] }],
    [{ listing_id: null }, { location_id: ['the_location_field_is_required'] }],
    [{ bed_id: '' }, { bed_id: ['room_assignment_is_required'] }],
    [{ rental_amount: '' }, { rental_amount: ['rental_amount_is_required'] }],
    [{ rental_amount: '1.005' }, { rental_amount: ['must_be_a_number'] }],
    [{ rental_amount: 100_001 }, { rental_amount: ['is_too_large'] }],
    [{ deposit: -1 }, { deposit: ['is_too_small'] }],
    [{ start_date: '' }, { start_date: ['check_in_date_is_required'] }],
    [{ start_date: '2026-02-30' }, { start_date: ['date_is_not_valid'] }],
    [{ start_time: undefined }, { start_time: ['check_in_time_is_required'] }],
    [{ start_time: '15:30' }, { start_time: ['time_is_not_valid'] }],
    [{ end_date: '2026-05-01' }, { end_time: ['check_out_time_is_required'] }],
    [{ end_date: '2026-03-20', end_time: '18:00' }, { end_date: ['check_out_is_before_check_in'] }],
    [{ payment_date: 29 }, { payment_date: ['is_too_large'] }],
    [{ start_date: '2026-02-28' }, { start_date: ['date_is_before_today'] }],
    [{ phone_number: '555' }, { phone_number: ['phone_number_is_not_valid'] }],
    [{ job_position: 'Astronaut' }, { job_position: ['is_not_an_option'] }],
  ])('refuses %j by its key', async (changes, errors) => {
    const host = await addHost(rig);
    await expectRefused(formFor(host, changes), host.token, { status: 422, body: { errors } });
  });

  it('takes both names of the listing for one listing only', async () => {
    const [host, other] = [await addHost(rig), await addHost(rig)];
    await rig.database.db
      .updateTable('listings')
      .set({ user_id: host.id })
      .where('id', '=', other.listing.id)
      .execute();
    const errors = { location_id: ['location_and_listing_differ'] };
    for (const [listing, location] of [
      [host, other],
      [other, host],
    ] as const) {
      const form = formFor(listing, { location_id: location.listing.id });
      await expectRefused(form, host.token, { status: 422, body: { errors } });
    }
    await inviteTo(rig, host, { location_id: host.listing.id });
  });

  it('uses today’s date at the crash pad, not in UTC', async () => {
    // Noon UTC on March 1 is already March 2 there.
    const host = await addHost(rig, { timeZone: 'Pacific/Kiritimati' });
    const errors = { start_date: ['date_is_before_today'] };
    const today = formFor(host, { start_date: '2026-03-01' });
    await expectRefused(today, host.token, { status: 422, body: { errors } });
    await inviteTo(rig, host, { start_date: '2026-03-02' });
  });

  it('refuses the lister’s own email, AutoPay, and a lister without a card', async () => {
    const host = await addHost(rig);
    await expectRefused(formFor(host, { email: host.email.toUpperCase() }), host.token, {
      status: 422,
      body: { errors: { email: ['own_email'] } },
    });
    await expectRefused(formFor(host, { auto_pay: AUTOPAY.on }), host.token, {
      status: 409,
      body: { error_code: 'PAYOUT_SETUP_REQUIRED' },
    });
    await rig.database.db.deleteFrom('payment_methods').where('member_id', '=', host.id).execute();
    await expectRefused(formFor(host), host.token, {
      status: 422,
      body: { error_code: 'PAYMENT_METHOD_REQUIRED' },
    });
    await addCard(rig.database.db, host.id);
    await inviteTo(rig, host);
  });

  it('counts pending and accepted tenants toward the plan limit', async () => {
    const rooms = [Array.from({ length: 20 }, () => 'cold' as const)];
    const host = await addHost(rig, { member: { user_plan: 'basic' }, listing: { rooms } });
    const calls = host.listing.bedIds.map((bed_id) =>
      rig.post('/rental/invite', formFor(host, { bed_id }), host.token),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(15);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.error_code)).toEqual(Array(5).fill('UPGRADE_REQUIRED'));
    expect(await listingCounts(host.listing.id)).toEqual({ rented: 15, num_occupied_beds: 0 });
  });

  it('holds a bed for only one of twenty concurrent invitations', async () => {
    const host = await addHost(rig);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => rig.post('/rental/invite', formFor(host), host.token)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.error_code}`))).toEqual(
      new Set(['409 BED_TAKEN']),
    );
    expect(await listingCounts(host.listing.id)).toEqual({ rented: 1, num_occupied_beds: 0 });
  });

  it('allows the next stay from the check-out hour on, not earlier', async () => {
    const host = await addHost(rig);
    await inviteTo(rig, host, { end_date: '2026-06-01', end_time: '11:00' });
    const refusal = { status: 409, body: { error_code: 'BED_TAKEN' } };
    const from = (start_date: string, start_time: string, more = {}) =>
      formFor(host, { start_date, start_time, ...more });
    await expectRefused(from('2026-05-31', '23:00'), host.token, refusal);
    await expectRefused(from('2026-06-01', '10:00'), host.token, refusal);
    await inviteTo(rig, host, { start_date: '2026-06-01', start_time: '11:00' });
    await expectRefused(from('2026-06-02', '11:00'), host.token, refusal);
    const before = { end_date: '2026-03-20', end_time: '16:00' };
    await expectRefused(from('2026-03-10', '15:00', before), host.token, refusal);
    await inviteTo(rig, host, { ...from('2026-03-10', '15:00'), ...before, end_time: '15:00' });
  });
});

describe('an invitation without an email', () => {
  const sendMessage = (from: number, to: number) => addMessage(rig.database.db, { from, to });

  it('reaches a member who shares a thread, without revealing their email to the lister', async () => {
    const host = await addHost(rig);
    const tenant = await addInvitee(rig, newEmail());
    await sendMessage(tenant.id, host.id);
    const form = formFor(host, { email: undefined, user_id: tenant.id });
    const { status, body, text } = await rig.post('/rental/invite', form, host.token);
    expect([status, body.data.user_id]).toEqual([201, tenant.id]);
    expect(text).not.toContain(tenant.email);
    const { id, token } = body.data;
    expect((await rig.get(`/rental/token/${token}`, host.token)).text).not.toContain(tenant.email);
    expect((await mailsTo(rig, tenant.email))[0]?.subject).toContain('invites you');
    // The answer is the same for the right email, so it cannot be guessed.
    const guessed = await rig.put(`/rental/${id}`, { email: tenant.email }, host.token);
    expect(guessed).toMatchObject({
      status: 422,
      body: { errors: { email: ['email_is_locked'] } },
    });
    const accepted = await rig.post('/rental/accept', { token }, tenant.token);
    expect(accepted.status).toBe(200);
  });

  it('still belongs to the member after they changed their email', async () => {
    const host = await addHost(rig);
    const tenant = await addInvitee(rig, newEmail());
    await sendMessage(tenant.id, host.id);
    const form = formFor(host, { email: undefined, user_id: tenant.id });
    const { body } = await rig.post('/rental/invite', form, host.token);
    const { mailed_token } = await rowOf(rig, body.data.id);
    const email = newEmail();
    await rig.database.db
      .updateTable('members')
      .set({ email })
      .where('id', '=', tenant.id)
      .execute();
    const emailFor = async (token?: string) =>
      (await rig.get(`/rental/token/${mailed_token}`, token)).body.data.email;
    expect(await emailFor(tenant.token)).toBe(email);
    const other = await addInvitee(rig, newEmail());
    for (const token of [undefined, other.token, host.token]) {
      expect(await emailFor(token)).toBe(tenant.email);
    }
    const accepted = await rig.post('/rental/accept', { token: mailed_token }, tenant.token);
    expect(accepted.status).toBe(200);
  });

  it('refuses a member without a shared thread, and the lister themselves', async () => {
    const host = await addHost(rig);
    const otherMember = await addInvitee(rig, newEmail());
    const form = (user_id: number) => formFor(host, { email: undefined, user_id });
    await expectRefused(form(otherMember.id), host.token, { status: 404 });
    await expectRefused(form(2_000_000_000), host.token, { status: 404 });
    await expectRefused(form(host.id), host.token, { status: 422 });
  });
});

describe('POST /user/exists', () => {
  const find = (email: string, token: string) => rig.post('/user/exists', { email }, token);

  it('finds a member by the full email, with their phone only after a shared rental', async () => {
    const host = await addHost(rig);
    const names = { first_name: 'Ana', last_name: 'Lopez', airlines: 'Some Air' };
    const tenant = await addInvitee(rig, newEmail(), { ...names, phone_number: '+12025550123' });
    const { body } = await find(tenant.email.toUpperCase(), host.token);
    expect(body).toEqual({
      id: tenant.id,
      email: tenant.email,
      first_name: 'Ana',
      last_name: 'Lopez',
      airline: 'Some Air',
    });
    const { token } = await inviteTo(rig, host, { email: tenant.email });
    expect((await find(tenant.email, host.token)).body).not.toHaveProperty('phone_number');
    expect((await rig.post('/rental/accept', { token }, tenant.token)).status).toBe(200);
    expect((await find(tenant.email, host.token)).body.phone_number).toBe('+12025550123');
    const other = await addHost(rig);
    expect((await find(tenant.email, other.token)).body).not.toHaveProperty('phone_number');
  });

  it('returns null for an unknown email, and 422 for part of an email', async () => {
    const host = await addHost(rig);
    expect((await find('nobody@crewpad.test', host.token)).body).toEqual({ id: null });
    expect((await find('nobody@', host.token)).status).toBe(422);
    const tenant = await addInvitee(rig, newEmail());
    expect((await find(host.email, tenant.token)).status).toBe(403);
  });
});
