import { toDollars } from '@crewpad/domain';
import {
  catchUpEvents,
  ProviderEvents,
} from '../../../apps/server/src/features/billing/webhook.ts';
import { features } from '../../../apps/server/src/features/index.ts';
import { addListing } from '../../../apps/server/src/features/listings/testing.ts';
import { keyed, type RentRig } from '../../../apps/server/src/features/rent/periods/testing.ts';
import { addAirport } from '../../../apps/server/src/features/search/testing.ts';
import { openOutbox } from '../../../apps/server/src/jobs/outbox.ts';
import type { Stay } from './event.ts';

/** One stay at the real server: its people, and what the product calls the payments of the model. */
export class Stage {
  readonly rig: RentRig;
  readonly stay: Stay;
  /** The invited person has no account. */
  readonly isGuest: boolean;
  rental = 0;
  /** The token of the newest email of the invitation, and to whom it went. */
  link = '';
  email = '';
  bed = 0;
  listing = 0;
  lister = { id: 0, account: '' };
  tenant = { id: 0, customerId: '' };
  /** As both sides read them. */
  names = { lister: '', tenant: '', bed: '', listing: '' };
  readonly ids = new Map<string, number>();
  readonly refunds = new Map<string, number>();
  readonly requests = new Map<string, number>();
  readonly disputes = new Map<string, string>();
  /** Also places that must say the same as when they were last read. */
  readsAll = false;
  readonly #expected = new Map<string, string>();
  #tokens: { at: number; lister: string; tenant: string } | undefined;

  private constructor(rig: RentRig, stay: Stay, isGuest: boolean) {
    this.rig = rig;
    this.stay = stay;
    this.isGuest = isGuest;
  }

  /** A lister who has invited a tenant with a good card, or somebody without an account. */
  static async open(rig: RentRig, stay: Stay, isGuest = false): Promise<Stage> {
    const stage = new Stage(rig, stay, isGuest);
    const { db } = rig;
    const lister = await rig.lister();
    await db.updateTable('members').set({ user_plan: 'pro' }).where('id', '=', lister.id).execute();
    const { accounts } = rig.billing;
    const token = await accounts.tokenOf(lister.id, true);
    const { body } = await rig.billing.post('/stripe/setup-customer', {}, token);
    await rig.billing.save({ id: lister.id, token, customerId: body.customer_id }, 'other');
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
    Object.assign(stage, { lister, tenant, listing: listing.id });
    const nameOf = async ({ id }: { id: number }) =>
      db
        .selectFrom('members')
        .select(['display_name', 'email'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const own = await nameOf(tenant);
    const [bed = 0] = listing.bedIds;
    const email = isGuest ? `guest-of-${listing.id}@crewpad.test` : own.email;
    Object.assign(stage, { email, bed });
    const answer = await stage.call('lister', 'POST', '/rental/invite', {
      ...stage.offerOf(stay.rent),
    });
    if (answer.status !== 201) throw new Error(`not invited: ${answer.text}`);
    stage.rental = answer.body.data.id;
    const { location, room_name, bed_name } = answer.body.data;
    stage.names = {
      lister: (await nameOf(lister)).display_name,
      tenant: isGuest ? 'Gil Guest' : own.display_name,
      ...{ bed: `${room_name}, ${bed_name}`, listing: location },
    };
    await stage.readLink();
    return stage;
  }

  offerOf(rent: number) {
    const { stay } = this;
    return {
      ...{ email: this.email, listing_id: this.listing, bed_id: this.bed },
      ...{ rental_amount: toDollars(rent), deposit: toDollars(stay.deposit) },
      ...{ start_date: stay.start, start_time: '15:00', payment_date: stay.payday },
      ...(stay.end !== null && { end_date: stay.end, end_time: '11:00' }),
      ...(this.isGuest && { first_name: 'Gil', last_name: 'Guest' }),
      auto_pay: stay.autopay ? 1 : 0,
    };
  }

  /** Sent again, the earlier link is void. */
  async readLink(): Promise<void> {
    const { mailed_token } = await this.rig.rental(this.rental);
    if (mailed_token !== null) this.link = mailed_token;
  }

  /** Whether a place is to be read: what it must say is new, or the play is at its end. */
  isToRead(place: string, expected: unknown): boolean {
    const text = JSON.stringify(expected);
    const isNew = this.#expected.get(place) !== text;
    this.#expected.set(place, text);
    return isNew || this.readsAll;
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
    const knownId = this.ids.get(name);
    if (knownId !== undefined) return knownId;
    const rows = await this.rig.db
      .selectFrom('obligations')
      .select(['id', 'kind', 'period_from', 'replaces_id', 'replaces_cause'])
      .where('rental_id', '=', this.rental)
      .orderBy('id')
      .execute();
    const occurrences = new Map<string, number>();
    for (const row of rows) {
      if (row.kind === 'deposit') this.ids.set('deposit', row.id);
      if (row.kind !== 'rent') continue;
      if (row.replaces_id === null) {
        const count = (occurrences.get(`${row.period_from}`) ?? 0) + 1;
        occurrences.set(`${row.period_from}`, count);
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

  nameOf = (id: number): string | undefined => [...this.ids].find(([, item]) => item === id)?.[0];

  /** Everything that is due runs, and the provider's news is read before and after. */
  async runJobs(): Promise<void> {
    await this.readEvents();
    const { services } = this.rig;
    const minutely = features
      .filter(({ name }) => ['billing', 'rentals', 'rent'].includes(name))
      .flatMap(({ jobs }) => jobs?.(services) ?? [])
      .filter(
        ({ cron, name }) => (cron === '* * * * *' || DAILY.includes(name)) && !SLOW.includes(name),
      );
    for (const job of minutely) await job.run();
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

/** Run more often than in production: each run reminds of the same rent and deposit once. */
const DAILY = ['remind-of-rent', 'remind-of-deposits'];
/** Jobs of other parts. */
const SLOW = ['renew-plans', 'sync-customers', 'handle-provider-events'];
