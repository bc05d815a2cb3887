import { resolve } from 'node:path';
import {
  BRANDS,
  CARD_AMOUNT_MAX,
  CARD_AMOUNT_MIN,
  PASSWORD_BLOCKLISTS,
  type PasswordBlocklist,
  toCents,
} from '@crewpad/domain';
import { z } from 'zod';
import { ROLES } from './platform/config.ts';
import { flagEmailSettings, flagSettings } from './platform/flags/settings.ts';
import { limitSettings } from './platform/limits/settings.ts';

/** How long health answers 503 before a node drains, unless a setting shortens it. */
export const DRAIN_SECONDS = 5;

export const MAIL_FROM_DEFAULT = 'hello@crewpad.test';
export const CONTACT_EMAIL_DEFAULT = 'support@crewpad.test';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Whether only this machine reaches a host. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

const onOff = z
  .enum(['on', 'off', '1', '0', 'true', 'false'])
  .transform((v) => ['on', '1', 'true'].includes(v));

/** `on` is the word of older settings. */
const passwordBlocklist = z
  .enum([...PASSWORD_BLOCKLISTS, 'on', '1', 'true', '0', 'false'])
  .transform((value): PasswordBlocklist => {
    if (value === 'warn') return value;
    return ['off', '0', 'false'].includes(value) ? 'off' : 'refuse';
  });

