import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, useTestApp } from '../../testing/test-app.ts';
import { addRental } from '../rentals/testing.ts';
import { deliverWaiting } from './sending.ts';
import { addHost, addPerson, type Host, messageState, type Person } from './testing.ts';

let host: Host;
let tenant: Person;
let rentalId: number;
const rig = useTestApp({ RATE_LIMITS: 'on' });
beforeAll(async () => {
  host = await addGroupHost();
  tenant = await addPerson(rig, { user_plan: null });
  rentalId = await rent(host, 0, tenant);
});

const PATH = '/lister/send-message-to-tenant';
const TEXT = 'The shuttle leaves at noon.\n\nPlease be on time.';

const addGroupHost = (row: object = {}) =>
  addHost(rig, row, { rooms: [['cold', 'cold', 'cold', 'cold']] });

function rent({ listing }: Host, bed: number, person: Person, row: object = {}) {
  const { id: user_id, email } = person;
  return addRental(rig.database.db, listing, listing.bedIds[bed] ?? 0, { user_id, email, ...row });
}
const invite = ({ listing }: Host, bed: number, email: string) =>
  addRental(rig.database.db, listing, listing.bedIds[bed] ?? 0, { status: 'pending', email });

const send = (tenants: unknown, token?: string, { key = '', message_body = TEXT } = {}) =>
  rig.call('POST', PATH, {
    body: { message_body, tenants },
    token,
    headers: key === '' ? {} : { 'idempotency-key': key },
  });

async function expectRefused(tenants: unknown, token: string | undefined, refusal: object) {
  const before = await messageState(rig);
  expect(await send(tenants, token)).toMatchObject(refusal);
  expect(await messageState(rig)).toEqual(before);
}

describe('a refused group message', () => {
  it('refuses a group message without a token, and for everyone but listers', async () => {
    await expectRefused([rentalId], undefined, { status: 401 });
    for (const user_plan of [null, 'seeker'] as const) {
      const { token } = await addPerson(rig, { user_plan });
      await expectRefused([rentalId], token, { status: 403 });
    }
    const inactive = await addHost(rig, { status: 'INACTIVE' });
    const body = { error_code: 'ACCOUNT_INACTIVE' };
    await expectRefused([rentalId], inactive.token, { status: 403, body });
  });

  it.each([
    ['no tenants', [], { tenants: ['no_tenants_selected'] }],
    ['nothing', undefined, { tenants: ['no_tenants_selected'] }],
    ['too many', Array.from({ length: 101 }, (_, at) => at + 1), { tenants: ['too_many_tenants'] }],
  ])('refuses a group message with %s', (_name, tenants, errors) =>
    expectRefused(tenants, host.token, { status: 422, body: { errors } }),
  );

  it('refuses a group message without a text', async () => {
    const { status, body } = await send([rentalId], host.token, { message_body: ' \n ' });
    expect([status, body.errors]).toEqual([422, { message_body: ['oops_message_has_no_text'] }]);
  });

  it('refuses a group message with one foreign, ended or unknown rental: 404, and is sent to no one', async () => {
    const other = await addGroupHost();
    const theirs = await rent(other, 0, tenant);
    const ended = await rent(host, 1, tenant, { status: 'ended' });
    for (const id of [theirs, ended, 2_000_000_000]) {
      await expectRefused([rentalId, id], host.token, { status: 404 });
    }
  });

  it('after the plan expires, unless all have accepted', async () => {
    const expired = await addGroupHost({ expire_at: '2026-02-01T00:00:00Z' });
    const accepted = await rent(expired, 0, tenant);
    const pending = await invite(expired, 1, 'invited@crewpad.test');
    const body = { error_code: 'ACCOUNT_EXPIRED' };
    await expectRefused([accepted, pending], expired.token, { status: 403, body });
    expect((await send([accepted], expired.token)).body).toMatchObject({ sent: 1, mailed: 0 });
  });
});

