import { rm } from 'node:fs/promises';
import { type DemoData, readDemoData } from '@crewpad/reference-data/demo';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { openTestDatabase, testServices } from '../testing/services.ts';
import { closeDemoLogins, loadDemoData } from './load-demo.ts';
import { loadReferenceData } from './load-reference.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
let database: DatabaseHandle;
let services: Services;
let data: DemoData;

const load = () => loadDemoData({ ...services, now: NOW });

beforeAll(async () => {
  database = await openTestDatabase();
  services = testServices(database);
  await loadReferenceData(database.db, NOW);
  data = readDemoData();
  expect(await load()).toBe(true);
});
afterAll(async () => {
  await database.close();
  await rm(services.config.dataDir, { recursive: true, force: true });
});

async function numberOf(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return (await query.execute(database.db)).rows[0]?.n ?? Number.NaN;
}

/**
 * What a drawing shows apart from its colors, such as "front 3": there are 18 plans of houses and
 * six of each kind of room, in turn.
 */
function placeOf(url: string): string {
  const [, kind = '', number] = url.match(/demo-([a-z]+)-(\d+)-/) ?? [];
  return `${kind} ${Number(number) % (kind === 'front' ? 18 : 6)}`;
}

describe('demo data', () => {
  it('is loaded once, and never into a database with members', async () => {
    expect(await load()).toBe(false);
    expect(await numberOf(sql`select count(*)::int as n from members`)).toBe(data.members.length);
    await sql`delete from loaded_data where name = 'demo'`.execute(database.db);
    expect(await load()).toBe(false);
    expect(await numberOf(sql`select count(*)::int as n from members`)).toBe(data.members.length);
  });

  it('has passwords for the documented members only', async () => {
    const { rows } = await sql<{ email: string; password_hash: string; expire_at: Date | null }>`
      select email, password_hash, expire_at from members where password_hash is not null order by email
    `.execute(database.db);
    expect(rows.map(({ email }) => email.replace('@crewpad.test', ''))).toEqual([
      'admin',
      'lister.basic',
      'lister.crew',
      'lister.premium',
      'lister.pro',
      'seeker',
      'tenant',
    ]);
    const hashes = new Set(rows.map((row) => row.password_hash));
    expect(hashes.size).toBe(1);
    expect(await verify([...hashes][0] ?? '', 'crashpad')).toBe(true);
  });

  it('has verified emails, and terms that match the plan', async () => {
    expect(
      await numberOf(sql`select count(*)::int as n from members where email_verified_at is null`),
    ).toBe(0);
    expect(
      await numberOf(sql`select count(*)::int as n from members where user_plan is not null and (
        term_months <> case user_plan when 'seeker' then 6 else 12 end
        or expire_at <> term_anchor + make_interval(months => term_months) or expire_at <= ${NOW})`),
    ).toBe(0);
  });

  it('has counters that match the rows', async () => {
    const beds = data.listings.flatMap(({ rooms }) => rooms.flatMap((room) => room.beds));
    const accepted = data.rentals.filter(({ status }) => status === 'accepted');
    const { rows } = await sql`
      select sum(num_beds)::int as beds, sum(num_occupied_beds)::int as occupied,
        sum(review_count)::int as reviews from listings
    `.execute(database.db);
    expect(rows[0]).toEqual({
      beds: beds.length,
      occupied: accepted.length,
      reviews: data.reviews.filter(({ listing }) => listing !== null).length,
    });
    expect(await numberOf(sql`select sum(review_count)::int as n from members`)).toBe(
      data.reviews.length,
    );
    expect(
      await numberOf(sql`select count(*)::int as n from listings l join (
        select listing_id, sum(views) as views from listing_view_months group by 1
      ) m on m.listing_id = l.id where m.views > l.views`),
    ).toBe(0);
    expect(
      await numberOf(sql`select count(distinct v.listing_id)::int as n from listing_view_months v
        join listings l on l.id = v.listing_id
        join members m on m.id = l.user_id where m.email = 'lister.crew@crewpad.test'`),
    ).toBe(8);
  });

  it('has tenants who are late, and rent to come everywhere else', async () => {
    const { rows } = await sql<{ email: string; periods: number; late_from: Date }>`
      select r.email, count(*)::int as periods, max(o.late_from) as late_from
      from obligations o join rentals r on r.id = o.rental_id
      where o.status = 'due' group by r.email order by r.email`.execute(database.db);
    expect(rows.map(({ email, periods }) => ({ email, periods }))).toEqual(
      data.rentals
        .flatMap(({ email, unpaid_periods: periods }) =>
          periods === undefined ? [] : [{ email, periods }],
        )
        .toSorted((a, b) => (a.email < b.email ? -1 : 1)),
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { late_from } of rows) expect(late_from.getTime()).toBeLessThan(NOW.getTime());
    expect(
      await numberOf(sql`select count(*)::int as n from rentals where status = 'accepted'
        and (next_due_at is null or next_due_at <= ${NOW}::timestamptz - interval '3 days')`),
    ).toBe(0);
  });

  it('has rent of a year that the tenants of the documented listers paid by hand', async () => {
    const { rows } = await sql<{ email: string; earned: number[] }>`
      select m.email, array_agg(p.cents order by p.month desc) as earned
      from members m join (
        select lister_id, date_trunc('month', paid_on) as month, sum(amount_cents)::int as cents
        from manual_payments where payment_for = 'rent' group by 1, 2
      ) p on p.lister_id = m.id
      where m.email like 'lister.p%' group by 1 order by 1`.execute(database.db);
    expect(rows.map(({ email }) => email)).toEqual([
      'lister.premium@crewpad.test',
      'lister.pro@crewpad.test',
    ]);
    for (const { earned } of rows) expect(earned.length).toBeGreaterThanOrEqual(12);
    expect(
      await numberOf(sql`select count(*)::int as n from obligations o
        join rentals r on r.id = o.rental_id
        where o.status = 'paid' and (o.settled_cents <> o.amount_cents or o.paid_at < o.due_at
          or o.paid_at > ${NOW} or o.payer_id <> r.user_id or o.period_from < r.start_date
          or o.period_to > coalesce(r.next_rent_on, r.end_date))`),
    ).toBe(0);
    expect(
      await numberOf(sql`select count(*)::int as n from rentals r
        where r.status = 'accepted' and r.next_rent_on is distinct from coalesce(
          (select max(period_to) from obligations o where o.rental_id = r.id), r.next_rent_on)`),
    ).toBe(0);
    const { id } = await database.db
      .insertInto('obligations')
      .values({
        ...{ kind: 'subscription', subject_key: 'test', payer_id: 1, plan: 'pro' },
        ...{ amount_cents: 100, provider_mode: 'sandbox', due_at: NOW },
        ...{ created_at: NOW, updated_at: NOW },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBeGreaterThan(await numberOf(sql`select max(id)::int as n from manual_payments`));
  });

  it('has conversations with something unread, and what the seeker saved', async () => {
    const { rows } = await sql<{ email: string; unread: number; threads: number }>`
      select m.email, c.unread, c.current as threads
      from inbox_counts c join members m on m.id = c.member_id
      where m.password_hash is not null order by m.email`.execute(database.db);
    expect(rows).toEqual([
      { email: 'lister.crew@crewpad.test', unread: 2, threads: 3 },
      { email: 'lister.premium@crewpad.test', unread: 1, threads: 2 },
      { email: 'lister.pro@crewpad.test', unread: 1, threads: 2 },
      { email: 'seeker@crewpad.test', unread: 2, threads: 2 },
      { email: 'tenant@crewpad.test', unread: 1, threads: 1 },
    ]);
    expect(
      await numberOf(sql`select count(*)::int as n from thread_members t where t.unread <> (
          select count(*) from messages g where g.thread_id = t.thread_id
            and g.to_user_id = t.member_id and g.seq > t.cleared_seq)
        or t.email_due_at is not null or t.last_message_at > ${NOW}`),
    ).toBe(0);
    const { rows: mails } = await sql`
      select o.payload->>'mail' as mail, r.email from outbox o
      left join rentals r on r.id = (o.payload->>'rentalId')::int`.execute(database.db);
    expect(mails).toEqual([{ mail: 'rental_invitation', email: 'invited@crewpad.test' }]);
    expect(await numberOf(sql`select count(*)::int as n from favorites`)).toBe(2);
    expect(await numberOf(sql`select count(*)::int as n from saved_searches`)).toBe(1);
    expect(await numberOf(sql`select count(*)::int as n from search_alerts`)).toBe(0);
  });

  it('has one tenant and one invited person with complete rentals', async () => {
    const { rows } = await sql`
      select r.email, r.status, r.first_name, r.time_zone, r.accepted_at is not null as accepted,
        (select count(*)::int from rental_terms t where t.rental_id = r.id) as terms,
        (select array_agg(h.action order by h.id) from rental_history h where h.rental_id = r.id) as steps
      from rentals r where r.email in ('tenant@crewpad.test', 'invited@crewpad.test') order by r.email
    `.execute(database.db);
    const tenant = data.members.find(({ email }) => email === 'tenant@crewpad.test');
    const time_zone = 'America/Chicago';
    expect(rows).toEqual([
      {
        email: 'invited@crewpad.test',
        status: 'pending',
        first_name: '',
        time_zone,
        accepted: false,
        terms: 1,
        steps: ['invite'],
      },
      {
        email: 'tenant@crewpad.test',
        status: 'accepted',
        first_name: tenant?.first_name,
        time_zone,
        accepted: true,
        terms: 1,
        steps: ['invite', 'accept'],
      },
    ]);
    expect(
      await numberOf(sql`select count(*)::int as n from rentals
        where (status = 'ended') <> (ended_at is not null and closed_as = 'checked_out')
        or accepted_at > coalesce(ended_at, ${NOW})`),
    ).toBe(0);
  });

  it('is searchable: airport facets match the search rows and the listings', async () => {
    expect(await numberOf(sql`select sum(total)::int as n from airport_facets`)).toBe(
      await numberOf(sql`select count(*)::int as n from airport_listings`),
    );
    expect(
      await numberOf(sql`select count(distinct listing_id)::int as n from airport_listings`),
    ).toBe(
      await numberOf(sql`select count(*)::int as n from listings l join members m on m.id = l.user_id
        where l.status = 2 and coalesce(m.expire_at, 'infinity') > ${NOW}`),
    );
  });

  it('has a public point 100 to 400 m from every listing, and pictures that exist', async () => {
    const { rows } = await sql<{ low: number; high: number }>`
      select min(d) as low, max(d) as high from (
        select great_circle_miles(latitude, longitude, public_latitude, public_longitude) * 1609.344 as d
        from listings) x
    `.execute(database.db);
    expect(rows[0]?.low).toBeGreaterThanOrEqual(100);
    expect(rows[0]?.high).toBeLessThanOrEqual(400);
    const { thumbnail } = await database.db
      .selectFrom('listings')
      .select('thumbnail')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(thumbnail).toMatch(/^\/files\/pictures\/demo-[a-z]+-\d+-[0-9a-f]{8}\/1280\.webp$/);
    expect(await services.files.exists(thumbnail?.replace('/files/', '') ?? '')).toBe(true);
  });

  it('shows twelve different places on the first screen near each base', async () => {
    const bases = new Set(data.listings.flatMap(({ airports }) => airports.map((a) => a.prefix)));
    for (const code of bases) {
      const { rows } = await sql<{ thumbnail: string }>`
        select l.thumbnail from airport_listings al
        join airports a on a.id = al.airport_id join listings l on l.id = al.listing_id
        where a.prefix = ${code}
        order by al.featured desc, al.boosted desc, al.distance, al.created_at desc, al.listing_id
        limit 12`.execute(database.db);
      const places = rows.map(({ thumbnail }) => placeOf(thumbnail));
      expect(places.length - new Set(places).size, `${code}: ${places}`).toBe(0);
    }
  });

  it('has no row created in the future, and has upcoming events', async () => {
    for (const table of ['members', 'listings', 'rentals', 'reviews', 'review_responses']) {
      expect(
        await numberOf(
          sql`select count(*)::int as n from ${sql.table(table)} where created_at > ${NOW}`,
        ),
      ).toBe(0);
    }
    expect(
      await numberOf(sql`select count(*)::int as n from feed_items where end_date >= '2026-03-01'`),
    ).toBeGreaterThan(0);
    expect(
      await numberOf(
        sql`select count(*)::int as n from review_responses p join reviews r on r.id = p.review_id where p.created_at < r.created_at`,
      ),
    ).toBe(0);
  });

  it('advances the sequences past its IDs', async () => {
    const { id } = await database.db
      .insertInto('feed_items')
      .values({
        kind: 'event',
        title: JSON.stringify({ en: 'x' }),
        city: 'x',
        country: 'US',
        map_lat: 0,
        map_lng: 0,
        start_date: '2026-01-01',
        end_date: '2026-01-01',
        start_time: '10:00',
        end_time: '11:00',
        business_name: 'x',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(data.feed.length + 1);
    const { rows } = await sql<{
      n: number;
    }>`select nextval(pg_get_serial_sequence('listings', 'id'))::int as n`.execute(database.db);
    expect(rows[0]?.n).toBe(data.listings.length + 1);
  });
});

// Last, because they change the members.
describe('on a site that others reach', () => {
  const logins = async ({ db }: DatabaseHandle) => {
    const { rows } = await sql<{ email: string; role: string; password_hash: string }>`
      select email, role, password_hash from members where password_hash is not null
      order by email`.execute(db);
    return rows;
  };
  const NAMES = ['lister.basic', 'lister.crew', 'lister.premium', 'lister.pro', 'seeker', 'tenant'];
  const EMAILS = NAMES.map((name) => `${name}@crewpad.test`);
  const expectPasswords = async (of: DatabaseHandle, passwords: ReadonlyMap<string, string>) => {
    const rows = await logins(of);
    expect(rows.map(({ email }) => email)).toEqual(EMAILS);
    expect([...passwords.keys()].toSorted()).toEqual(EMAILS);
    expect(new Set(passwords.values()).size).toBe(EMAILS.length);
    for (const { email, password_hash } of rows) {
      expect(await verify(password_hash, passwords.get(email) ?? '')).toBe(true);
      expect(await verify(password_hash, 'crashpad')).toBe(false);
    }
    const admins = sql<{ n: number }>`select count(*)::int as n from members where role = 'admin'`;
    expect((await admins.execute(of.db)).rows[0]?.n).toBe(0);
  };

  it('has no administrator, and passwords of its own that are told once', async () => {
    const other = await openTestDatabase();
    try {
      await loadReferenceData(other.db, NOW);
      const passwordLists: ReadonlyMap<string, string>[] = [];
      const tellPasswords = (passwords: ReadonlyMap<string, string>) =>
        passwordLists.push(passwords);
      const publicly = { ...services, db: other.db, now: NOW, tellPasswords };
      expect(await loadDemoData(publicly)).toBe(true);
      expect(await loadDemoData(publicly)).toBe(false);
      await closeDemoLogins(publicly, tellPasswords);
      expect(passwordLists).toHaveLength(1);
      await expectPasswords(other, passwordLists[0] ?? new Map());
    } finally {
      await other.close();
    }
  });

  it('an older data folder loses its administrator, known passwords and sessions', async () => {
    const { db } = database;
    const at = { created_at: NOW, expires_at: '2027-01-01T00:00:00Z' };
    await sql`insert into sessions (member_id, token_id, created_at, last_seen_at, expires_at)
      select id, gen_random_uuid(), ${at.created_at}::timestamptz, ${at.created_at}::timestamptz, ${at.expires_at}::timestamptz
      from members where email = 'admin@crewpad.test'`.execute(db);
    const passwordLists: ReadonlyMap<string, string>[] = [];
    const close = () =>
      closeDemoLogins({ db, now: NOW }, (passwords) => passwordLists.push(passwords));
    await close();
    await close();
    expect(passwordLists).toHaveLength(1);
    await expectPasswords(database, passwordLists[0] ?? new Map());
    const open = sql<{ n: number }>`select count(*)::int as n from sessions where ended_at is null`;
    expect((await open.execute(db)).rows[0]?.n).toBe(0);
  });
});
