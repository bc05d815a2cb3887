import { resolve } from 'node:path';
import { defaultFlags, OAUTH_PROVIDERS } from '@crewpad/domain';
import type { z } from 'zod';
import type { Config, OauthSettings } from './platform/config.ts';
import { readFileSettings } from './platform/files/settings.ts';
import type { FlagEmails } from './platform/flags/settings.ts';
import { readLegalSettings } from './platform/legal/settings.ts';
import { readMapSettings } from './platform/maps/settings.ts';
import { readPaymentSettings } from './platform/payments/settings.ts';
import {
  DRAIN_SECONDS,
  environment,
  isLoopback,
  SETTING_HINTS,
  type SettingName,
  withExample,
} from './settings.ts';

/** Lists all errors in the settings. */
export class ConfigError extends Error {}

/**
 * Parses every setting once. The only reader of the process environment.
 * @param needsSecret false for command-line programs, which create no tokens
 * @throws ConfigError that lists all errors
 */
export function readConfig(
  env: Record<string, string | undefined> = process.env,
  { needsSecret = true }: { needsSecret?: boolean } = {},
): Config {
  const settings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(settings);
  if (!parsed.success) {
    throw invalid(parsed.error.issues.map(errorOf));
  }
  const e = parsed.data;
  const onLoopback = isLoopback(e.HOST) && (e.PUBLIC_URL === undefined || isLocal(e.PUBLIC_URL));
  const isLocalDemo = e.DEMO && e.DATABASE_URL === undefined && onLoopback;
  const errors: string[] = [];
  if (needsSecret && e.DATABASE_URL !== undefined && e.SECRET === undefined) {
    errors.push(
      'SECRET: required with DATABASE_URL, at least 32 characters, the same on all nodes',
    );
  }
  if (e.READ_DATABASE_URL !== undefined && e.DATABASE_URL === undefined) {
    errors.push(
      'DATABASE_URL: required with READ_DATABASE_URL, because the embedded database has no replica',
    );
  }
  if (e.SECRET_OLD !== undefined && e.SECRET === undefined) {
    errors.push('SECRET: required with SECRET_OLD, the new secret that replaces it');
  }
  if (e.SECRET_OLD !== undefined && e.SECRET_OLD === e.SECRET) {
    errors.push('SECRET_OLD: must differ from SECRET, which replaces it');
  }
  if (e.TRUST_PROXY !== false && e.PUBLIC_URL === undefined) {
    errors.push('PUBLIC_URL: required with TRUST_PROXY, the address that the proxy serves');
  }
  if (e.EVENTS_URL !== undefined && e.EVENTS_KEY === undefined) {
    errors.push('EVENTS_KEY: required with EVENTS_URL');
  }
  if (e.TEST_CONTROL && !onLoopback) errors.push('TEST_CONTROL: only while HOST is loopback');
  if (e.DATABASE_URL === undefined && e.DEMO && !onLoopback && !e.ALLOW_DEMO) {
    errors.push('HOST or PUBLIC_URL is not local: set DEMO=0, or DATABASE_URL, or ALLOW_DEMO=1');
  }
  const payments = readPaymentSettings(e, errors);
  if (payments.mode === 'sandbox' && needsSecret && !e.ALLOW_DEMO) {
    if (e.DATABASE_URL !== undefined || !onLoopback) {
      errors.push(
        'STRIPE_SECRET_KEY: required with DATABASE_URL or a public address, or ALLOW_DEMO=1',
      );
    }
  }
  if (e.SMTP_URL === undefined && !onLoopback && !e.ALLOW_DEMO) {
    errors.push('SMTP_URL: required with a public address, or ALLOW_DEMO=1');
  }
  const files = readFileSettings(e, errors);
  const maps = readMapSettings(e, errors);
  const oauth = readOauth(e, errors);
  const legal = readLegalSettings(e, errors);
  if (errors.length > 0) throw invalid(errors);

  return Object.freeze({
    port: e.PORT,
    host: e.HOST,
    trustProxy: e.TRUST_PROXY,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    readDatabaseUrl: e.READ_DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    hstsSubdomains: e.HSTS_SUBDOMAINS,
    brand: e.BRAND,
    roles: e.ROLES,
    secret: e.SECRET,
    oldSecret: e.SECRET_OLD,
    demo: e.DEMO,
    flags: { ...defaultFlags(e.BRAND), ...e.FLAGS },
    flagEmails: e.FLAG_EMAILS ?? (e.DEMO ? DEMO_FLAG_EMAILS : new Map()),
    contactEmail: e.CONTACT_EMAIL,
    legal,
    company: e.COMPANY,
    maps,
    events: e.EVENTS_URL === undefined ? undefined : { url: e.EVENTS_URL, key: e.EVENTS_KEY ?? '' },
    payments,
    payouts: {
      flatFeeCents: e.EXPRESS_FLAT_FEE_CENTS,
      cardAmountMax: e.CARD_AMOUNT_MAX,
      delay: e.PAYOUT_DELAY,
    },
    files,
    photonUrl: e.PHOTON_URL,
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM, dkimSelector: e.DKIM_SELECTOR },
    oauth,
    passwordBlocklist: e.PASSWORD_BLOCKLIST ?? (e.DATABASE_URL === undefined ? 'warn' : 'refuse'),
    adminSecondStep: e.ADMIN_SECOND_STEP ?? !isLocalDemo,
    isLocalDemo,
    allowDemo: e.ALLOW_DEMO,
    demoIsPublic: e.ALLOW_DEMO && !onLoopback,
    testControl: e.TEST_CONTROL,
    metricsPort: e.METRICS_PORT,
    metricsHost: e.METRICS_HOST,
    tracesUrl: e.OTEL_EXPORTER_OTLP_ENDPOINT,
    drainSeconds: e.DRAIN_SECONDS ?? (e.CREWPAD_DEV ? 0 : DRAIN_SECONDS),
    rateLimits: e.RATE_LIMITS,
    limits: e.RATE_LIMITS ? e.LIMITS : undefined,
    logLevel: e.LOG_LEVEL,
    development: e.CREWPAD_DEV,
    onLoopback,
  });
}

