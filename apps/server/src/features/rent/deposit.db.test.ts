import { AUTOPAY, COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/test-app.ts';
import { checkPayments } from '../billing/collection/sync.ts';
import { handleEvent } from '../billing/handle-event.ts';
import { CONFIRM, type SignedUp, type TestCard } from '../billing/testing.ts';
import { expireInvitations } from '../rentals/invitations/reminders.ts';
import {
  addHost,
  addPayoutAccount,
  expectRefused,
  formFor,
  type Host,
  mailedTokenOf,
} from '../rentals/testing.ts';
import { notifyOfUnconfirmedDeposits } from './periods/reminders.ts';
import { RentRig } from './periods/testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open();
});
beforeEach(() => rig.at('2026-03-01T12:00:00Z'));
afterAll(() => rig.close());

/** A lister with ready payouts at the sandbox, and a listing. */
async function payableHost(): Promise<Host> {
  const host = await addHost(rig.billing.accounts);
  await addPayoutAccount(rig.db, host.id, { account_id: await rig.billing.openAccount() });
  return host;
}

interface Invited {
  host: Host;
  id: number;
  token: string;
  tenant: SignedUp;
}

/** An invitation with AutoPay and a $200 deposit, and the invited member. */
async function invite(card: TestCard | null = 'good', changes: object = {}): Promise<Invited> {
  const { accounts } = rig.billing;
  const host = await payableHost();
  const tenant = await rig.tenant(card);
  const { email } = await rig.db
    .updateTable('members')
    .set({ email_verified_at: '2026-01-01T00:00:00Z' })
    .where('id', '=', tenant.id)
    .returning('email')
    .executeTakeFirstOrThrow();
  const form = formFor(host, { auto_pay: AUTOPAY.on, email, ...changes });
  const answer = await accounts.post('/rental/invite', form, host.token);
  if (answer.status !== 201) throw new Error(answer.text);
  const { id } = answer.body.data;
  return { host, id, tenant, token: await mailedTokenOf(accounts, id) };
}

