import type pg from 'pg';
import { addListing } from '../../../apps/server/src/features/listings/testing.ts';
import { addMessage } from '../../../apps/server/src/features/messages/testing.ts';
import { addRental } from '../../../apps/server/src/features/rentals/testing.ts';
import { addAirport } from '../../../apps/server/src/features/search/testing.ts';
import type { DatabaseHandle } from '../../../apps/server/src/platform/database/database.ts';
import type { Services } from '../../../apps/server/src/platform/services.ts';
import { sql } from '../../../apps/server/src/testing/services.ts';
import { type addMember, TestApp } from '../../../apps/server/src/testing/test-app.ts';
import type { Role } from '../authorization.ts';

/** One entry per table: its name, how many rows it has, and what wrote the newest of them. */
type AllRows = Record<string, string>;

/** Excludes rate-limit counters: they change with every call, refused or not. */
const NO_DATA = ['rate_limits'];

/** The server handles a stored event later, which changes its row during some other call. */
const newestOf = (table: string) =>
  table === 'provider_events' ? 'max(event_id)' : 'max(xmin::text::bigint)::text';

/**
 * Fingerprints every table of the product: equal before and after if nothing has changed. Each row
 * has the number of the transaction that wrote it, which is larger than all earlier ones.
 */
class RowReader {
  readonly #query: string;
  readonly #database: DatabaseHandle;
  /** Its own connection, which plans the query once: that takes longer than running it. */
  readonly #client: pg.PoolClient | undefined;

  private constructor(query: string, database: DatabaseHandle, client: pg.PoolClient | undefined) {
    this.#query = query;
    this.#database = database;
    this.#client = client;
  }