describe('a group message', () => {
  it('reaches each person once, about what they rent; people without an account get an email', async () => {
    const to = await addGroupHost();
    const [one, two] = [await addPerson(rig, { user_plan: null }), await addPerson(rig)];
    const email = `nobody-${to.id}@crewpad.test`;
    const ids = [
      await rent(to, 0, one),
      await rent(to, 1, one),
      await invite(to, 2, two.email),
      await invite(to, 3, email),
    ];
    const { status, body } = await send(ids, to.token, { key: 'group' });
    expect([status, body]).toEqual([
      200,
      {
        message: 'message successfully sent',
        sent: 2,
        mailed: 1,
        results: ids.map((tenant_id, at) => ({ tenant_id, result: at < 3 ? 'sent' : 'mailed' })),
      },
    ]);
    for (const { token } of [one, two]) {
      const [card] = (await rig.get('/messages', token)).body.users;
      expect(card).toMatchObject({ user_id: to.id, listing_id: to.listing.id, unread: 1 });
    }
    const mails = await mailsTo(rig, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(to.listing.title);
    // They are not in touch: nothing that the lister wrote is mailed to them.
    expect(`${mails[0]?.text} ${mails[0]?.html}`).not.toContain('The shuttle leaves at noon.');
    expect(mails[0]?.text).toMatch(/\/tenant\/accept\/[\w-]{20,}/);
    const inbox = (await rig.get('/messages', to.token)).body;
    expect(inbox).toMatchObject({ total: 2, unread: 0, version: 2 });

    // The key sends it once, and belongs to this text.
    expect((await send(ids, to.token, { key: 'group' })).body).toEqual(body);
    const reused = await send(ids, to.token, { key: 'group', message_body: 'Another text' });
    expect([reused.status, reused.body.error_code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await rig.get('/messages', to.token)).body.version).toBe(2);
    expect(await mailsTo(rig, email)).toHaveLength(1);
  });

  it('reaches an invited person once they have an account with that email', async () => {
    const to = await addGroupHost();
    const email = `later-${to.id}@crewpad.test`;
    const formerEmail = `gone-${to.id}@crewpad.test`;
    const ended = await invite(to, 1, formerEmail);
    await send([await invite(to, 0, email), ended], to.token);
    const { db } = rig.database;
    expect(await deliverWaiting(db, rig.clock.now())).toBe(0);
    await db.updateTable('rentals').set({ status: 'cancelled' }).where('id', '=', ended).execute();
    const late = await addPerson(rig, { email });
    await addPerson(rig, { email: formerEmail });
    const runs = [deliverWaiting(db, rig.clock.now()), deliverWaiting(db, rig.clock.now())];
    expect((await Promise.all(runs)).toSorted()).toEqual([0, 1]);
    const [card] = (await rig.get('/messages', late.token)).body.users;
    expect(card).toMatchObject({ user_id: to.id, listing_id: to.listing.id, unread: 1 });
  });

  it('leaves out members who blocked the lister', async () => {
    const to = await addGroupHost();
    const [one, two] = [await addPerson(rig), await addPerson(rig)];
    const ids = [await rent(to, 0, one), await rent(to, 1, two)];
    expect((await rig.post('/user/block', { user_id: to.id }, one.token)).status).toBe(200);
    expect((await send(ids, to.token)).body).toMatchObject({
      sent: 1,
      mailed: 0,
      results: [
        { tenant_id: ids[0], result: 'not_reached' },
        { tenant_id: ids[1], result: 'sent' },
      ],
    });
    expect((await rig.get('/messages', one.token)).body.total).toBe(0);
  });

  it('is limited to ten a day; refused ones do not count', async () => {
    const to = await addGroupHost();
    const id = await rent(to, 0, tenant);
    for (let n = 0; n < 12; n += 1) expect((await send([0], to.token)).status).toBe(422);
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await send([id], to.token)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});
