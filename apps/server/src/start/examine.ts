import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { Config } from '../platform/config.ts';
import { dataFolderAt } from '../platform/data-folder/data-folder.ts';
import { openPostgres } from '../platform/database/database.ts';
import { requireKnownMigrations } from '../platform/database/migrate.ts';
import { databaseAddress, waitForDatabase } from '../platform/database/reachable.ts';
import { requireReplica } from '../platform/database/replica.ts';
import { fetchJson } from '../platform/fetch-json.ts';
import { openFileStorage } from '../platform/files/storage.ts';
import { Photon } from '../platform/geocoding/photon.ts';
import { type DatabaseFacts, readDatabaseFacts } from '../platform/installation.ts';
import { checkMailDomain, type TxtResolver } from '../platform/mail/domain-records.ts';
import { checkSmtp } from '../platform/mail/smtp.ts';
import { hasTiles } from '../platform/maps/settings.ts';
import { checkTilesAddress, checkTilesFile } from '../platform/maps/tiles-file.ts';
import { oneLine } from '../platform/start-error.ts';
import { MAIL_FROM_DEFAULT } from '../settings.ts';
import { findingsOf } from './findings.ts';

/** One line of npm run doctor. */
interface Diagnosis {
  readonly verdict: 'ok' | 'wrong' | 'not checked';
  readonly text: string;
}

interface Examination {
  config: Config;
  resolver: TxtResolver;
  /** undefined with the sandbox. */
  stripe: Stripe | undefined;
}

const DATABASE_LIMIT_MS = 5000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long links to unsubscribe, signed with SECRET_OLD, must work. */
const OLD_SECRET_DAYS = 30;
const STYLE_LIMIT_MS = 5000;
/** A place that every geocoder knows. */
const FAMILIAR_PLACE = 'Miami';

/** Names what is wrong with an installation: what a start warns of, and what only a call tells. */
export async function examine(examination: Examination): Promise<Diagnosis[]> {
  const { config } = examination;
  const surroundings: DatabaseFacts = {
    isReadOnly: false,
    postgres: Number.POSITIVE_INFINITY,
    hasSecretOfOthers: true,
    hasOldSecret: true,
    lostApps: 0,
    passkeyHosts: [],
    oldSessions: undefined,
    secretChangedAt: undefined,
  };
  const database = await examineDatabase(config, surroundings);
  const findings = findingsOf(config, surroundings).map(({ text }) => wrong(text));
  // One after the other, so that none is late because of another.
  return [
    ...findings,
    database,
    ...(await examineReplica(config)),
    ...examineOldSecret(config, surroundings),
    await examineMail(config),
    await examineBucket(config),
    await examineStripe(examination),
    await examineMap(config),
    await examineGeocoder(config),
    ...(await examineMailDomain(examination)),
  ];
}

const ok = (text: string): Diagnosis => ({ verdict: 'ok', text });
const wrong = (text: string): Diagnosis => ({ verdict: 'wrong', text });
const notChecked = (text: string): Diagnosis => ({ verdict: 'not checked', text });

/** @param remedy what to set if the call fails */
async function tryCall(
  subject: string,
  call: () => Promise<unknown>,
  remedy: string,
): Promise<Diagnosis> {
  try {
    await call();
    return ok(subject);
  } catch (error) {
    return wrong(`${subject}: ${oneLine(error).replace(/\.$/, '')}; ${remedy}`);
  }
}

/** Also fills in what the findings need. */
async function examineDatabase(config: Config, facts: DatabaseFacts): Promise<Diagnosis> {
  const { databaseUrl, secret = '', oldSecret } = config;
  if (databaseUrl === undefined) {
    return notChecked(`database: the embedded one in ${dataFolderAt(config.dataDir).database}`);
  }
  const database = openPostgres(databaseUrl, 1, () => {});
  const address = databaseAddress(databaseUrl);
  return tryCall(
    `database at ${address}`,
    async () => {
      try {
        await waitForDatabase(database.db, address, DATABASE_LIMIT_MS);
        Object.assign(facts, await readDatabaseFacts(database.db, { secret, oldSecret }));
        await requireKnownMigrations(database.db);
        if (facts.isReadOnly) throw new Error('it is read-only');
      } finally {
        await database.close();
      }
    },
    'set DATABASE_URL to the server that accepts writes, for example postgres://crewpad:password@localhost:5432/crewpad',
  );
}

/** Says whether the replica can answer reads. */
async function examineReplica({ databaseUrl, readDatabaseUrl }: Config): Promise<Diagnosis[]> {
  if (databaseUrl === undefined || readDatabaseUrl === undefined) return [];
  const primary = openPostgres(databaseUrl, 1, () => {});
  const replica = openPostgres(readDatabaseUrl, 1, () => {});
  const address = databaseAddress(readDatabaseUrl);
  const diagnosis = await tryCall(
    `replica at ${address}`,
    async () => {
      try {
        await waitForDatabase(replica.db, address, DATABASE_LIMIT_MS);
        await requireReplica({ primary: primary.db, replica: replica.db });
      } finally {
        await Promise.all([primary.close(), replica.close()]);
      }
    },
    'set READ_DATABASE_URL to a streaming replica of DATABASE_URL, or remove it',
  );
  return [diagnosis];
}

