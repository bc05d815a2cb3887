import { features } from '../features/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import { mailBrands } from '../platform/mail/brands.ts';
import { mailboxTransport } from '../platform/mail/mailbox.ts';
import type { MailSite } from '../platform/mail/render.ts';
import { smtpTransport } from '../platform/mail/smtp.ts';
import type { MailTransport } from '../platform/mail/transport.ts';
import { type Composers, Outbox } from '../platform/outbox/outbox.ts';

import type { ObligationKinds } from '../platform/payments/obligation-kinds.ts';

interface OutboxServices {
  config: Config;
  db: Db;
  clock: Clock;
  log: Log;
  obligationKinds: ObligationKinds;
  secret: string;
}

/**
 * The outbox with the emails of all features. Uses the configured transport unless another one is
 * given.
 */
export function openOutbox(
  { config, db, clock, log, obligationKinds, secret }: OutboxServices,
  transport: MailTransport = openTransport({ config, db, clock }),
  among = features,
): Outbox {
  const { brand, publicUrl, contactEmail } = config;
  const { cardAmountMax } = config.payouts;
  const site: MailSite = { brand, publicUrl, contactEmail, cardAmountMax };
  const composers: Composers = Object.assign(
    {},
    ...among.map(({ mails }) => mails?.(site, obligationKinds)),
  );
  const [policy] = among.flatMap(({ mailPolicy }) => mailPolicy?.(site, secret) ?? []);
  const onlyVerified = config.demoIsPublic;
  return new Outbox({ db, clock, log, transport, composers, policy, site, onlyVerified });
}

function openTransport({
  config,
  db,
  clock,
}: Omit<OutboxServices, 'log' | 'obligationKinds' | 'secret'>): MailTransport {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl === undefined) return mailboxTransport(db, clock);
  return smtpTransport(smtpUrl, { name: mailBrands[config.brand].name, address: from });
}
