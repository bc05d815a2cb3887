import type { Config } from '../config.ts';
import { accountMails } from '../features/accounts/mails/index.ts';
import { billingMails } from '../features/billing/mails/index.ts';
import { listingMails } from '../features/listings/mails/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import { mailBrands } from '../platform/mail/brands.ts';
import { mailboxTransport } from '../platform/mail/mailbox.ts';
import type { MailSite } from '../platform/mail/render.ts';
import { smtpTransport } from '../platform/mail/smtp.ts';
import type { MailTransport } from '../platform/mail/transport.ts';
import { Outbox } from '../platform/outbox/outbox.ts';

interface Around {
  config: Config;
  db: Db;
  clock: Clock;
  log: Log;
}

/** The outbox with the mails of all features, sending as the settings say unless told otherwise. */
export function openOutbox(
  { config, db, clock, log }: Around,
  transport: MailTransport = openTransport({ config, db, clock }),
): Outbox {
  const { brand, publicUrl, contactEmail } = config;
  const site: MailSite = { brand, publicUrl, contactEmail };
  const composers = { ...accountMails(site), ...billingMails(site), ...listingMails(site) };
  return new Outbox({ db, clock, log, transport, composers, site });
}

function openTransport({ config, db, clock }: Omit<Around, 'log'>): MailTransport {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl === undefined) return mailboxTransport(db, clock);
  return smtpTransport(smtpUrl, { name: mailBrands[config.brand].name, address: from });
}
