import {
  COLLECTION,
  FEATURED_PLAN_RECORDS,
  type FeaturedPlan,
  PLAN_RECORDS,
  type Plan,
  PROMOTION_KIND,
} from '@crewpad/domain';
import { startSandbox } from '@crewpad/stripe-sandbox';
import { collect } from '../../../apps/server/src/features/billing/collection/collect.ts';
import { features } from '../../../apps/server/src/features/index.ts';
import { addListing } from '../../../apps/server/src/features/listings/testing.ts';
import { openDueRenewals } from '../../../apps/server/src/features/promotions/renewals.ts';
import type { DatabaseHandle } from '../../../apps/server/src/platform/database/database.ts';
import { tableOfKinds } from '../../../apps/server/src/platform/payments/obligation-kinds.ts';
import { openTestDatabase, testServices } from '../../../apps/server/src/testing/services.ts';
import { addMember } from '../../../apps/server/src/testing/test-app.ts';
import { Worker } from './worker.ts';

/** The cards of every member of the rig. */
const CARDS = {
  good: '4242424242424242',
  other: '5555555555554444',
  declined: '4000000000000341',
  confirms: '4000002760003184',
} as const;
export type CardName = keyof typeof CARDS;

export interface RigMember {
  id: number;
  customer: string;
  cards: Record<CardName, string>;
  terms: number;
}

const RENEWED_BEFORE_MS = 12 * 3_600_000;
const MONTH_MS = 31 * 24 * 3_600_000;
const FAR = new Date('2060-01-01T00:00:00Z');
export const PROMOTER = { user_plan: 'pro', status: 'ACTIVE', expire_at: FAR } as const;
const UNPAID = { user_plan: null, signup_plan: 'basic', status: 'INACTIVE' } as const;
const START = new Date('2026-03-01T12:00:00Z');

/** A database, a sandbox and two workers under one clock that only the schedules move. */
export class Rig {
  readonly database: DatabaseHandle;
  readonly sandbox: Awaited<ReturnType<typeof startSandbox>>;
  readonly workers: [Worker, Worker];
  readonly #time: { now: Date };

  private constructor(
    database: DatabaseHandle,
    sandbox: Awaited<ReturnType<typeof startSandbox>>,
    time: { now: Date },
  ) {
    this.database = database;
    this.sandbox = sandbox;
    this.#time = time;
    const obligationKinds = tableOfKinds(
      features.flatMap((feature) => feature.obligationKinds ?? []),
    );
    const base = testServices(database, {}, { now: () => time.now });
    const place = { services: { ...base, obligationKinds }, sandbox };
    this.workers = [new Worker(place), new Worker(place)];
  }

  static async open(): Promise<Rig> {
    const time = { now: START };
    const database = await openTestDatabase();
    const sandbox = await startSandbox({
      ...{ file: ':memory:', control: true, captureDelay: 0 },
      now: () => time.now,
    });
    return new Rig(database, sandbox, time);
  }

  get now(): Date {
    return this.#time.now;
  }

  advance(milliseconds: number): void {
    this.#time.now = new Date(this.#time.now.getTime() + milliseconds);
  }