  static async open(database: DatabaseHandle): Promise<RowReader> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any (${NO_DATA})
      order by 1
    `.execute(database.db);
    const tables = rows.map(
      ({ name }) =>
        `select '${name}' as name, concat(count(*), ' ', ${newestOf(name)}) as state from "${name}"`,
    );
    return new RowReader(tables.join(' union all '), database, await database.pool?.connect());
  }

  async read(): Promise<AllRows> {
    const text = this.#query;
    const { rows } = await (this.#client?.query({ name: 'all rows', text }) ??
      sql<{ name: string; state: string }>`${sql.raw(text)}`.execute(this.#database.db));
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  }

  close(): void {
    this.#client?.release();
  }
}

export type MemberRole = Exclude<Role, 'visitor'>;

/** A caller; only the ID may be shown to others. */
export interface Somebody {
  id: number;
  email: string;
  customerId: string;
  birthdateYear: number;
}

/**
 * The cast of authorization.csv: a crash pad with its lister and a tenant they write to, another
 * lister with another crash pad, and members unrelated to either.
 */
export class World {
  readonly rig: TestApp;
  readonly people: Record<MemberRole, Somebody>;
  /** The visitor also has an account, which they prove with a password or a link. */
  readonly loggedOut: Somebody;
  readonly listing: { id: number; user_id: number };
  readonly airport: { id: number; prefix: string };
  readonly rows: RowReader;

  private constructor(
    rig: TestApp,
    people: World['people'],
    loggedOut: Somebody,
    listing: World['listing'],
    airport: World['airport'],
    rows: RowReader,
  ) {
    this.rig = rig;
    this.people = people;
    this.loggedOut = loggedOut;
    this.listing = listing;
    this.airport = airport;
    this.rows = rows;
  }

  static async open(
    settings: Record<string, string>,
    services: Pick<Services, 'payments'>,
  ): Promise<World> {
    const rig = await TestApp.open(settings, services);
    const { db } = rig.database;
    const term = { expire_at: '2027-01-01T00:00:00Z', term_months: 12 };
    const people = {
      free: await addSomebody(rig, 'free', { user_plan: null }),
      seeker: await addSomebody(rig, 'seeker', { user_plan: 'seeker', ...term }),
      lister_owner: await addSomebody(rig, 'lister_owner', { user_plan: 'pro', ...term }),
      lister_other: await addSomebody(rig, 'lister_other', { user_plan: 'basic', ...term }),
      tenant: await addSomebody(rig, 'tenant', { user_plan: null }),
      admin: await addSomebody(rig, 'admin', { user_plan: null, role: 'admin' }),
    };
    const loggedOut = await addSomebody(rig, 'logged.out', { user_plan: null });
    const airport = await addAirport(db, { prefix: 'QXQ' });
    const airports = [{ id: airport.id, distance: 2 }];
    const user_id = people.lister_owner.id;
    const listing = await addListing(db, { user_id, airports, title: 'The owner’s' });
    await addListing(db, { user_id: people.lister_other.id, airports });
    const [bed = 0] = listing.bedIds;
    const { id: tenantId, email } = people.tenant;
    await addRental(db, listing, bed, { user_id: tenantId, email });
    await addMessage(db, { from: tenantId, to: user_id });
    const rows = await RowReader.open(rig.database);
    return new World(rig, people, loggedOut, listing, airport, rows);
  }

  /** A new member, as a test needs them. */
  newcomer(kind: string, row: Parameters<typeof addMember>[1]): Promise<Somebody> {
    newcomers += 1;
    return addSomebody(this.rig, `${kind}.${newcomers}`, row);
  }

  /** The caller's account. */
  member(role: Role): Somebody {
    return role === 'visitor' ? this.loggedOut : this.people[role];
  }

  /** A new session token; a visitor has none. */
  async tokenOf(role: Role): Promise<string | undefined> {
    return role === 'visitor' ? undefined : this.rig.tokenOf(this.people[role].id);
  }

  /** A token of an admin who views as a member. */
  async switchedTokenOf(role: MemberRole): Promise<string> {
    const { db } = this.rig.database;
    const token = await this.rig.tokenOf(this.people[role].id);
    await this.rig.tokenOf(this.people.admin.id);
    await db
      .updateTable('sessions')
      .set(({ selectFrom }) => ({
        admin_session_id: selectFrom('sessions')
          .select(({ fn }) => fn.max('id').as('id'))
          .where('member_id', '=', this.people.admin.id),
      }))
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('sessions')
          .select(({ fn }) => fn.max('id').as('id'))
          .where('member_id', '=', this.people[role].id),
      )
      .execute();
    return token;
  }

  /**
   * Finds private data about people other than the caller in a response.
   * @param revealed the people whose data is allowed
   */
  leaks(role: Role, text: string, revealed: readonly Somebody[] = []): string[] {
    const others = [...Object.values(this.people), this.loggedOut].filter(
      (person) => person !== this.member(role) && !revealed.includes(person),
    );
    // A lister knows their tenants by the email addresses they invited.
    const ownEmails = role === 'lister_owner' ? [this.people.tenant.email] : [];
    return others
      .flatMap(({ email, customerId, birthdateYear }) => [
        email,
        customerId,
        `"birthdate_year":${birthdateYear}`,
      ])
      .concat('argon2')
      .filter((secret) => text.includes(secret) && !ownEmails.includes(secret));
  }

  close(): Promise<void> {
    this.rows.close();
    return this.rig.close();
  }
}

/** Each person has a different birth year, so responses can be told apart. */
let years = 1950;
let newcomers = 0;

async function addSomebody(
  rig: TestApp,
  name: string,
  row: Parameters<typeof addMember>[1],
): Promise<Somebody> {
  const { db, payments } = rig.services;
  const created_at = '2026-02-01T00:00:00Z';
  years += 1;
  const birthdateYear = years;
  const { id, email } = await rig.member({
    email: `secret.${name}@crewpad.test`,
    phone_number: '+12025550177',
    birthdate_year: birthdateYear,
    birthdate_month: 7,
    birthdate_day: 7,
    email_verified_at: created_at,
    ...row,
  });
  const { id: customerId } = await payments.stripe.customers.create({ name });
  await db
    .insertInto('customers')
    .values({ member_id: id, provider_mode: 'sandbox', customer_id: customerId, created_at })
    .execute();
  return { id, email, customerId, birthdateYear };
}
