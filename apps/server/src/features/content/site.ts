import type { contract } from '@crewpad/contract';
import { type LegalVersion, LOCALES, passkeySite, toDollars } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { flagsOf } from '../../platform/flags/flags-of.ts';
import { tilesAddress } from '../../platform/maps/settings.ts';
import type { Services } from '../../platform/services.ts';

const versionOf = ({ version, date }: LegalVersion) => ({ version, date });

/** The settings that this caller's browser may read. */
export function publicConfig(
  { config, payments }: Pick<Services, 'config' | 'payments'>,
  actor: Actor,
): contract.content.PublicConfig {
  return {
    brand: config.brand,
    flags: flagsOf(config, actor),
    locales: [...LOCALES],
    card: payments.card,
    payout_account_fee: toDollars(config.payouts.flatFeeCents),
    oauth: config.oauth.map(({ name }) => name),
    contact_email: config.contactEmail,
    company: config.company ?? null,
    legal: { terms: versionOf(config.legal.terms), privacy: versionOf(config.legal.privacy) },
    password_blocklist: config.passwordBlocklist,
    passkeys: passkeySite(config.publicUrl) !== undefined,
    demo: config.allowDemo,
    emails_verified_only: config.demoIsPublic,
    map_style: config.maps.styleUrl ?? null,
    map_tiles: tilesAddress(config.maps.tiles),
  };
}

/** The counters in site_metrics. */
interface Metrics {
  users: number;
  listings: number;
  selisting: number;
  total_emails: number;
  airports: number;
  cities: number;
  messages: number;
}

/**
 * Computes all counters from the rows: members with an account, public listings, active seekers,
 * sent emails.
 */
function countedMetrics(now: Date): RawBuilder<Metrics> {
  return sql<Metrics>`
    (select count(*)::int from members where status <> 'CLOSED') as users,
    (select count(*)::int from listings l join members m on m.id = l.user_id 
      where l.status = 2 and not l.hidden and l.removed_at is null and m.status <> 'CLOSED'
        and m.locked_at is null and (m.expire_at is null or m.expire_at > ${now})) as listings,
    (select count(*)::int from members where user_plan = 'seeker' and status = 'ACTIVE'
      and (expire_at is null or expire_at > ${now})) as selisting,
    (select count(*)::int from outbox where kind = 'mail' and sent_at is not null) as total_emails,
    (select count(*)::int from airports) as airports,
    (select count(*)::int from cities where listings_count > 0) as cities,
    (select count(*)::int from messages) as messages`;
}

/** The stored counters; computed on the fly until the hourly job has run once. */
export async function findMetrics(db: Db, now: Date): Promise<Metrics> {
  const { rows } = await sql<Metrics>`
    select users, listings, selisting, total_emails, airports, cities, messages from site_metrics
    union all
    select ${countedMetrics(now)} where not exists (select from site_metrics)`.execute(db);
  const [metrics] = rows;
  if (metrics === undefined) throw new Error('the counters of the site came back empty');
  return metrics;
}

const HOUR_MS = 60 * 60 * 1000;

/** Whether the counters were computed within the last hour. */
export async function hasRecentMetrics(db: Db, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('site_metrics')
    .select('id')
    .where('refreshed_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirst();
  return row !== undefined;
}

/** Recounts the site's counters in one statement, for the hourly job. */
export async function refreshSiteMetrics(db: Db, now: Date): Promise<void> {
  await sql`
    insert into site_metrics
      (users, listings, selisting, total_emails, airports, cities, messages, refreshed_at)
    select ${countedMetrics(now)}, ${now}::timestamptz
    on conflict (id) do update set users = excluded.users, listings = excluded.listings,
      selisting = excluded.selisting, total_emails = excluded.total_emails,
      airports = excluded.airports, cities = excluded.cities, messages = excluded.messages,
      refreshed_at = excluded.refreshed_at`.execute(db);
}

/** How many days back the emails are counted. */
const DAYS = 366;

interface EmailDay {
  year_created: number;
  month_created: number;
  day_created: number;
  total_emails: number;
  message_id: number;
}

/** How many emails were sent on each day (UTC) of the last year, newest day first. */
export async function getEmailDays(db: Db, now: Date): Promise<EmailDay[]> {
  const { rows } = await sql<EmailDay>`
    select extract(year from s.day)::integer as year_created,
      extract(month from s.day)::integer as month_created,
      extract(day from s.day)::integer as day_created,
      count(*)::integer as total_emails, max(s.id) as message_id
    from (
      select o.id, (o.sent_at at time zone 'UTC')::date as day from outbox o
      where o.kind = 'mail' and o.sent_at > ${now}::timestamptz - make_interval(days => ${sql.lit(DAYS)})
    ) s
    group by s.day
    order by s.day desc
  `.execute(db);
  return rows;
}

/** The house rules with their names per language, in creation order. */
export function findHouseRules(db: Db) {
  return db.selectFrom('house_rules').select(['id', 'name']).orderBy('id').execute();
}
