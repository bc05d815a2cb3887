import { COLLECTION, type Plan } from '@crewpad/domain';
import { type Sandbox, startSandbox } from '@crewpad/stripe-sandbox';
import { readConfig } from '../../config.ts';
import { openPaymentProvider } from '../../platform/payments/provider.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { TestApp } from '../../testing/test-app.ts';
import type { RenewalFacts } from './plans/plans.queries.ts';
import { renewDue } from './plans/renewals.ts';

/** For tests outside this workspace. */
export { default as Stripe } from 'stripe';

/** Test cards by what they do. */
const TEST_CARDS = {
  good: '4242424242424242',
  other: '5555555555554444',
  declined: '4000000000000341',
  confirms: '4000002760003184',
  disputed: '4000000000000259',
  // Sandbox only: saved, then reported as lost.
  lost: '4000009900000103',
  // Sandbox only: saved, then refused in these ways.
  stolen: '4000009900000111',
  fraudulent: '4000009900000129',
  not_honored: '4000009900000137',
  outdated: '4000009900000145',
  revoked: '4000009900000152',
  too_often: '4000009900000160',
  stopped: '4000009900000178',
  // Sandbox only: declined this many times for insufficient funds, then accepted.
  once: '4000009900000012',
  twice: '4000009900000020',
  thrice: '4000009900000038',
} as const;
export type TestCard = keyof typeof TEST_CARDS;

const DAY_MS = 24 * 60 * 60 * 1000;

const RECORDED_WITHIN_MS = 10_000;
/**
 * Whether a term that was counted from the recording of a payment fits the payment's time, which
 * the provider gives in whole seconds.
 */
export const isSoonAfter = (paid: Date) => (at: Date | string | null) => {
  const passed = new Date(at ?? 0).getTime() - paid.getTime();
  return passed >= 0 && passed < RECORDED_WITHIN_MS;
};

export interface SignedUp {
  id: number;
  token: string;
  customerId: string;
}

/** An application with its own payment sandbox. */
export class BillingRig {
  readonly accounts: TestApp;
  readonly sandbox: Sandbox;

  private constructor(accounts: TestApp, sandbox: Sandbox) {
    this.accounts = accounts;
    this.sandbox = sandbox;
  }

  static async open(settings: Record<string, string> = {}): Promise<BillingRig> {
    const time: { rig?: TestApp } = {};
    const sandbox = await startSandbox({
      file: ':memory:',
      control: true,
      captureDelay: 0,
      now: () => time.rig?.clock.now() ?? TEST_NOW,
    });
    const { cardAmountMax } = readConfig(settings).payouts;
    const payments = openPaymentProvider({ mode: 'sandbox', port: undefined }, sandbox, {
      cardAmountMax,
    });
    time.rig = await TestApp.open(settings, { payments });
    return new BillingRig(time.rig, sandbox);
  }

  /** Another node at the same database, and at the same provider. */
  async peer(): Promise<BillingRig> {
    return new BillingRig(await this.accounts.peer(), this.sandbox);
  }

  async close(): Promise<void> {
    await this.accounts.close();
    await this.sandbox.close();
  }

  get db() {
    return this.accounts.database.db;
  }

  get stripe() {
    return this.accounts.services.payments.stripe;
  }

  get = (path: string, token: string) => this.accounts.get(path, token);
  post = (path: string, body: object, token: string) => this.accounts.post(path, body, token);

  /** A member whose account awaits its first payment, with a customer at the provider. */
  async signUp(plan: Plan = 'basic'): Promise<SignedUp> {
    const { id } = await this.accounts.member({
      status: 'INACTIVE',
      user_plan: null,
      signup_plan: plan,
    });
    const token = await this.accounts.tokenOf(id);
    const { body } = await this.post('/stripe/setup-customer', {}, token);
    return { id, token, customerId: (body as { customer_id: string }).customer_id };
  }

  /** A card that the browser confirmed with the provider, not yet saved here. */
  async card({ customerId }: SignedUp, card: TestCard = 'good'): Promise<string> {
    const method = await this.stripe.paymentMethods.create({
      type: 'card',
      card: { number: TEST_CARDS[card], exp_month: 12, exp_year: 2060, cvc: '123' },
      billing_details: { name: 'Ann Bee' },
    });
    await this.stripe.paymentMethods.attach(method.id, { customer: customerId });
    return method.id;
  }