/** The demo lister with many tenants requests payments, late fees and extra nights by card. */
const DEMO_FLAG_EMAILS: FlagEmails = new Map([
  ['lister.crew@crewpad.test', new Set(['paymentRequest'] as const)],
]);

/** A file named on the command line, from where its user is: commands run in the program's folder. */
export function givenPath(file: string): string {
  return resolve(process.env.INIT_CWD ?? '', file);
}

function invalid(errors: readonly string[]): ConfigError {
  return new ConfigError(`Invalid settings: ${[...new Set(errors.map(withExample))].join('; ')}`);
}

/** The value is not shown: it may be a secret. */
function errorOf({ code, path, message }: z.core.$ZodIssue): string {
  const name = path[0] as SettingName;
  return `${name}: ${code === 'custom' ? message : `must be ${SETTING_HINTS[name][0]}`}`;
}

function readOauth(e: z.output<typeof environment>, errors: string[]): OauthSettings[] {
  return OAUTH_PROVIDERS.flatMap((name) => {
    const prefix = name === 'google' ? 'GOOGLE' : 'FACEBOOK';
    const clientId = e[`${prefix}_CLIENT_ID`];
    const clientSecret = e[`${prefix}_CLIENT_SECRET`];
    const issuer = e[`${prefix}_ISSUER`];
    if (clientId === undefined && clientSecret === undefined) return [];
    if (clientId === undefined || clientSecret === undefined) {
      errors.push(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET: both or none`);
      return [];
    }
    if (issuer.startsWith('http:') && !isLocal(issuer)) {
      errors.push(`${prefix}_ISSUER: http only on loopback`);
    }
    return [{ name, clientId, clientSecret, issuer }];
  });
}

function isLocal(url: string): boolean {
  return isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''));
}
