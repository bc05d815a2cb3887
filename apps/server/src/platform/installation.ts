import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseHandle, Db } from './database/database.ts';
import { transaction } from './database/transaction.ts';
import { keyIdOf, openSealedText, type Secrets, sealText } from './tokens.ts';

/** What a node learns about the database that all nodes share. */
export interface DatabaseFacts {
  /** PostgreSQL's major version. */
  postgres: number;
  /** Whether it refuses writes. */
  isReadOnly: boolean;
  /** Whether it knows no other SECRET than this one, or SECRET_OLD. */
  hasSecretOfOthers: boolean;
  /** Whether SECRET_OLD, if set, is the one that this database was used with before. */
  hasOldSecret: boolean;
  /** Sessions whose token is still signed with SECRET_OLD; undefined without one. */
  oldSessions: number | undefined;
  /** Authenticator apps that neither SECRET nor SECRET_OLD opens. */
  lostApps: number;
  /** The hosts of the passkeys that members have. */
  passkeyHosts: readonly string[];
  /** When SECRET replaced SECRET_OLD; undefined before the first start with both. */
  secretChangedAt: Date | undefined;
}

const POINT_KEY = 'key of the public points';

type Kind = DatabaseHandle['kind'];

/**
 * Makes this SECRET the one of the installation if it has none, or if it has SECRET_OLD. The embedded
 * database has one node, which may also lose its secret and go on with another.
 */
export async function recordSecret(
  { db, kind }: { db: Db; kind: Kind },
  { secret, oldSecret }: Secrets,
  now: Date,
): Promise<void> {
  const ours = checkOf(secret);
  const old = oldSecret === undefined ? null : checkOf(oldSecret);
  if (old !== null) {
    await db
      .updateTable('installation')
      .set({ secret_check: ours, old_secret_check: old, secret_changed_at: now })
      .where((eb) => eb.or([eb('secret_check', '=', old), eb('secret_check', 'is', null)]))
      .execute();
    return;
  }
  const isLost = sql<boolean>`${kind === 'embedded'} and secret_check <> ${ours}`;
  await db
    .updateTable('installation')
    .set({ secret_check: ours, old_secret_check: null, secret_changed_at: null })
    .where((eb) => eb.or([eb('secret_check', 'is', null), isLost]))
    .execute();
}

/** Reads only. */
export async function readDatabaseFacts(db: Db, secrets: Secrets): Promise<DatabaseFacts> {
  const { rows } = await sql<{
    version: string;
    is_read_only: boolean;
    is_ours: boolean;
    has_apps: boolean;
    has_passkeys: boolean;
  }>`
    select current_setting('server_version_num') as version,
      current_setting('transaction_read_only') = 'on' as is_read_only,
      to_regclass('installation') is not null as is_ours,
      to_regclass('authenticator_apps') is not null as has_apps,
      to_regclass('passkeys') is not null as has_passkeys
  `.execute(db);
  const [row] = rows;
  return {
    postgres: Math.floor(Number(row?.version) / 10_000),
    isReadOnly: row?.is_read_only ?? false,
    // A database that no node has used yet has no secret.
    ...(await readSecretFacts(db, row?.is_ours ?? false, secrets)),
    lostApps: row?.has_apps ? await lostAppsOf(db, secrets) : 0,
    passkeyHosts: row?.has_passkeys ? await passkeyHostsOf(db) : [],
  };
}

async function readSecretFacts(db: Db, isOurs: boolean, { secret, oldSecret }: Secrets) {
  const row = isOurs
    ? await db.selectFrom('installation').selectAll().executeTakeFirst()
    : undefined;
  const ours = checkOf(secret);
  const old = oldSecret === undefined ? undefined : checkOf(oldSecret);
  const present = row?.secret_check ?? undefined;
  const isReplaced = present !== undefined && ours.equals(present);
  const isBefore = present !== undefined && (old?.equals(present) ?? false);
  const changedAt = (isReplaced && row?.secret_changed_at) || undefined;
  const before = row?.old_secret_check;
  const wasBefore = before != null && (old?.equals(before) ?? false);
  return {
    hasSecretOfOthers: present === undefined || isReplaced || isBefore,
    hasOldSecret: old === undefined || present === undefined || isBefore || wasBefore,
    oldSessions:
      old === undefined || changedAt === undefined ? undefined : await oldSessionsOf(db, changedAt),
    secretChangedAt: changedAt,
  };
}

async function passkeyHostsOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('passkeys').select('rp_id').distinct().execute();
  return rows.map(({ rp_id }) => rp_id);
}

async function lostAppsOf(db: Db, { secret, oldSecret }: Secrets): Promise<number> {
  const keys = [secret, ...(oldSecret === undefined ? [] : [oldSecret])].map(keyIdOf);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from authenticator_apps
    where not key_id = any (${keys}::text[])`.execute(db);
  return rows[0]?.count ?? 0;
}

async function oldSessionsOf(db: Db, changedAt: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from sessions
    where ended_at is null and expires_at > now()
      and coalesce(rotated_at, created_at) < ${changedAt}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * The key of the public points. The first start makes it the SECRET that the points were derived
 * from, so that none moves; it is encrypted, because a copy of the database must not reveal SECRET.
 * Each change of SECRET encrypts it again.
 */
export function loadPointKey(db: Db, { secret, oldSecret }: Secrets): Promise<string> {
  return transaction(db, async (trx) => {
    const { point_key: sealed } = await trx
      .selectFrom('installation')
      .select('point_key')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const present = sealed && openSealedText(sealed, POINT_KEY, secret);
    if (present) return present;
    const before =
      sealed && oldSecret !== undefined ? openSealedText(sealed, POINT_KEY, oldSecret) : undefined;
    const key = before ?? (sealed === null ? (oldSecret ?? secret) : secret);
    const point_key = sealText(key, POINT_KEY, secret);
    await trx.updateTable('installation').set({ point_key }).execute();
    return key;
  });
}

/** Proves that two nodes have the same secret, and reveals nothing of it. */
function checkOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('the same SECRET on all nodes').digest();
}
