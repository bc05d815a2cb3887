import { sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';
import { pick, random } from './seed-random.ts';
import { FIRST_NAMES, LAST_NAMES } from './seed-texts.ts';

/** IDs of a seed's members: listers first, then tenants who rent and review. */
export interface SeedMembers {
  firstLister: number;
  listers: number;
  firstTenant: number;
  tenants: number;
}

const LISTINGS_PER_LISTER = 4;
const TENANTS_MOST = 20_000;
/** More than the reviews of one listing, because each review has a different author. */
const TENANTS_LEAST = 10;

/** Inserts the members of a seed. All listers have a paid term that ends within a year. */
export async function seedMembers(trx: Trx, listings: number, now: Date): Promise<SeedMembers> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0) as last from members
  `.execute(trx);
  const firstLister = (rows[0]?.last ?? 0) + 1;
  const listers = Math.ceil(listings / LISTINGS_PER_LISTER);
  const tenants = Math.min(TENANTS_MOST, Math.max(TENANTS_LEAST, listings));
  const firstTenant = firstLister + listers;
  const row = sql`s.i`;
  const lister = sql`s.i < ${sql.lit(firstTenant)}`;
  await sql`
    insert into members (id, email, status, user_plan, expire_at, first_name, last_name,
      display_name, about, phone_number, country_code, created_at) overriding system value
    select s.i, 'seed-' || s.i || '@load.crewpad.test', 'ACTIVE',
      case when ${lister} then 'pro' end,
      case when ${lister} then ${now}::timestamptz + make_interval(days => 2 + floor(${random(row, 1)} * 360)::integer) end,
      n.first_name, n.last_name, n.first_name || ' ' || left(n.last_name, 1) || '.',
      'Crew since ' || 1990 + s.i % 35 || '.', '+1212555' || lpad((s.i % 10000)::text, 4, '0'), 'US',
      ${now}::timestamptz - make_interval(days => 900 + floor(${random(row, 2)} * 900)::integer)
    from generate_series(${sql.lit(firstLister)}, ${sql.lit(firstTenant + tenants - 1)}) as s (i)
    cross join lateral (
      select ${pick(row, 3, FIRST_NAMES)} as first_name, ${pick(row, 4, LAST_NAMES)} as last_name
    ) n
  `.execute(trx);
  await sql`select setval(pg_get_serial_sequence('members', 'id'), (select max(id) from members))`.execute(
    trx,
  );
  return { firstLister, listers, firstTenant, tenants };
}