/** Says when SECRET_OLD has done its work. */
export function examineOldSecret(
  { oldSecret, databaseUrl }: Config,
  { hasOldSecret, oldSessions, secretChangedAt }: DatabaseFacts,
  now = new Date(),
): Diagnosis[] {
  if (oldSecret === undefined || !hasOldSecret) return [];
  if (databaseUrl === undefined) {
    return [notChecked(`SECRET_OLD: remove it ${OLD_SECRET_DAYS} days after you replaced SECRET`)];
  }
  if (secretChangedAt === undefined || oldSessions === undefined) {
    return [ok('SECRET_OLD: the next start replaces it with SECRET')];
  }
  const days = (now.getTime() - secretChangedAt.getTime()) / DAY_MS;
  if (days < OLD_SECRET_DAYS) {
    const until = new Date(secretChangedAt.getTime() + OLD_SECRET_DAYS * DAY_MS);
    const day = until.toISOString().slice(0, 10);
    return [ok(`SECRET_OLD: keep it until ${day}, for the links in emails`)];
  }
  if (oldSessions > 0) {
    return [
      ok(`SECRET_OLD: needed by ${oldSessions} sessions; without it these members log in again`),
    ];
  }
  return [wrong('SECRET_OLD is no longer needed: remove it on all nodes')];
}

async function examineMail({ mail: { smtpUrl } }: Config): Promise<Diagnosis> {
  if (smtpUrl === undefined) {
    return notChecked('mail: emails are stored at /dev/mailbox; set SMTP_URL to send them');
  }
  const { host } = new URL(smtpUrl);
  const remedy = 'set SMTP_URL, for example smtps://user:password@mail.example';
  return tryCall(`mail server ${host}`, () => checkSmtp(smtpUrl), remedy);
}

async function examineBucket({ files, dataDir }: Config): Promise<Diagnosis> {
  const folder = dataFolderAt(dataDir).files;
  if (files.kind === 'folder') return notChecked(`bucket: files are in the folder ${folder}`);
  return tryCall(
    `bucket ${files.bucket}`,
    async () => {
      const disk = await openFileStorage(files, folder);
      const key = `doctor/${randomUUID()}`;
      await disk.put(key, key);
      const content = await disk.get(key);
      await disk.delete(key);
      if (content !== key) throw new Error('it returned another file than it got');
    },
    'let the keys of S3_ACCESS_KEY read, write and delete in S3_BUCKET',
  );
}

async function examineStripe({ config, stripe }: Examination): Promise<Diagnosis> {
  if (stripe === undefined) {
    return notChecked('Stripe: the sandbox takes payments; set STRIPE_SECRET_KEY for real ones');
  }
  const remedy = "set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY to your account's keys";
  return tryCall(`Stripe (${config.payments.mode})`, () => stripe.balance.retrieve(), remedy);
}

async function examineMap({ maps, publicUrl }: Config): Promise<Diagnosis> {
  const { styleUrl, tiles } = maps;
  if (styleUrl !== undefined) {
    const remedy = 'set MAP_STYLE_URL to the address of a style';
    const call = () => fetchJson(new URL(styleUrl), { timeoutMs: STYLE_LIMIT_MS });
    return tryCall('map style', call, remedy);
  }
  if (tiles === undefined || (tiles.kind === 'file' && tiles.isOptional && !hasTiles(tiles))) {
    return notChecked('tiles: the built-in map has no streets; `npm run map` reads them');
  }
  const remedy = 'set MAP_PMTILES to a Protomaps file that this site may read';
  const call = () =>
    tiles.kind === 'file'
      ? checkTilesFile(tiles.path)
      : checkTilesAddress(tiles.url, new URL(publicUrl).origin);
  return tryCall('tiles', call, remedy);
}

async function examineGeocoder({ photonUrl }: Config): Promise<Diagnosis> {
  if (photonUrl === undefined) {
    return notChecked('geocoder: only cities and airports; set PHOTON_URL to find addresses');
  }
  return tryCall(
    `geocoder ${new URL(photonUrl).host}`,
    async () => {
      const places = await new Photon(photonUrl).autocomplete(FAMILIAR_PLACE);
      if (places.length === 0) throw new Error(`it does not know ${FAMILIAR_PLACE}`);
    },
    "set PHOTON_URL to a server with Photon's API",
  );
}

async function examineMailDomain({ config, resolver }: Examination): Promise<Diagnosis[]> {
  const { smtpUrl, from, dkimSelector } = config.mail;
  if (smtpUrl === undefined || from === MAIL_FROM_DEFAULT) {
    return [notChecked('SPF, DKIM and DMARC: set SMTP_URL and MAIL_FROM')];
  }
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const checks = await checkMailDomain(domain, dkimSelector, resolver);
  const results = checks.map(({ name, fault }) =>
    fault === undefined ? ok(`${name} of ${domain}`) : wrong(`${name}: ${fault}`),
  );
  if (dkimSelector !== undefined) return results;
  return [...results, notChecked('DKIM: set DKIM_SELECTOR to the selector of your mail server')];
}