  /** Pays the first term with a card. */
  subscribe(
    { token, customerId }: SignedUp,
    payment_method: string,
    { plan = 'basic', key }: { plan?: Plan; key?: string } = {},
  ) {
    return this.accounts.call('POST', '/user/subscription', {
      token,
      body: { user_plan: plan, customer_id: customerId, payment_method },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  }

  /** A member who has paid the first term, and whose card on file then has this behavior. */
  async holder(plan: Plan = 'basic', card: TestCard = 'good'): Promise<SignedUp> {
    const member = await this.signUp(plan);
    const paid = await this.subscribe(member, await this.card(member), { plan });
    if (paid.status !== 200) throw new Error(`the first term was not paid: ${paid.text}`);
    if (card !== 'good') await this.save(member, card);
    return member;
  }

  /** Saves another card on file. */
  async save(member: SignedUp, card: TestCard = 'good') {
    const body = { payment_method: await this.card(member, card) };
    return this.post('/stripe/save-payment-method', body, await this.newToken(member));
  }

  /** Renews, or changes the plan, in its own session. */
  async renew(
    member: SignedUp,
    user_plan: Plan,
    { key, call = 'renew-subscription' }: { key?: string; call?: string } = {},
  ) {
    return this.accounts.call('POST', `/user/${call}`, {
      token: await this.newToken(member),
      body: { user_plan },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  }

  /** A token of a new session, because terms outlast sessions. */
  newToken({ id }: SignedUp): Promise<string> {
    return this.accounts.tokenOf(id);
  }

  /**
   * Moves the clock to a number of days before (negative) or after the end of the member's term.
   */
  async daysFromEnd({ id }: SignedUp, days: number): Promise<void> {
    const { expire_at } = await this.member(id);
    if (expire_at === null) throw new Error('there is no term');
    this.accounts.clock.set(new Date(expire_at.getTime() + days * DAY_MS));
  }

  /** Stops all renewals of earlier tests. */
  async stopRenewals(): Promise<void> {
    await this.db.updateTable('members').set({ repeat: false, status: 'CLOSED' }).execute();
    await this.db
      .updateTable('obligations')
      .set({ collection: COLLECTION.manual, next_attempt_at: null, cancel_requested_at: null })
      .execute();
  }

  /** The member's latest obligation. */
  latest(payerId: number) {
    return this.db
      .selectFrom('obligations')
      .selectAll()
      .where('payer_id', '=', payerId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  }

  /** Types of the emails ordered to the member, oldest first. */
  async mails(memberId: number): Promise<string[]> {
    const rows = await this.db.selectFrom('outbox').select('payload').orderBy('id').execute();
    return rows
      .map(({ payload }) => payload as { memberId?: number; mail: string })
      .filter((order) => order.memberId === memberId)
      .map((order) => order.mail);
  }

  /** Makes the provider's next calls to that path fail. */
  async fault(kind: string, path: string, count = 1, method?: 'POST'): Promise<void> {
    await this.control('faults', { kind, path, count, method });
  }

  /** Executes the provider's next call but drops its response. The SDK retries a dropped call once. */
  async loseAnswer(path: string): Promise<void> {
    await this.fault('drop_before', path, 1, 'POST');
    await this.fault('drop_after_execute', path, 1, 'POST');
  }

  /** An account at the sandbox that can receive money, as after onboarding. */
  async openAccount(): Promise<string> {
    const answer = await fetch(`${this.sandbox.url}/_sandbox/accounts`, { method: 'POST' });
    return ((await answer.json()) as { id: string }).id;
  }

  async control(path: string, body?: object): Promise<void> {
    const answer = await fetch(`${this.sandbox.url}/_sandbox/${path}`, {
      method: 'POST',
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status} to ${path}`);
  }

  async deleteCustomer(id: string): Promise<void> {
    await fetch(`${this.sandbox.url}/_sandbox/customers/${id}`, { method: 'DELETE' });
  }

  /** The member's actual charges, in cents. */
  async charges({ customerId }: SignedUp): Promise<number[]> {
    const { data } = await this.stripe.charges.list({ customer: customerId });
    return data.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
  }

  member(id: number) {
    return this.db
      .selectFrom('members')
      .select(['status', 'user_plan', 'signup_plan', 'expire_at', 'repeat', 'term_months'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  }

  obligation(payerId: number) {
    return this.db
      .selectFrom('obligations')
      .selectAll()
      .where('payer_id', '=', payerId)
      .executeTakeFirstOrThrow();
  }
}

export const CONFIRM = '/v1/payment_intents/*/confirm';

/** Days from the end of a term on which a renewal is charged. */
export const SLOTS = [-1, 0, 3, 7];

/** Simulates the renewal job. */
export class RenewalsRig {
  private readonly rig: BillingRig;

  constructor(rig: BillingRig) {
    this.rig = rig;
  }

  /** Runs the minute job on two nodes. */
  async renew(): Promise<void> {
    const { services } = this.rig.accounts;
    await Promise.all([renewDue(services), renewDue(services)]);
  }

  /** A number of days from the end of the first term. */
  async on(end: Date, day: number): Promise<void> {
    this.rig.accounts.clock.set(new Date(end.getTime() + day * DAY_MS));
    await this.renew();
  }

  async endOf({ id }: SignedUp): Promise<Date> {
    const { expire_at } = await this.rig.member(id);
    return expire_at ?? new Date(0);
  }

  /**
   * Simulates all days of the schedule, several runs each. @returns the attempts after each slot
   */
  async playDays(member: SignedUp, end: Date): Promise<number[]> {
    const attempts: number[] = [];
    for (let day = -3; day <= 9; day += 1) {
      await this.on(end, day);
      this.rig.accounts.clock.advance(3600);
      await this.renew();
      if (SLOTS.includes(day)) attempts.push((await this.rig.latest(member.id)).attempt_count);
    }
    return attempts;
  }
}

/** The end of the term to renew. */
export const END = new Date('2027-03-01T12:00:00Z');
/** A number of days from that end. */
export const day = (days: number) => new Date(END.getTime() + days * DAY_MS);

/** A renewal that is due, without attempts. */
export const facts = (over: Partial<RenewalFacts> = {}): RenewalFacts => ({
  member: { status: 'ACTIVE', isLocked: false, repeat: true, plan: 'basic', expireAt: END },
  card: { paymentMethod: 'pm_1', changedAt: day(-300) },
  status: 'due',
  termEnd: END,
  attempts: [],
  ...over,
});
