import { toDollars } from '@crewpad/domain';
import { catchUpEvents } from '../../../apps/server/src/features/billing/webhooks/catch-up.ts';
import { ProviderEvents } from '../../../apps/server/src/features/billing/webhooks/provider-events.ts';
import { features } from '../../../apps/server/src/features/index.ts';
import { addCard, addListing } from '../../../apps/server/src/features/listings/testing.ts';
import { keyed } from '../../../apps/server/src/features/rentals/payments/testing.ts';
import type { RentRig } from '../../../apps/server/src/features/rentals/rent/testing.ts';
import { addAirport } from '../../../apps/server/src/features/search/testing.ts';
import { openOutbox } from '../../../apps/server/src/jobs/outbox.ts';
import type { Stay } from './event.ts';

/** One stay at the real server: its people, and what the product calls the payments of the model. */
export class Stage {
  readonly rig: RentRig;
  readonly stay: Stay;
  rental = 0;
  lister = { id: 0, account: '' };
  tenant = { id: 0, customerId: '' };
  readonly ids = new Map<string, number>();
  readonly refunds = new Map<string, number>();
  readonly requests = new Map<string, number>();
  readonly disputes = new Map<string, string>();
  #tokens: { at: number; lister: string; tenant: string } | undefined;

  private constructor(rig: RentRig, stay: Stay) {
    this.rig = rig;
    this.stay = stay;
  }

  /** A lister who has invited a tenant with a good card. */
  static async open(rig: RentRig, stay: Stay): Promise<Stage> {
    const stage = new Stage(rig, stay);
    const { db } = rig;
    const lister = await rig.lister();
    await db.updateTable('members').set({ user_plan: 'pro' }).where('id', '=', lister.id).execute();
    await addCard(db, lister.id);
    const tenant = await rig.tenant('good');
    const email_verified_at = rig.clock.now();
    await db
      .updateTable('members')
      .set({ email_verified_at })
      .where('id', '=', tenant.id)
      .execute();
    const { id: airport } = await addAirport(db, { time_zone: stay.zone });
    const airports = [{ id: airport, distance: 2 }];
    const listing = await addListing(db, { user_id: lister.id, airports }, rig.clock.now());
    Object.assign(stage, { lister, tenant });
    const { email } = await db
      .selectFrom('members')
      .select('email')
      .where('id', '=', tenant.id)
      .executeTakeFirstOrThrow();
    const answer = await stage.call('lister', 'POST', '/rental/invite', {
      ...{ email, listing_id: listing.id, bed_id: listing.bedIds[0] },
      ...{ rental_amount: toDollars(stay.rent), deposit: toDollars(stay.deposit) },
      ...{ start_date: stay.start, start_time: '15:00', payment_date: stay.payday },
      ...(stay.end !== null && { end_date: stay.end, end_time: '11:00' }),
      auto_pay: stay.autopay ? 1 : 0,
    });
    if (answer.status !== 201) throw new Error(`not invited: ${answer.text}`);
    stage.rental = answer.body.data.id;
    return stage;
  }

  /** Sessions end earlier than stays. */
  async tokens() {
    const now = this.rig.clock.now().getTime();
    if (this.#tokens === undefined || now - this.#tokens.at > 5 * 86_400_000) {
      const { accounts } = this.rig.billing;
      const [lister, tenant] = await Promise.all([
        accounts.tokenOf(this.lister.id, true),
        accounts.tokenOf(this.tenant.id, true),
      ]);
      this.#tokens = { at: now, lister, tenant };
    }
    return this.#tokens;
  }

  async call(by: 'lister' | 'tenant', method: string, path: string, body?: object) {
    const token = (await this.tokens())[by];
    const call = method === 'GET' ? { token } : keyed(token, body ?? {});
    return this.rig.billing.accounts.call(method, path, call);
  }

  get = (by: 'lister' | 'tenant', path: string) => this.call(by, 'GET', path);

  /** The product's number of a payment or row of the model. */
  async idOf(name: string): Promise<number> {
    const known = this.ids.get(name);
    if (known !== undefined) return known;
    const rows = await this.rig.db
      .selectFrom('obligations')
      .select(['id', 'kind', 'period_from', 'replaces_id', 'replaces_cause'])
      .where('rental_id', '=', this.rental)
      .orderBy('id')
      .execute();
    const seen = new Map<string, number>();
    for (const row of rows) {
      if (row.kind === 'deposit') this.ids.set('deposit', row.id);
      if (row.kind !== 'rent') continue;
      if (row.replaces_id === null) {
        const count = (seen.get(`${row.period_from}`) ?? 0) + 1;
        seen.set(`${row.period_from}`, count);
        const first = `rent ${row.period_from}`;
        this.ids.set(count === 1 ? first : `${first} #${count}`, row.id);
        continue;
      }
      const before = this.nameOf(row.replaces_id);
      const cause =
        [...this.disputes].find(([, id]) => id === row.replaces_cause)?.[0] ??
        this.nameOf(Number(row.replaces_cause));
      this.ids.set(`${before} for ${cause}`, row.id);
    }
    const id = this.ids.get(name);
    if (id === undefined) throw new Error(`the product has no ${name}`);
    return id;
  }

  nameOf = (id: number): string | undefined => [...this.ids].find(([, one]) => one === id)?.[0];

  /** Everything that is due runs, and the provider's news is read before and after. */
  async runJobs(): Promise<void> {
    await this.readEvents();
    const { services } = this.rig;
    const minutely = features
      .filter(({ name }) => name === 'rentals' || name === 'billing')
      .flatMap(({ jobs }) => jobs?.(services) ?? [])
      .filter(({ cron, name }) => cron === '* * * * *' && !SLOW.includes(name));
    for (const job of minutely) await job.run({});
    await this.readEvents();
    await this.sendMails();
  }

  sendMails = () => openOutbox(this.rig.services).run();

  /** The provider's events, whose deliveries a test does not wait for. */
  async readEvents(): Promise<void> {
    const { services } = this.rig;
    await catchUpEvents(services);
    await new ProviderEvents(services).work();
  }

  async control<T extends { id: string }>(path: string, body: object): Promise<T> {
    const answer = await fetch(`${this.rig.billing.sandbox.url}/_sandbox/${path}`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status} to ${path}`);
    return (await answer.json()) as T;
  }
}

/** Jobs of other parts. */
const SLOW = ['renew-plans', 'sync-customers', 'handle-provider-events'];
