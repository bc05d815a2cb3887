import {
  AUTOPAY,
  AUTOPAY_CONSENT,
  AUTOPAY_TRANSITIONS,
  type AutoPay,
  type AutopayAction,
  autopayTransition,
  COLLECTION,
  type Collection,
} from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { mailsTo, TestApp, useTestApp } from '../../../testing/test-app.ts';
import { addCard } from '../../listings/testing.ts';
import { addPayoutAccount, addStay, addTenant, stateOf } from '../../rentals/testing.ts';

const rig = useTestApp();

const ACTIONS: AutopayAction[] = [
  'request_autopay',
  'accept_autopay',
  'decline_autopay',
  'disable_autopay',
];
const PARTIES = ['lister', 'tenant'] as const;
const STATES: AutoPay[] = [0, 1, 2, 3];

type Stay = Awaited<ReturnType<typeof ready>>;
type Status = 'accepted' | 'pending';

/** A rental whose lister can be paid and whose tenant has a card. */
async function ready(auto_pay: AutoPay, status: Status = 'accepted') {
  const stay = await addStay(rig, { auto_pay, status, start_date: '2026-04-01' });
  await addPayoutAccount(rig.database.db, stay.lister.id);
  await addCard(rig.database.db, stay.tenant.id);
  return stay;
}
const nameOf = (action: AutopayAction) => action.replace('_', '-');
const take = (
  { path }: Pick<Stay, 'path'>,
  action: AutopayAction,
  token: string | undefined,
  { query = '', body = {} as unknown } = {},
) =>
  rig.call('POST', `${path}/${nameOf(action)}${query}`, {
    token,
    ...(action === 'request_autopay' && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });

/** Rent due on March 1. */
async function addRent(
  { id, lister, tenant }: Stay,
  row: { status?: 'retry_wait' | 'cancelled'; collection?: Collection } = {},
) {
  const at = new Date('2026-03-01T07:00:00Z');
  const { id: rent } = await rig.database.db
    .insertInto('obligations')
    .values({
      kind: 'rent',
      subject_key: `rent:${id}:2026-03-01:1`,
      payer_id: tenant.id,
      payee_id: lister.id,
      rental_id: id,
      period_from: '2026-03-01',
      period_to: '2026-04-01',
      amount_cents: 30_000,
      due_at: at,
      status: 'retry_wait',
      collection: COLLECTION.auto,
      next_attempt_at:
        row.collection === COLLECTION.manual ? null : new Date('2026-03-02T07:00:00Z'),
      provider_mode: 'sandbox',
      created_at: at,
      updated_at: at,
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return rent;
}
const rentOf = (id: number) =>
  rig.database.db
    .selectFrom('obligations')
    .select(['status', 'collection', 'next_attempt_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const consentsOf = (id: number) =>
  rig.database.db
    .selectFrom('autopay_consents')
    .select(['member_id', 'shown', 'address'])
    .where('rental_id', '=', id)
    .execute();

describe.each(ACTIONS)('%s', (action) => {
  it('refuses visitors, strangers and viewing admins, whatever they send', async () => {
    const stay = await ready(action === 'request_autopay' ? 0 : 2);
    const other = await ready(0);
    const admin = await addTenant(rig, { role: 'admin' });
    const before = await stateOf(rig, stay.id);
    expect((await take(stay, action, undefined)).status).toBe(401);
    for (const body of [{}, { rental_amount: 'x' }]) {
      expect((await take(stay, action, other.lister.token, { body })).status).toBe(404);
      const stranger = action === 'request_autopay' ? 403 : 404;
      expect((await take(stay, action, other.tenant.token, { body })).status).toBe(stranger);
      expect((await take(stay, action, admin.token, { body })).status).toBe(stranger);
    }
    const missing = { path: '/rental/2000000000' };
    expect((await take(missing, action, stay.lister.token)).status).toBe(404);
    expect(await stateOf(rig, stay.id)).toEqual(before);
  });

  it('is allowed exactly where the table says so, for each party, status and state', async () => {
    for (const status of ['accepted', 'pending'] as const) {
      for (const state of STATES) {
        for (const by of PARTIES) {
          const stay = await ready(state, status);
          const before = await stateOf(rig, stay.id);
          const step = autopayTransition(action, by, { status, auto_pay: state });
          const mayEver = AUTOPAY_TRANSITIONS.some(
            (transition) => transition.action === action && transition.by === by,
          );
          const expected = step === undefined ? (mayEver ? 409 : 403) : 200;
          const answer = await take(stay, action, stay[by].token);
          const where = `${by} ${status} ${state}`;
          expect([where, answer.status]).toEqual([where, expected]);
          const after = await stateOf(rig, stay.id);
          if (step === undefined) {
            expect(after).toEqual(before);
            continue;
          }
          expect(after.rental.auto_pay).toBe(step.to);
          expect(answer.body.data.auto_pay).toBe(step.to);
          expect(after.history.at(-1)).toMatchObject({
            action,
            actor: by,
            actor_id: stay[by].id,
            change_summary: { auto_pay: { from: state, to: step.to } },
          });
          const recipient = stay[by === 'lister' ? 'tenant' : 'lister'].email;
          expect((await mailsTo(rig, recipient)).length).toBe(1);
        }
      }
    }
  });

  it('accepts a token of this rental only', async () => {
    const by = action === 'request_autopay' ? 'lister' : 'tenant';
    const from = action === 'request_autopay' ? 0 : 2;
    const [stay, other] = [await ready(from), await ready(from)];
    await rig.database.db
      .updateTable('rentals')
      .set(({ ref, fn }) => ({
        token: fn('concat', ['id', ref('email')]) as never,
        mailed_token: fn('concat', [ref('email'), 'id']) as never,
      }))
      .where('id', 'in', [stay.id, other.id])
      .execute();
    const before = await stateOf(rig, stay.id);
    const { token } = (await stateOf(rig, other.id)).rental;
    for (const wrong of [token, 'x', '']) {
      const query = `?token=${encodeURIComponent(wrong)}`;
      expect((await take(stay, action, stay[by].token, { query })).status).toBe(404);
    }
    expect(await stateOf(rig, stay.id)).toEqual(before);
    const query = `?token=${encodeURIComponent(before.rental.mailed_token)}`;
    expect((await take(stay, action, stay[by].token, { query })).status).toBe(200);
  });

  it('concurrent with itself is one step, or two where the second differs', async () => {
    const by = action === 'request_autopay' ? 'lister' : 'tenant';
    const stay = await ready(action === 'request_autopay' ? 0 : 2);
    const answers = await Promise.all([
      take(stay, action, stay[by].token),
      take(stay, action, stay[by].token),
    ]);
    const codes = answers.map(({ status }) => status).sort();
    // A tenant can turn AutoPay off again once it is on.
    expect(codes).toEqual([200, 409]);
    expect((await stateOf(rig, stay.id)).history).toHaveLength(1);
  });
});

it.each([
  ['for an invited person', 1, 'pending'],
  ['for a tenant who had been asked to stop', 3, 'accepted'],
] as const)(
  'AutoPay that the lister turns off in settings, %s: the email says who did it',
  async (_who, auto_pay, status) => {
    const stay = await ready(auto_pay, status);
    for (const turned of [1, 0]) {
      await rig.put('/lister/settings/autopay', { status: turned }, stay.lister.token);
    }
    const [mail] = await mailsTo(rig, stay.tenant.email);
    expect(mail?.subject).toBe('AutoPay is off for The Nest');
    expect(mail?.text).toContain('Lea turned AutoPay off.');
  },
);

it('allows only turning AutoPay off while its flag is off', async () => {
  const without = await TestApp.open({ FLAGS: '-autopay' });
  const stay = await addStay(without, { auto_pay: AUTOPAY.on });
  const post = (action: AutopayAction, token: string) =>
    without.post(`${stay.path}/${nameOf(action)}`, {}, token);
  expect((await post('request_autopay', stay.lister.token)).status).toBe(404);
  expect((await post('accept_autopay', stay.tenant.token)).status).toBe(404);
  expect((await post('decline_autopay', stay.tenant.token)).status).toBe(404);
  expect((await stateOf(without, stay.id)).rental.auto_pay).toBe(1);
  expect((await post('disable_autopay', stay.tenant.token)).body.data.auto_pay).toBe(0);
  await without.close();
});

describe('the lister requests AutoPay', () => {
  it.each([
    ['without payouts', { state: 'started' as const }],
    ['with payouts that the provider stopped', { state: 'restricted' as const }],
  ])('%s: 409', async (_when, account) => {
    const stay = await addStay(rig, { auto_pay: AUTOPAY.off });
    await addPayoutAccount(rig.database.db, stay.lister.id, account);
    const before = await stateOf(rig, stay.id);
    const answer = await take(stay, 'request_autopay', stay.lister.token);
    expect([answer.status, answer.body.error_code]).toEqual([409, 'PAYOUT_SETUP_REQUIRED']);
    expect(await stateOf(rig, stay.id)).toEqual(before);
  });

  it('the lister requests AutoPay with an expired plan: 403', async () => {
    const stay = await ready(0);
    await rig.database.db
      .updateTable('members')
      .set({ expire_at: new Date('2026-02-01T00:00:00Z') })
      .where('id', '=', stay.lister.id)
      .execute();
    const answer = await take(stay, 'request_autopay', stay.lister.token);
    expect([answer.status, answer.body.error_code]).toEqual([403, 'ACCOUNT_EXPIRED']);
  });

  it('the lister requests AutoPay for an invitation with other amounts, which change the offer', async () => {
    const stay = await ready(0, 'pending');
    const body = { rental_amount: '450.50', deposit: 100, payment_date: 15 };
    const { status, body: answer } = await take(stay, 'request_autopay', stay.lister.token, {
      body,
    });
    expect([status, answer.message]).toEqual([200, 'AutoPay request sent successfully!']);
    const { rental, history } = await stateOf(rig, stay.id);
    expect(rental).toMatchObject({ rental_amount: 45_050, deposit: 10_000, payment_date: 15 });
    expect(history.at(-1)?.change_summary).toMatchObject({ deposit: { from: 0, to: 10_000 } });
    const terms = await rig.database.db
      .selectFrom('rental_terms')
      .select(['from_date', 'rental_amount', 'payment_date'])
      .where('rental_id', '=', stay.id)
      .execute();
    expect(terms).toEqual([{ from_date: '2026-04-01', rental_amount: 45_050, payment_date: 15 }]);
    const [mail] = await mailsTo(rig, stay.tenant.email);
    expect(mail?.subject).toBe('Lea asks you to turn on AutoPay');
    expect(mail?.text).toContain(`/tenant/accept/${rental.mailed_token}`);
    expect(mail?.text).toContain('$450.50 per month, due on the 15th');
  });

  it('the lister requests AutoPay for an accepted rental with the agreed amounts, or none', async () => {
    const stay = await ready(0);
    const before = await stateOf(rig, stay.id);
    for (const [field, value] of [
      ['rental_amount', 301],
      ['deposit', 5],
      ['payment_date', 2],
    ]) {
      const body = { [field as string]: value };
      const answer = await take(stay, 'request_autopay', stay.lister.token, { body });
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { [field as string]: [`${field}_is_locked`] },
      ]);
    }
    for (const body of [{ rental_amount: '4,50' }, { payment_date: 29 }, { rental_amount: -1 }]) {
      expect((await take(stay, 'request_autopay', stay.lister.token, { body })).status).toBe(422);
    }
    expect(await stateOf(rig, stay.id)).toEqual(before);
    const body = { rental_amount: '300.00', deposit: 0, payment_date: '1' };
    expect((await take(stay, 'request_autopay', stay.lister.token, { body })).status).toBe(200);
  });
});

describe('the tenant accepts AutoPay', () => {
  it('only with a card', async () => {
    const stay = await addStay(rig, { auto_pay: AUTOPAY.asked });
    await addPayoutAccount(rig.database.db, stay.lister.id);
    await addCard(rig.database.db, stay.tenant.id, false);
    const before = await stateOf(rig, stay.id);
    const answer = await take(stay, 'accept_autopay', stay.tenant.token);
    expect([answer.status, answer.body.error_code]).toEqual([422, 'PAYMENT_METHOD_REQUIRED']);
    expect(await stateOf(rig, stay.id)).toEqual(before);
  });

  it('only while the lister can be paid', async () => {
    const stay = await addStay(rig, { auto_pay: AUTOPAY.asked });
    await addPayoutAccount(rig.database.db, stay.lister.id, { state: 'restricted' });
    await addCard(rig.database.db, stay.tenant.id);
    const before = await stateOf(rig, stay.id);
    const answer = await take(stay, 'accept_autopay', stay.tenant.token);
    expect([answer.status, answer.body.error_code]).toEqual([422, 'PAYEE_NOT_READY']);
    expect(await stateOf(rig, stay.id)).toEqual(before);
  });

  it('stores and emails the consent of a tenant who accepts; rent already due is still paid manually', async () => {
    const stay = await ready(2);
    await rig.database.db
      .updateTable('rentals')
      .set({ next_rent_on: '2026-05-01', deposit: 10_000 })
      .where('id', '=', stay.id)
      .execute();
    const rent = await addRent(stay, { collection: COLLECTION.manual });
    expect((await take(stay, 'accept_autopay', stay.tenant.token)).status).toBe(200);
    expect(await rentOf(rent)).toMatchObject({ collection: COLLECTION.manual });
    expect(await consentsOf(stay.id)).toEqual([
      {
        member_id: stay.tenant.id,
        address: '127.0.0.1',
        shown: {
          text: 'autopay_consent_3',
          locale: 'en',
          rental_amount: 30_000,
          payment_date: 1,
          deposit: 0,
          first_charge: {
            amount: 30_000,
            due_at: '2026-05-01T07:00:00.000Z',
            period_from: '2026-05-01',
            period_to: '2026-06-01',
          },
          fee_payer: 'lister',
          card: 'Visa ending in 4242',
        },
      },
    ]);
    const mails = await mailsTo(rig, stay.tenant.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['AutoPay is on for The Nest']);
    expect(mails[0]?.text).toContain('Visa ending in 4242');
    // Both sides read what is charged first, and what is not.
    const [toLister] = await mailsTo(rig, stay.lister.email);
    for (const [mail, who] of [
      [mails[0], 'Please pay it yourself.'],
      [toLister, 'You collect it yourself.'],
    ] as const) {
      const words = mail?.text.replaceAll(/\s+/g, ' ');
      expect(words).toContain(`AutoPay doesn't charge the $300.00 that's already due. ${who}`);
      expect(words).toMatch(/First charge: \$300\.00, May 1, 2026/);
    }
    const { charge, raise, stop } = AUTOPAY_CONSENT;
    const monthly = '$300.00 on the 1st of each month';
    for (const sentence of [charge.replace('{{monthly}}', monthly), raise, stop]) {
      expect(mails[0]?.text.replaceAll(/\s+/g, ' ')).toContain(sentence);
    }
  });

  it('stores no consent and requires no card when the tenant accepts the end of AutoPay', async () => {
    const stay = await addStay(rig, { auto_pay: AUTOPAY.stopAsked });
    const { body } = await take(stay, 'accept_autopay', stay.tenant.token);
    expect([body.data.auto_pay, body.message]).toEqual([0, 'AutoPay is off.']);
    expect(await consentsOf(stay.id)).toEqual([]);
  });
});

describe('turning AutoPay off', () => {
  it('leaves open rent to be paid manually, and other rent unchanged', async () => {
    const [open, over] = [await ready(1), await ready(1)];
    const [openRent, rest] = [await addRent(open), await addRent(over, { status: 'cancelled' })];
    await take(open, 'disable_autopay', open.tenant.token);
    await take(over, 'disable_autopay', over.tenant.token);
    expect(await rentOf(openRent)).toEqual({
      status: 'retry_wait',
      collection: COLLECTION.manual,
      next_attempt_at: null,
    });
    expect(await rentOf(rest)).toMatchObject({ status: 'cancelled', collection: COLLECTION.auto });
  });

  it('waits for the tenant when the lister requests it: rent is still charged', async () => {
    const stay = await ready(1);
    const rent = await addRent(stay);
    const { body } = await take(stay, 'disable_autopay', stay.lister.token);
    expect(body.message).toBe('Disable AutoPay request sent successfully!');
    expect(await rentOf(rent)).toMatchObject({ collection: COLLECTION.auto });
    await take(stay, 'accept_autopay', stay.tenant.token);
    expect(await rentOf(rent)).toMatchObject({ collection: COLLECTION.manual });
  });

  it('turning AutoPay off in the settings ends it in all rentals of that lister, once, and notifies the tenants', async () => {
    const stays = [await ready(1), await ready(2), await ready(3), await ready(1, 'pending')];
    const [first] = stays as [Stay];
    const { db } = rig.database;
    for (const stay of stays) {
      const lister_id = first.lister.id;
      await db.updateTable('rentals').set({ lister_id }).where('id', '=', stay.id).execute();
      await db
        .updateTable('listings')
        .set({ user_id: lister_id })
        .where('id', '=', stay.listing.id)
        .execute();
    }
    const rent = await addRent(first);
    const other = await ready(1);
    const off = () => rig.put('/lister/settings/autopay', { status: 0 }, first.lister.token);
    expect((await Promise.all([off(), off()])).map(({ status }) => status)).toEqual([200, 200]);
    for (const stay of stays) {
      const { rental, history } = await stateOf(rig, stay.id);
      expect(rental.auto_pay).toBe(0);
      expect(history).toMatchObject([{ action: 'disable_autopay', actor: 'lister' }]);
      const [mail] = await mailsTo(rig, stay.tenant.email);
      expect(mail?.subject).toMatch(/AutoPay is off for The Nest|withdrew the AutoPay request/);
    }
    expect(await rentOf(rent)).toMatchObject({
      collection: COLLECTION.manual,
      next_attempt_at: null,
    });
    expect((await stateOf(rig, other.id)).rental.auto_pay).toBe(1);
    await rig.put('/lister/settings/autopay', { status: 1 }, first.lister.token);
    expect((await stateOf(rig, first.id)).rental.auto_pay).toBe(0);
  });
});