const accept = ({ token, tenant }: Invited, key?: string, more: object = {}) =>
  rig.billing.accounts.call('POST', '/rental/accept', {
    token: tenant.token,
    body: { token, ...more },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const deposits = (id: number) =>
  rig.db
    .selectFrom('obligations')
    .selectAll()
    .where('rental_id', '=', id)
    .where('kind', '=', 'deposit')
    .execute();
const statusOf = async (id: number) => (await rig.rental(id)).status;

describe('accepting with AutoPay and a deposit', () => {
  it('charges the deposit to the account of the lister, and accepts with its payment', async () => {
    const invited = await invite();
    const answer = await accept(invited, 'k1', { today_total: 200 });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { status: 'accepted', auto_pay: AUTOPAY.on, deposit_held: 200 } },
    });
    expect(await deposits(invited.id)).toMatchObject([
      {
        subject_key: `deposit:${invited.id}`,
        status: 'paid',
        collection: COLLECTION.manual,
        amount_cents: 20_000,
        payee_id: invited.host.id,
      },
    ]);
    expect(await rig.billing.charges(invited.tenant)).toEqual([20_000]);
    expect(await rig.rental(invited.id)).toMatchObject({
      next_rent_on: '2026-03-20',
      next_due_at: new Date('2026-03-20T07:00:00Z'),
    });
    const consents = await rig.db
      .selectFrom('autopay_consents')
      .select(['member_id', 'shown'])
      .where('rental_id', '=', invited.id)
      .execute();
    expect(consents).toMatchObject([
      { member_id: invited.tenant.id, shown: { deposit: 20_000, rental_amount: 40_000 } },
    ]);
    const repeated = await accept(invited, 'k1', { today_total: 200 });
    expect(repeated.body).not.toHaveProperty('paid_before');
    expect(await accept(invited, 'k2')).toMatchObject({
      status: 200,
      body: { paid_before: 200, message: 'Accepted. You paid $200.00 in another tab.' },
    });
    expect(await rig.billing.charges(invited.tenant)).toEqual([20_000]);
  });

  it('tells the lister what they get of the deposit, and the tenant nothing of the fee', async () => {
    const invited = await invite();
    expect((await accept(invited, 'k', { today_total: 200 })).status).toBe(200);
    const [charged] = await deposits(invited.id);
    expect(charged?.application_fee_cents).toBe(810);
    const people = await rig.db
      .selectFrom('members')
      .select(['id', 'email'])
      .where('id', 'in', [invited.host.id, invited.tenant.id])
      .execute();
    for (const { id, email } of people) {
      const mails = await mailsTo(rig.billing.accounts, email);
      const isToLister = id === invited.host.id;
      const accepted = mails.filter(({ text }) => text.includes('Deposit: $200.00'));
      expect(accepted.length).toBeGreaterThan(0);
      const texts = accepted.map(({ text }) => text).join();
      expect(texts.includes('Fee: $8.10')).toBe(isToLister);
      expect(texts.includes('You get: $191.90')).toBe(isToLister);
    }
  });

  it('charges once for concurrent calls', async () => {
    const invited = await invite();
    const answers = await Promise.all([
      accept(invited, 'a'),
      accept(invited, 'b'),
      accept(invited),
    ]);
    for (const { status } of answers) expect([200, 202, 409]).toContain(status);
    expect(await statusOf(invited.id)).toBe('accepted');
    expect(await rig.billing.charges(invited.tenant)).toEqual([20_000]);
  });

  it('stays pending when the card is declined, and the next attempt uses the same intent', async () => {
    const invited = await invite('declined');
    expect(await accept(invited, 'k')).toMatchObject({
      status: 402,
      body: { error: 'card_error' },
    });
    expect((await accept(invited, 'k')).status).toBe(402);
    expect(await statusOf(invited.id)).toBe('pending');
    const [before] = await deposits(invited.id);
    expect(before).toMatchObject({ status: 'failed', attempt_count: 1 });
    await rig.billing.save(invited.tenant);
    expect((await accept(invited, 'k2')).status).toBe(200);
    const [after, ...others] = await deposits(invited.id);
    expect(others).toEqual([]);
    expect(after?.payment_intent).toBe(before?.payment_intent);
  });

  it.each([
    [
      'the event',
      async (intent: string) => {
        await handleEvent(rig.services, {
          type: 'payment_intent.succeeded',
          object_id: intent,
          account: null,
        });
      },
    ],
    [
      'the poller',
      async () => {
        rig.clock.advance(601);
        await checkPayments(rig.services);
      },
    ],
  ])('is finished by %s alone once the bank has the confirmation', async (_who, finish) => {
    const invited = await invite('confirms');
    const answer = await accept(invited);
    expect(answer).toMatchObject({ status: 202, body: { status: 'requires_action' } });
    expect(await statusOf(invited.id)).toBe('pending');
    const token = await rig.billing.accounts.tokenOf(invited.tenant.id, true);
    const { body: own } = await rig.billing.get('/rentals', token);
    expect(own.data[0]).toMatchObject({
      deposit_state: { state: 'agreed', hold: 'bank_confirmation' },
      hold: 'bank_confirmation',
    });
    const [deposit] = await deposits(invited.id);
    const intent = deposit?.payment_intent ?? '';
    await rig.billing.control(`challenges/${intent}`, { succeed: true });
    await finish(intent);
    expect(await statusOf(invited.id)).toBe('accepted');
    expect(await rig.billing.charges(invited.tenant)).toEqual([20_000]);
  });

  it('tells only the invited member, on the page of the invitation, that the bank waits', async () => {
    const invited = await invite('confirms');
    const { accounts } = rig.billing;
    const holds = async () => {
      const stranger = await rig.tenant(null);
      const readers = [undefined, stranger.token, invited.host.token, invited.tenant.token];
      const offers = readers.map((as) => accounts.get(`/rental/token/${invited.token}`, as));
      return (await Promise.all(offers)).map(({ body }) => body.data.hold);
    };
    expect(await holds()).toEqual([null, null, null, null]);
    await accept(invited);
    expect(await holds()).toEqual([null, null, null, 'bank_confirmation']);
  });

  it('tells both sides, once, of a deposit that waits for the bank', async () => {
    const invited = await invite('confirms');
    const { accounts } = rig.billing;
    const subjectsTo = async (memberId: number) => {
      const { email } = await rig.db
        .selectFrom('members')
        .select('email')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow();
      const { body } = await accounts.get('/notifications', await accounts.tokenOf(memberId));
      return {
        mails: (await mailsTo(accounts, email)).map(({ subject }) => subject),
        kinds: body.data.map(({ kind }: { kind: string }) => kind),
      };
    };
    const count = async () => {
      const [tenant, lister] = [
        await subjectsTo(invited.tenant.id),
        await subjectsTo(invited.host.id),
      ];
      return [
        tenant.mails.filter((mail) => mail === 'Your bank asks you to confirm your deposit').length,
        tenant.kinds.filter((item: string) => item === 'deposit_to_confirm').length,
        lister.mails.filter((mail) => /^Waiting for .+ to confirm the deposit/.test(mail)).length,
        lister.kinds.filter((item: string) => item === 'tenant_deposit_to_confirm').length,
      ];
    };
    await accept(invited);
    await notifyOfUnconfirmedDeposits(rig.db, rig.clock.now());
    expect(await count()).toEqual([0, 0, 0, 0]);
    for (const seconds of [601, 60]) {
      rig.clock.advance(seconds);
      await notifyOfUnconfirmedDeposits(rig.db, rig.clock.now());
      expect(await count()).toEqual([1, 1, 1, 1]);
    }
  });

  it('is accepted when the provider response was lost', async () => {
    const invited = await invite();
    await rig.billing.fault('500_after_execute', CONFIRM);
    expect((await accept(invited, 'k')).status).toBe(202);
    expect((await accept(invited, 'k')).status).toBe(200);
    expect(await rig.billing.charges(invited.tenant)).toEqual([20_000]);
  });

  it('charges the latest offered deposit', async () => {
    const invited = await invite('declined');
    await accept(invited, 'k');
    const { accounts } = rig.billing;
    const edited = await accounts.put(
      `/rental/${invited.id}`,
      { deposit: 150 },
      invited.host.token,
    );
    expect(edited.status).toBe(200);
    await rig.billing.save(invited.tenant);
    expect((await accept(invited, 'k2')).status).toBe(200);
    expect(await rig.billing.charges(invited.tenant)).toEqual([15_000]);
  });
});

