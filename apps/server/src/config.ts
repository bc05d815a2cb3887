import { resolve } from 'node:path';
import {
  BRANDS,
  CARD_AMOUNT_MAX,
  CARD_AMOUNT_MIN,
  defaultFlags,
  type Flags,
  OAUTH_PROVIDERS,
  type OauthProvider,
  toCents,
} from '@crewpad/domain';
import { z } from 'zod';
import { type FileSettings, readFileSettings } from './platform/files/settings.ts';
import { type FlagEmails, flagEmailSettings, flagSettings } from './platform/flags/settings.ts';
import { limitSettings } from './platform/limits/settings.ts';
import type { LimitChanges } from './platform/limits/table.ts';
import { type MapSettings, readMapSettings } from './platform/maps/settings.ts';
import { type PaymentSettings, readPaymentSettings } from './platform/payments/settings.ts';

const ROLES = ['http', 'realtime', 'worker'] as const;
type Role = (typeof ROLES)[number];

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

const onOff = z
  .enum(['on', 'off', '1', '0', 'true', 'false'])
  .transform((v) => ['on', '1', 'true'].includes(v));

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  TRUST_PROXY: z
    .string()
    .optional()
    .transform((value) => (value === undefined || value === '' || value === '0' ? false : value)),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  BRAND: z.enum(BRANDS).default('crashpad'),
  ROLES: z
    .string()
    .default(ROLES.join(','))
    .transform((list) => list.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(ROLES)).min(1)),
  SECRET: z.string().min(32).optional(),
  DEMO: onOff.default(true),
  FLAGS: flagSettings.prefault(''),
  FLAG_EMAILS: flagEmailSettings.prefault(''),
  CONTACT_EMAIL: z.email().default('support@crewpad.test'),
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAP_PMTILES: z.string().max(2000).optional(),
  EVENTS_URL: z.url({ protocol: /^https?$/ }).optional(),
  EVENTS_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  EXPRESS_FLAT_FEE_CENTS: z.coerce.number().int().min(0).max(10_000).default(0),
  CARD_AMOUNT_MAX: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,2})?$/)
    .transform((value) => toCents(Number(value)))
    .pipe(z.number().min(CARD_AMOUNT_MIN).max(CARD_AMOUNT_MAX))
    .default(CARD_AMOUNT_MAX),
  PAYOUT_DELAY: z
    .string()
    .regex(/^\d{1,2}\/\d{1,3}$/)
    .default('7/30')
    .transform((value) => {
      const [days = 0, during = 0] = value.split('/').map(Number);
      return { days, during };
    })
    .refine(({ days }) => days >= 2 && days <= 31, 'between 2 and 31 days'),
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  PHOTON_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default('hello@crewpad.test'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ISSUER: z.url({ protocol: /^https?$/ }).default('https://www.facebook.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  PASSWORD_BLOCKLIST: onOff.optional(),
  ALLOW_DEMO: onOff.default(false),
  TEST_CONTROL: onOff.default(false),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  RATE_LIMITS: onOff.default(true),
  LIMITS: limitSettings.prefault(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CREWPAD_DEV: onOff.default(false),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly trustProxy: string | false;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly publicUrl: string;
  readonly brand: (typeof BRANDS)[number];
  readonly roles: readonly Role[];
  /** If undefined, one is generated in the data folder. */
  readonly secret: string | undefined;
  readonly demo: boolean;
  readonly flags: Flags;
  /** Flags enabled for some members only: see platform/flags. */
  readonly flagEmails: FlagEmails;
  readonly contactEmail: string;
  readonly maps: MapSettings;
  readonly events: { readonly url: string; readonly key: string } | undefined;
  readonly payments: PaymentSettings;
  readonly payouts: PayoutSettings;
  readonly files: FileSettings;
  /** A geocoder with Photon's API; if undefined, the cities and airports of the database. */
  readonly photonUrl: string | undefined;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  /** The enabled login providers. */
  readonly oauth: readonly OauthSettings[];
  /** Refuses the most common passwords. */
  readonly passwordBlocklist: boolean;
  /** Allows serving demo data beyond loopback, with a banner on every page. */
  readonly allowDemo: boolean;
  readonly testControl: boolean;
  readonly metricsPort: number | undefined;
  readonly rateLimits: boolean;
  /** Overrides in the table of limits; undefined disables all limits. */
  readonly limits: LimitChanges | undefined;
  readonly logLevel: string;
  readonly development: boolean;
  readonly onLoopback: boolean;
}

/** Settings for card payments from tenants to listers. */
interface PayoutSettings {
  /** The provider's monthly charge for a lister's account, in whole cents. */
  readonly flatFeeCents: number;
  /** The largest single charge to a tenant's card, in whole cents. */
  readonly cardAmountMax: number;
  /** Payouts of a new account take `days` more days during its first `during` days. */
  readonly delay: { readonly days: number; readonly during: number };
}

export interface OauthSettings {
  readonly name: OauthProvider;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

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
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Invalid settings: ${faults.join('; ')}`);
  }
  const e = parsed.data;
  const onLoopback = LOOPBACK.test(e.HOST) && (e.PUBLIC_URL === undefined || isLocal(e.PUBLIC_URL));
  const faults: string[] = [];
  if (needsSecret && e.DATABASE_URL !== undefined && e.SECRET === undefined) {
    faults.push(
      'SECRET: required with DATABASE_URL, at least 32 characters, the same on all nodes',
    );
  }
  if (e.TRUST_PROXY !== false && e.PUBLIC_URL === undefined) {
    faults.push('PUBLIC_URL: required with TRUST_PROXY, the address that the proxy serves');
  }
  if (e.EVENTS_URL !== undefined && e.EVENTS_KEY === undefined) {
    faults.push('EVENTS_KEY: required with EVENTS_URL');
  }
  if (e.TEST_CONTROL && !onLoopback) faults.push('TEST_CONTROL: only while HOST is loopback');
  if (e.DATABASE_URL === undefined && e.DEMO && !onLoopback && !e.ALLOW_DEMO) {
    faults.push('HOST or PUBLIC_URL is not local: set DEMO=0, or DATABASE_URL, or ALLOW_DEMO=1');
  }
  const payments = readPaymentSettings(e, faults);
  if (payments.mode === 'sandbox' && needsSecret && !e.ALLOW_DEMO) {
    if (e.DATABASE_URL !== undefined || !onLoopback) {
      faults.push(
        'STRIPE_SECRET_KEY: required with DATABASE_URL or a public address, or ALLOW_DEMO=1',
      );
    }
  }
  if (e.SMTP_URL === undefined && !onLoopback && !e.ALLOW_DEMO) {
    faults.push('SMTP_URL: required with a public address, or ALLOW_DEMO=1');
  }
  const files = readFileSettings(e, faults);
  const maps = readMapSettings(e, faults);
  const oauth = readOauth(e, faults);
  if (faults.length > 0) throw new ConfigError(`Invalid settings: ${faults.join('; ')}`);

  return Object.freeze({
    port: e.PORT,
    host: e.HOST,
    trustProxy: e.TRUST_PROXY,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    brand: e.BRAND,
    roles: e.ROLES,
    secret: e.SECRET,
    demo: e.DEMO,
    flags: { ...defaultFlags(e.BRAND), ...e.FLAGS },
    flagEmails: e.FLAG_EMAILS,
    contactEmail: e.CONTACT_EMAIL,
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
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM },
    oauth,
    passwordBlocklist: e.PASSWORD_BLOCKLIST ?? e.DATABASE_URL !== undefined,
    allowDemo: e.ALLOW_DEMO,
    testControl: e.TEST_CONTROL,
    metricsPort: e.METRICS_PORT,
    rateLimits: e.RATE_LIMITS,
    limits: e.RATE_LIMITS ? e.LIMITS : undefined,
    logLevel: e.LOG_LEVEL,
    development: e.CREWPAD_DEV,
    onLoopback,
  });
}

function readOauth(e: z.output<typeof environment>, faults: string[]): OauthSettings[] {
  return OAUTH_PROVIDERS.flatMap((name) => {
    const prefix = name === 'google' ? 'GOOGLE' : 'FACEBOOK';
    const clientId = e[`${prefix}_CLIENT_ID`];
    const clientSecret = e[`${prefix}_CLIENT_SECRET`];
    const issuer = e[`${prefix}_ISSUER`];
    if (clientId === undefined && clientSecret === undefined) return [];
    if (clientId === undefined || clientSecret === undefined) {
      faults.push(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET: both or none`);
      return [];
    }
    if (issuer.startsWith('http:') && !isLocal(issuer)) {
      faults.push(`${prefix}_ISSUER: http only on loopback`);
    }
    return [{ name, clientId, clientSecret, issuer }];
  });
}

function isLocal(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname.replace(/^\[|\]$/g, ''));
}
