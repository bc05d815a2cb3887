import { describe, expect, it } from 'vitest';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { addCard } from '../../listings/testing.ts';
import {
  addHost,
  addInvitee,
  expectRefused,
  type Host,
  historyOf,
  inviteTo,
  mailedTokenOf,
  newEmail,
  rentalState,
  rowOf,
} from '../testing.ts';

const rig = useTestApp({
  RATE_LIMITS: 'on',
  LIMITS: 'invitations.member_day=6, stranger_invitations.member_day=5',
});

const PATH = '/rental/invite-several';
const FIVE: Parameters<typeof addHost>[1] = {
  listing: {
    rooms: [
      ['cold', 'cold', 'cold'],
      ['private', 'private'],
    ],
  },
};

const rowFor = (host: Host, bed: number, changes: object = {}) => ({
  email: newEmail(),
  bed: host.listing.bedIds[bed],
  rental_amount: '400.00',
  ...changes,
});

const formFor = (host: Host, rows: readonly object[], changes: object = {}) => ({
  listing_id: host.listing.id,
  start_date: '2026-03-20',
  start_time: '15:00',
  rows,
  ...changes,
});

const send = (host: Host, form: object, key?: string) =>
  rig.call('POST', PATH, {
    token: host.token,
    body: form,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

/** The names of a bed, as pages show them. */
async function nameOf(bed: number | undefined): Promise<string> {
  const { room_name, bed_name } = await rig.database.db
    .selectFrom('beds as b')
    .innerJoin('rooms as r', 'r.id', 'b.room_id')
    .select(['r.room_name', 'b.bed_name'])
    .where('b.id', '=', bed ?? 0)
    .executeTakeFirstOrThrow();
  return `${room_name}, ${bed_name}`;
}

const pendingOf = ({ id }: Host) =>
  rig.database.db
    .selectFrom('rentals')
    .select(['id', 'email', 'bed_id', 'payment_date', 'deposit', 'holds_deposit'])
    .where('lister_id', '=', id)
    .orderBy('id')
    .execute();

describe('invitations of several people are refused', () => {
  const refused = (form: object, token: string | undefined, refusal: object) =>
    expectRefused(rig, { method: 'POST', path: PATH, body: form }, token, refusal);

  it('without a token and without a plan for listers', async () => {
    const host = await addHost(rig);
    const form = formFor(host, [rowFor(host, 0)]);
    await refused(form, undefined, { status: 401 });
    const { id } = await rig.member({ user_plan: 'seeker' });
    await refused(form, await rig.tokenOf(id, true), { status: 403 });
  });

  it.each([false, true])('at the crash pad of another lister (preview: %s)', async (preview) => {
    const [host, other] = [await addHost(rig), await addHost(rig)];
    const form = formFor(host, [rowFor(host, 0)], { preview });
    await refused(form, other.token, { status: 404 });
  });

  it('after the plan has expired, without a card, and at an unpublished crash pad', async () => {
    const expired = await addHost(rig, { member: { expire_at: '2026-01-01T00:00:00Z' } });
    const form = formFor(expired, [rowFor(expired, 0)]);
    const code = (error_code: string) => ({ body: { error_code } });
    await refused(form, expired.token, { status: 403, ...code('ACCOUNT_EXPIRED') });
    const host = await addHost(rig);
    await rig.database.db.deleteFrom('payment_methods').where('member_id', '=', host.id).execute();
    const noCard = { status: 422, ...code('PAYMENT_METHOD_REQUIRED') };
    await refused(formFor(host, [rowFor(host, 0)]), host.token, noCard);
    await addCard(rig.database.db, host.id);
    const draft = await addHost(rig, { listing: { status: 1 } });
    await refused(formFor(draft, [rowFor(draft, 0)]), draft.token, { status: 409 });
  });

  it.each([
    ['no rows', { rows: [] }, 'rows'],
    ['61 rows', { rows: Array.from({ length: 61 }, () => ({})) }, 'rows'],
    ['a row that is none', { rows: [5] }, 'rows.0'],
    ['a cell that is none', { rows: [{ email: ['a'] }] }, 'rows.0.email'],
    ['no check-in', { start_date: '' }, 'start_date'],
    ['a check-in before today', { start_date: '2026-01-01' }, 'start_date'],
    ['an hour that is none', { start_time: '15:30' }, 'start_time'],
  ])('with %s, at the field', async (_name, changes, field) => {
    const host = await addHost(rig);
    const form = formFor(host, [rowFor(host, 0)], changes);
    await refused(form, host.token, {
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });
});

it('two faulty rows of five leave three invitations', async () => {
  const host = await addHost(rig, FIVE);
  const named = await nameOf(host.listing.bedIds[3]);
  const form = formFor(host, [
    rowFor(host, 0, { payment_date: '15', first_name: 'Ana' }),
    rowFor(host, 1, { email: 'nobody', rental_amount: 'a lot' }),
    rowFor(host, 0),
    rowFor(host, 3, { bed: ` ${named.toUpperCase().replace(', ', ' ,  ')}` }),
    rowFor(host, 4, { deposit: 150, deposit_held: true }),
  ]);
  const { status, body } = await send(host, form);
  expect(status).toBe(200);
  expect(body.data).toEqual([
    { row: 1, state: 'invited', errors: {}, rental_id: expect.any(Number) },
    {
      ...{ row: 2, state: 'refused' },
      errors: { email: [expect.any(String)], rental_amount: ['must_be_a_number'] },
    },
    { row: 3, state: 'refused', errors: { bed: ['BED_TAKEN'] }, message: expect.any(String) },
    { row: 4, state: 'invited', errors: {}, rental_id: expect.any(Number) },
    { row: 5, state: 'invited', errors: {}, rental_id: expect.any(Number) },
  ]);
  const rentals = await pendingOf(host);
  const at = (bed: number) => host.listing.bedIds[bed];
  expect(rentals).toMatchObject([
    { bed_id: at(0), payment_date: 15, deposit: 0, holds_deposit: false },
    { bed_id: at(3), payment_date: 1 },
    { bed_id: at(4), deposit: 15_000, holds_deposit: true },
  ]);
  expect(await historyOf(rig, rentals[0]?.id ?? 0)).toMatchObject([{ action: 'invite' }]);
  expect(await mailedTokenOf(rig, rentals[0]?.id ?? 0)).toBeTruthy();
});

it('a preview names the errors of each row, of rows among themselves too, and saves and sends nothing', async () => {
  const host = await addHost(rig, FIVE);
  const { db } = rig.database;
  const [first, second] = host.listing.bedIds;
  const { room_id } = await db
    .selectFrom('beds')
    .select('room_id')
    .where('id', '=', second ?? 0)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('beds')
    .set({ bed_name: 'Twin' })
    .where('room_id', '=', room_id)
    .where('id', '!=', first ?? 0)
    .execute();
  const rows = [
    rowFor(host, 0),
    rowFor(host, 0),
    rowFor(host, 1, { bed: await nameOf(second) }),
    rowFor(host, 1, { bed: 'Attic, 9' }),
    rowFor(host, 3, { email: host.email, bed: host.listing.bedIds[3] }),
    rowFor(host, 4, { bed: '', deposit_held: true }),
    rowFor(host, 4, { deposit_held: 'perhaps', payment_date: 31 }),
    rowFor(host, 4, { bed: String(host.listing.bedIds[4]) }),
  ];
  const before = await rentalState(rig);
  const { status, body } = await send(host, formFor(host, rows, { preview: true }), 'key-1');
  expect(status).toBe(200);
  const taken = { message: expect.any(String) };
  expect(body.data).toEqual([
    { row: 1, state: 'ok', errors: {} },
    { row: 2, state: 'refused', errors: { bed: ['BED_TAKEN'] }, ...taken },
    { row: 3, state: 'refused', errors: { bed: ['bed_name_fits_two_beds'] } },
    { row: 4, state: 'refused', errors: { bed: ['bed_is_not_found'] } },
    { row: 5, state: 'refused', errors: { email: ['own_email'] } },
    {
      ...{ row: 6, state: 'refused' },
      errors: { bed: ['room_assignment_is_required'], deposit: ['deposit_is_required'] },
    },
    {
      ...{ row: 7, state: 'refused' },
      errors: { deposit_held: ['is_not_an_option'], payment_date: ['is_too_large'] },
    },
    { row: 8, state: 'ok', errors: {} },
  ]);
  expect(await rentalState(rig)).toEqual(before);
  // Not even its key.
  expect((await send(host, formFor(host, [rowFor(host, 0)]), 'key-1')).status).toBe(200);
});

describe('a press twice', () => {
  it('invites once, one after another and at the same time', async () => {
    for (const together of [false, true]) {
      const host = await addHost(rig, FIVE);
      const form = formFor(host, [rowFor(host, 0), rowFor(host, 0), rowFor(host, 1)]);
      const press = () => send(host, form, `press-${together}`);
      const answers = together
        ? await Promise.all([press(), press()])
        : [await press(), await press()];
      for (const { status } of answers) expect(status).toBe(200);
      const [one, two] = answers.map(({ body }) => body.data);
      expect(one).toEqual(two);
      expect(await pendingOf(host)).toHaveLength(2);
    }
  });

  it('with another body is refused, and goes on where it was interrupted', async () => {
    const host = await addHost(rig, FIVE);
    const form = formFor(host, [rowFor(host, 0), rowFor(host, 1)]);
    const first = await send(host, form, 'one');
    const other = await send(host, formFor(host, [rowFor(host, 2)]), 'one');
    expect([other.status, other.body.error_code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    // As if the server had stopped before the answer and before the second row.
    const { db } = rig.database;
    const calls = db.updateTable('idempotent_calls').set({ status: null, answer: null });
    await calls
      .where('member_id', '=', host.id)
      .where('operation', '=', 'POST /rental/invite-several')
      .execute();
    await db
      .deleteFrom('idempotent_calls')
      .where('member_id', '=', host.id)
      .where('operation', '=', 'POST /rental/invite-several 2')
      .execute();
    const [, second] = first.body.data;
    await db.deleteFrom('rental_terms').where('rental_id', '=', second.rental_id).execute();
    await db.deleteFrom('rental_history').where('rental_id', '=', second.rental_id).execute();
    await db.deleteFrom('rentals').where('id', '=', second.rental_id).execute();
    const { body } = await send(host, form, 'one');
    expect(body.data[0]).toEqual(first.body.data[0]);
    expect(body.data[1]).toMatchObject({ row: 2, state: 'invited' });
    expect(await pendingOf(host)).toHaveLength(2);
  });
});

it('each row counts as an invitation, and a refused one does not', async () => {
  const host = await addHost(rig, FIVE);
  const rows = [0, 0, 1, 2, 3].map((bed) => rowFor(host, bed));
  await send(host, formFor(host, rows));
  const { email } = await rig.member({ user_plan: null });
  const more = [rowFor(host, 4), rowFor(host, 4, { email })];
  const { body } = await send(host, formFor(host, more));
  expect(body.data.map(({ state }: { state: string }) => state)).toEqual(['invited', 'refused']);
  const strangers = await addHost(rig, FIVE);
  const five = [0, 1, 2, 3, 4].map((bed) => rowFor(strangers, bed));
  await send(strangers, formFor(strangers, five));
  const sixth = await send(strangers, formFor(strangers, [rowFor(strangers, 4)]));
  expect(sixth.body.data).toEqual([
    {
      ...{ row: 1, state: 'refused', errors: { row: ['TOO_MANY_REQUESTS'] } },
      message: expect.stringMatching(/10 of your invitations/),
    },
  ]);
});

describe('a deposit that the lister has already', () => {
  async function inviteHeld() {
    const host = await addHost(rig);
    const row = rowFor(host, 0, { deposit: 150, deposit_held: true });
    const { body } = await send(host, formFor(host, [row]));
    const id: number = body.data[0].rental_id;
    return { host, id, email: row.email, token: await mailedTokenOf(rig, id) };
  }

  it('is named by the offer and its email, and is not in the quote', async () => {
    const { id, email, token, host } = await inviteHeld();
    const { body } = await rig.call('GET', `/rental/token/${token}`, {});
    expect(body.data).toMatchObject({ deposit: 150, holds_deposit: true, quote: { today: [] } });
    const own = await rig.call('GET', '/rental?status=pending', { token: host.token });
    expect(own.body.data).toMatchObject([
      { id, deposit_state: { state: 'held', agreed: 150, held: 150, open: 0, by: 'hand' } },
    ]);
    const [mail] = await mailsTo(rig, email);
    expect(mail?.text).toMatch(/\$150\.00, .+ has it already/);
  });

  it('is recorded by hand on acceptance, once, and nobody owes it', async () => {
    const { id, email, token, host } = await inviteHeld();
    const tenant = await addInvitee(rig, email);
    for (const _press of [1, 2]) {
      const answer = await rig.call('POST', '/rental/accept', {
        token: tenant.token,
        body: { token },
      });
      expect(answer.status, answer.text).toBe(200);
    }
    const { db } = rig.database;
    const entries = await db
      .selectFrom('manual_payments')
      .select(['amount_cents', 'payment_for', 'tenant_id', 'paid_on'])
      .where('rental_id', '=', id)
      .execute();
    const { start_date } = await rowOf(rig, id);
    expect(entries).toHaveLength(1);
    expect(entries).toMatchObject([
      { amount_cents: 15_000, payment_for: 'deposit', tenant_id: tenant.id },
    ]);
    expect((entries[0]?.paid_on ?? '') <= start_date).toBe(true);
    const { body } = await rig.call('GET', '/rental?status=accepted', { token: host.token });
    expect(body.data).toMatchObject([
      { deposit_held: 150, deposit_state: { state: 'held', held: 150, open: 0 } },
    ]);
    expect(body.data[0].owed?.deposit ?? 0).toBe(0);
  });

  it('is not charged by AutoPay that is turned on meanwhile', async () => {
    const { id } = await inviteHeld();
    await rig.database.db
      .updateTable('rentals')
      .set({ auto_pay: 1 })
      .where('id', '=', id)
      .execute();
    const token = await mailedTokenOf(rig, id);
    const { body } = await rig.call('GET', `/rental/token/${token}`, {});
    expect(body.data.quote.today).toEqual([]);
  });
});

it('other invitations hold no deposit', async () => {
  const { id } = await inviteTo(rig, await addHost(rig));
  expect(await rowOf(rig, id)).toMatchObject({ deposit: 20_000, holds_deposit: false });
});