describe('accepting with AutoPay is refused', () => {
  const refusedTo = (invited: Invited, refusal: object, more: object = {}) =>
    expectRefused(
      rig.billing.accounts,
      { method: 'POST', path: '/rental/accept', body: { token: invited.token, ...more } },
      invited.tenant.token,
      refusal,
    );

  it('accepting with AutoPay is refused without a card', async () => {
    const invited = await invite(null);
    const body = { error_code: 'PAYMENT_METHOD_REQUIRED' };
    await refusedTo(invited, { status: 422, body });
    expect(await deposits(invited.id)).toEqual([]);
  });

  it('accepting with AutoPay is refused while the lister cannot be paid', async () => {
    const invited = await invite();
    await rig.db
      .updateTable('payout_accounts')
      .set({ state: 'restricted' })
      .where('member_id', '=', invited.host.id)
      .execute();
    await refusedTo(invited, { status: 422, body: { error_code: 'PAYEE_NOT_READY' } });
    expect(await deposits(invited.id)).toEqual([]);
  });

  it('accepting with AutoPay is refused for another amount than the one shown', async () => {
    const invited = await invite();
    const body = { error_code: 'EDITED_MEANWHILE', quote: { today: [{ amount: 200 }] } };
    await refusedTo(invited, { status: 409, body }, { today_total: 100 });
  });
});

