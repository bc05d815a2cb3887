import type { Config } from '../platform/config.ts';
import { CONTACT_EMAIL_DEFAULT, isLoopback, MAIL_FROM_DEFAULT } from '../settings.ts';

const POSTGRES_MAJOR = 15;

/** What a node learns from its database. */
export interface Surroundings {
  /** PostgreSQL's major version. */
  postgres: number;
  /** Whether this node's SECRET is that of the database's other nodes. */
  hasSecretOfOthers: boolean;
  /** Whether SECRET_OLD, if set, is the SECRET of the database's nodes before. */
  hasOldSecret: boolean;
  /** The hosts of the passkeys that members have. */
  passkeyHosts: readonly string[];
  /** Authenticator apps that neither SECRET nor SECRET_OLD opens. */
  lostApps: number;
}

/** Something wrong with the installation, in one sentence that says what to set. */
interface Finding {
  readonly text: string;
  /** Whether a start is refused. */
  readonly isFatal: boolean;
}

type Rule = (config: Config, surroundings: Surroundings) => string | false;

/** Each is checked at start and by npm run doctor. */
const RULES: readonly Rule[] = [
  ({ mail, onLoopback }) =>
    !onLoopback &&
    mail.from === MAIL_FROM_DEFAULT &&
    `MAIL_FROM is still ${MAIL_FROM_DEFAULT}: set the sender of emails, for example MAIL_FROM=hello@your-domain.example`,
  ({ contactEmail, onLoopback }) =>
    !onLoopback &&
    contactEmail === CONTACT_EMAIL_DEFAULT &&
    `CONTACT_EMAIL is still ${CONTACT_EMAIL_DEFAULT}: set the address that members write to, for example CONTACT_EMAIL=support@your-domain.example`,
  ({ payments }) =>
    payments.mode !== 'sandbox' &&
    payments.webhookSecret === undefined &&
    'STRIPE_WEBHOOK_SECRET is missing, so events of payments are refused: set the signing secret of the endpoint for your account',
  ({ payments }) =>
    payments.mode !== 'sandbox' &&
    payments.connectWebhookSecret === undefined &&
    'STRIPE_CONNECT_WEBHOOK_SECRET is missing, so events of payouts are refused: set the signing secret of the endpoint for connected accounts',
  ({ payments, onLoopback }) =>
    !onLoopback &&
    payments.mode === 'test' &&
    'STRIPE_SECRET_KEY is a test key on a public address, so no card is charged: set the live keys, which start with sk_live_ and pk_live_',
  ({ trustProxy, onLoopback }) =>
    !onLoopback &&
    trustProxy === false &&
    'TRUST_PROXY is not set on a public address: behind a proxy, all visitors share one address and its limits; set the address of the proxy, for example TRUST_PROXY=loopback',
  ({ metricsPort, metricsHost }) =>
    metricsPort !== undefined &&
    !isLoopback(metricsHost) &&
    `METRICS_HOST is ${metricsHost}, where others may read the metrics: set METRICS_HOST=127.0.0.1, or let only your monitoring reach METRICS_PORT`,
  ({ adminSecondStep, isLocalDemo }) =>
    !adminSecondStep &&
    !isLocalDemo &&
    'ADMIN_SECOND_STEP is off, so a password alone opens the admin pages: remove it, or set ADMIN_SECOND_STEP=on',
  (_config, { lostApps }) =>
    lostApps > 0 &&
    `${lostApps} authenticator apps were sealed with a lost SECRET, so their codes are refused: set SECRET_OLD to it, or remove each second step with npm run admin -- EMAIL --reset-second-step`,
  ({ publicUrl }, { passkeyHosts }) => {
    const { hostname } = new URL(publicUrl);
    const others = passkeyHosts.filter((host) => host !== hostname);
    return (
      others.length > 0 &&
      `PUBLIC_URL is at ${hostname}, but members have passkeys for ${others.join(', ')}, which browsers do not offer here: set PUBLIC_URL to the old host, or tell these members to add new passkeys`
    );
  },
  (_config, { postgres }) =>
    postgres < POSTGRES_MAJOR &&
    `DATABASE_URL names PostgreSQL ${postgres}, which is not supported: use PostgreSQL ${POSTGRES_MAJOR} or newer`,
];

/** Refused, because such a node cannot read what the others wrote. */
const FATAL_RULES: readonly Rule[] = [
  (_config, { hasSecretOfOthers }) =>
    !hasSecretOfOthers &&
    'SECRET is not the one that this database is used with: set the same SECRET on all nodes; ' +
      'to replace it, also set SECRET_OLD to the present one',
  (_config, { hasOldSecret }) =>
    !hasOldSecret &&
    'SECRET_OLD is not the SECRET that this database was used with before: set SECRET_OLD to that one, or remove it',
];

/** Everything wrong with an installation that needs no call to find out. */
export function findingsOf(config: Config, surroundings: Surroundings): Finding[] {
  const apply = (rules: readonly Rule[], isFatal: boolean) =>
    rules
      .map((rule) => rule(config, surroundings))
      .filter((text) => text !== false)
      .map((text) => ({ text, isFatal }));
  return [...apply(FATAL_RULES, true), ...apply(RULES, false)];
}