  async control(path: string, body?: object): Promise<Response> {
    const init = body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    };
    return this.#fetch(path, { method: 'POST', ...init });
  }

  async clearFaults(): Promise<void> {
    await this.#fetch('faults', { method: 'DELETE' });
  }

  /** On a busy machine, the sandbox may have closed an idle connection that is being reused. */
  #fetch(path: string, init: RequestInit): Promise<Response> {
    const send = () => fetch(`${this.sandbox.url}/_sandbox/${path}`, init);
    return send().catch(send);
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    await this.database.close();
  }

  /**
   * Adds a member with all the cards: a lister who pays term by term unless the row says otherwise.
   */
  async addMember(row: Parameters<typeof addMember>[1] = UNPAID): Promise<RigMember> {
    const { db } = this.database;
    const { stripe } = this.workers[0].billing.payments;
    const id = await addMember(db, row);
    const { id: customer } = await stripe.customers.create({ name: `Member ${id}` });
    await db
      .insertInto('customers')
      .values({
        member_id: id,
        provider_mode: 'sandbox',
        customer_id: customer,
        created_at: this.now,
      })
      .execute();
    const cards = {} as Record<CardName, string>;
    for (const [name, number] of Object.entries(CARDS)) {
      const card = { number, exp_month: 12, exp_year: 2060, cvc: '123' };
      const method = await stripe.paymentMethods.create({ type: 'card', card });
      await stripe.paymentMethods.attach(method.id, { customer });
      cards[name as CardName] = method.id;
    }
    return { id, customer, cards, terms: 0 };
  }

  /** Puts a card on file without a server call. */
  async setCardOnFile(
    { id, customer, cards }: RigMember,
    card: CardName,
    valid = true,
  ): Promise<void> {
    const row = {
      payment_method: cards[card],
      customer_id: customer,
      valid,
      updated_at: this.now,
    };
    const details = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2060 };
    await this.database.db
      .insertInto('payment_methods')
      .values({ member_id: id, provider_mode: 'sandbox', ...row, ...details })
      .onConflict((conflict) => conflict.columns(['member_id', 'provider_mode']).doUpdateSet(row))
      .execute();
  }

  /** Adds a due renewal: a term that ends within hours, of a recurring plan. */
  async addRenewal(member: RigMember): Promise<number> {
    const { db } = this.database;
    const expire_at = new Date(this.now.getTime() + RENEWED_BEFORE_MS);
    await db
      .updateTable('members')
      .set({ status: 'ACTIVE', user_plan: 'basic', signup_plan: null, repeat: true, expire_at })
      .where('id', '=', member.id)
      .execute();
    await this.setCardOnFile(member, 'good');
    const id = await this.addTerm(member);
    await db
      .updateTable('obligations')
      .set({ due_at: expire_at, collection: COLLECTION.auto, next_attempt_at: this.now })
      .where('id', '=', id)
      .execute();
    return id;
  }

  /** Adds the next term that a member owes. */
  async addTerm(member: RigMember, plan: Plan = 'basic'): Promise<number> {
    member.terms += 1;
    const { now } = this;
    const { id } = await this.database.db
      .insertInto('obligations')
      .values({
        kind: 'subscription',
        subject_key: `sub:${member.id}:${member.terms}`,
        payer_id: member.id,
        plan,
        amount_cents: PLAN_RECORDS[plan].price_cents,
        due_at: now,
        provider_mode: 'sandbox',
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Adds a promotion bought by a lister for a listing that crew can find. */
  async addPromotion({ id }: RigMember, plan: FeaturedPlan = 'boost_1_week'): Promise<number> {
    const { now } = this;
    const { db } = this.database;
    const listing = await addListing(db, { user_id: id }, now);
    const row = await db
      .insertInto('obligations')
      .values({
        kind: PROMOTION_KIND,
        subject_key: `boost:${listing.id}:1`,
        payer_id: id,
        listing_id: listing.id,
        featured_plan: plan,
        amount_cents: FEATURED_PLAN_RECORDS[plan].price_cents,
        due_at: now,
        provider_mode: 'sandbox',
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  /** Adds the second term of a Featured listing, which is due. */
  async addPromotionRenewal(member: RigMember): Promise<number> {
    const { db } = this.database;
    const first = await this.addPromotion(member, 'boost_subscription');
    await this.setCardOnFile(member, 'good');
    const payment = { paymentMethod: member.cards.good, onSession: true };
    const outcome = await collect(this.workers[0].billing, first, payment);
    if (outcome.kind !== 'paid') throw new Error(`the first term: ${JSON.stringify(outcome)}`);
    this.advance(MONTH_MS);
    await openDueRenewals(db, { mode: 'sandbox', now: this.now });
    const row = await db
      .selectFrom('obligations as o')
      .innerJoin('obligations as before', 'before.listing_id', 'o.listing_id')
      .select('o.id')
      .where('before.id', '=', first)
      .where('o.collection', '=', 'auto')
      .executeTakeFirstOrThrow();
    return row.id;
  }
}