describe('an invitation whose deposit is being paid', () => {
  const confirming = async () => {
    const invited = await invite('confirms');
    await accept(invited);
    const [deposit] = await deposits(invited.id);
    return { invited, intent: deposit?.payment_intent ?? '' };
  };

  it('an invitation whose deposit is being paid cannot be changed', async () => {
    const { invited } = await confirming();
    await expectRefused(
      rig.billing.accounts,
      { method: 'PUT', path: `/rental/${invited.id}`, body: { deposit: 150 } },
      invited.host.token,
      { status: 409 },
    );
  });

  it('is declined or cancelled after its intent', async () => {
    const { invited, intent } = await confirming();
    const path = `/rental/${invited.id}/cancel-invite`;
    expect((await rig.billing.post(path, {}, invited.host.token)).status).toBe(200);
    expect((await rig.billing.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
    expect(await deposits(invited.id)).toMatchObject([{ status: 'cancelled' }]);
  });

  it.each([
    ['cancels it', 'tenant', 'The deposit payment that you had started is stopped'],
    ['declines it', 'lister', 'The deposit payment that waited for their bank is stopped.'],
  ] as const)('is stopped, which its email says, when someone %s', async (how, to, says) => {
    const { invited } = await confirming();
    const [step, token] =
      how === 'cancels it'
        ? ['cancel-invite', invited.host.token]
        : ['decline', invited.tenant.token];
    const path = `/rental/${invited.id}/${step}`;
    expect((await rig.billing.post(path, {}, token)).status).toBe(200);
    const reader = to === 'tenant' ? invited.tenant : invited.host;
    const { email } = await rig.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', reader.id)
      .executeTakeFirstOrThrow();
    const [mail] = await mailsTo(rig.billing.accounts, email);
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(says);
  });

  it('is stopped at its agreed end, which the emails to both sides say', async () => {
    const invited = await invite('confirms', { end_date: '2026-04-20', end_time: '11:00' });
    await accept(invited);
    rig.at('2026-04-21T12:00:00Z');
    await expireInvitations(rig.billing.accounts.services);
    expect(await deposits(invited.id)).toMatchObject([{ status: 'cancelled' }]);
    for (const [reader, says] of [
      [invited.tenant, 'The deposit payment that you had started is stopped'],
      [invited.host, 'The deposit payment that waited for their bank is stopped.'],
    ] as const) {
      const { email } = await rig.db
        .selectFrom('members')
        .select('email')
        .where('id', '=', reader.id)
        .executeTakeFirstOrThrow();
      const mails = await mailsTo(rig.billing.accounts, email);
      const mail = mails.find(({ subject }) => subject.includes('has expired'));
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(says);
    }
  });

  it('is not cancelled if it was paid first', async () => {
    const { invited, intent } = await confirming();
    await rig.billing.control(`challenges/${intent}`, { succeed: true });
    const path = `/rental/${invited.id}/cancel-invite`;
    expect((await rig.billing.post(path, {}, invited.host.token)).status).toBe(409);
    expect(await statusOf(invited.id)).toBe('accepted');
  });
});

it('is accepted immediately without a deposit, and the job collects due rent', async () => {
  const invited = await invite('good', { deposit: 0, start_date: '2026-03-01' });
  rig.at('2026-03-05T12:00:00Z');
  const answer = await accept(invited);
  expect(answer).toMatchObject({ status: 200, body: { data: { status: 'accepted' } } });
  // Both sides see it before the job runs.
  expect(answer.body).toMatchObject({ data: { owed: { amount: 400 } } });
  expect(await rig.rows(invited.id)).toMatchObject([{ status: 'due', amount_cents: 40_000 }]);
  await rig.run();
  expect(await rig.rows(invited.id)).toMatchObject([
    {
      period_from: '2026-03-01',
      amount_cents: 40_000,
      status: 'paid',
      due_at: (await rig.rental(invited.id)).accepted_at,
    },
  ]);
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', invited.tenant.id)
    .executeTakeFirstOrThrow();
  const mails = await mailsTo(rig.billing.accounts, email);
  const consent = mails.find(({ subject }) => subject.startsWith('AutoPay is on'));
  const words = consent?.text.replaceAll(/\s+/g, ' ');
  expect(words).toContain('First charge: $400.00, due on acceptance');
  expect(words).toContain('Next rent: $400.00, ');
});