/** Every setting by its name in the environment. */
export const environment = z.object({
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
  READ_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
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
  SECRET_OLD: z.string().min(32).optional(),
  DEMO: onOff.default(true),
  FLAGS: flagSettings.prefault(''),
  FLAG_EMAILS: flagEmailSettings.optional(),
  TERMS_FILE: z.string().optional(),
  PRIVACY_FILE: z.string().optional(),
  COMPANY: z
    .string()
    .trim()
    .max(200)
    .regex(/^\P{Cc}*$/u)
    .optional(),
  CONTACT_EMAIL: z.email().default(CONTACT_EMAIL_DEFAULT),
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
  MAIL_FROM: z.email().default(MAIL_FROM_DEFAULT),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ISSUER: z.url({ protocol: /^https?$/ }).default('https://www.facebook.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  HSTS_SUBDOMAINS: onOff.default(false),
  PASSWORD_BLOCKLIST: passwordBlocklist.optional(),
  ADMIN_SECOND_STEP: onOff.optional(),
  ALLOW_DEMO: onOff.default(false),
  TEST_CONTROL: onOff.default(false),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(DRAIN_SECONDS).optional(),
  RATE_LIMITS: onOff.default(true),
  LIMITS: limitSettings.prefault(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CREWPAD_DEV: onOff.default(false),
});

export type SettingName = keyof typeof environment.shape;

const SWITCH = ['on or off', 'on'] as const;
const PORT = 'a port from 0 to 65535';
const URL_OF = (what: string) => `the address of ${what}, with http:// or https://`;

/** What each setting must be, with its unit, and an example. */
export const SETTING_HINTS: Readonly<
  Record<SettingName, readonly [must: string, example: string]>
> = {
  PORT: [PORT, '3000'],
  HOST: ['an address of this machine', '127.0.0.1'],
  TRUST_PROXY: ['addresses or networks of proxies', '10.0.0.0/8'],
  DATA_DIR: ['a folder', '/var/lib/crewpad'],
  DATABASE_URL: [
    'the address of a PostgreSQL database',
    'postgres://crewpad:password@localhost:5432/crewpad',
  ],
  READ_DATABASE_URL: [
    'the address of a streaming replica of DATABASE_URL',
    'postgres://crewpad:password@replica:5432/crewpad',
  ],
  DATABASE_POOL: ['a number of connections from 1 to 200', '10'],
  PUBLIC_URL: [URL_OF('the site'), 'https://crewpad.example'],
  BRAND: [`one of ${BRANDS.join(', ')}`, 'crashpad'],
  ROLES: [`a list of ${ROLES.join(', ')}`, 'http,realtime'],
  SECRET: ['a text of at least 32 characters', '7Yp0vQm3ZtK9sWc2Xr8LbN4hJd6FgAeU'],
  SECRET_OLD: ['the SECRET before the present one', 'Ue5gD2mRq8WzXc3TnB7vKf0LyJs4HpAo'],
  DEMO: SWITCH,
  FLAGS: ['a list of flags', 'events,-mapFilters'],
  FLAG_EMAILS: ['a list of flags with emails', 'changePlans=ann@x.example|bea@x.example'],
  TERMS_FILE: ['a file of Markdown', '/etc/crewpad/terms.md'],
  PRIVACY_FILE: ['a file of Markdown', '/etc/crewpad/privacy.md'],
  COMPANY: ['one line of at most 200 characters', 'Crewpad Inc., 1 Main Street, Miami'],
  CONTACT_EMAIL: ['an email address', 'support@crewpad.example'],
  MAP_STYLE_URL: [URL_OF('a map style'), 'https://tiles.example/style.json'],
  MAP_PMTILES: ['a file in DATA_DIR or an address', 'us.pmtiles'],
  EVENTS_URL: [URL_OF('the service of events'), 'https://events.example/feed'],
  EVENTS_KEY: ['the key of that service', 'key-of-the-service'],
  STRIPE_SECRET_KEY: ['a secret key of Stripe', 'sk_live_51Ab'],
  STRIPE_PUBLISHABLE_KEY: ['a publishable key of Stripe', 'pk_live_51Ab'],
  STRIPE_WEBHOOK_SECRET: ['the signing secret of an endpoint', 'whsec_5Ab'],
  STRIPE_CONNECT_WEBHOOK_SECRET: ['the signing secret of an endpoint', 'whsec_6Cd'],
  EXPRESS_FLAT_FEE_CENTS: ['an amount in cents from 0 to 10000', '200'],
  CARD_AMOUNT_MAX: ['an amount in dollars from 0.50 to 5000.00', '2500.00'],
  PAYOUT_DELAY: ['two numbers of days, the first from 2 to 31', '7/30'],
  SANDBOX_PORT: ['a port from 1 to 65535', '4242'],
  S3_ENDPOINT: [URL_OF('an S3 server'), 'https://s3.example'],
  S3_BUCKET: ['the name of a bucket', 'crewpad'],
  S3_REGION: ['a region', 'us-east-1'],
  S3_ACCESS_KEY: ['the access key of the bucket', 'AKIAEXAMPLE'],
  S3_SECRET_KEY: ['the secret key of the bucket', 'secret-of-the-key'],
  PHOTON_URL: [URL_OF('a geocoder'), 'https://photon.example'],
  SMTP_URL: ['the address of a mail server', 'smtps://user:password@mail.example'],
  MAIL_FROM: ['an email address', 'hello@crewpad.example'],
  DKIM_SELECTOR: ['the selector of a DKIM key', 's1'],
  FACEBOOK_CLIENT_ID: ['the ID of the app', '1234567890'],
  FACEBOOK_CLIENT_SECRET: ['the secret of the app', 'secret-of-the-app'],
  FACEBOOK_ISSUER: [URL_OF('the provider'), 'https://www.facebook.com'],
  GOOGLE_CLIENT_ID: ['the ID of the client', '123.apps.googleusercontent.com'],
  GOOGLE_CLIENT_SECRET: ['the secret of the client', 'secret-of-the-client'],
  GOOGLE_ISSUER: [URL_OF('the provider'), 'https://accounts.google.com'],
  HSTS_SUBDOMAINS: SWITCH,
  PASSWORD_BLOCKLIST: [`one of ${PASSWORD_BLOCKLISTS.join(', ')}`, 'refuse'],
  ADMIN_SECOND_STEP: SWITCH,
  ALLOW_DEMO: SWITCH,
  TEST_CONTROL: SWITCH,
  METRICS_PORT: [PORT, '9464'],
  METRICS_HOST: ['an address of this machine', '127.0.0.1'],
  OTEL_EXPORTER_OTLP_ENDPOINT: [URL_OF('a collector of traces'), 'http://127.0.0.1:4318'],
  DRAIN_SECONDS: [`a number of seconds from 0 to ${DRAIN_SECONDS}`, '5'],
  RATE_LIMITS: SWITCH,
  LIMITS: ['a list of limits', 'mail.address_day=20'],
  LOG_LEVEL: ['one of fatal, error, warn, info, debug, silent', 'info'],
  CREWPAD_DEV: SWITCH,
};

/** An error in settings, with an example of the setting that it begins with. */
export function withExample(error: string): string {
  const [, name = ''] = /^([A-Z0-9_]+): /.exec(error) ?? [];
  if (!(name in SETTING_HINTS)) return error;
  return `${error}, for example ${name}=${SETTING_HINTS[name as SettingName][1]}`;
}
