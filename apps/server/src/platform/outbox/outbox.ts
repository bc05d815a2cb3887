import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { sqlState, type Trx, transaction } from '../database/transaction.ts';
import type { Log } from '../log.ts';
import { button, type MailContent, note, text } from '../mail/content.ts';
import { type MailSite, renderMail } from '../mail/render.ts';
import { MailRefused, type MailTransport } from '../mail/transport.ts';
import type { MailName, MailOrder } from './order-mail.ts';
import { type ClaimedMail, claimMails, markFailed, markForRetry, markSent } from './rows.ts';

/**
 * Finds out who gets an ordered mail and what it says, and makes the token of its link. Undefined:
 * nobody gets it, because the address is unknown or the occasion is over.
 */
export type Composer = (trx: Trx, order: MailOrder, now: Date) => Promise<MailContent | undefined>;
export type Composers = Readonly<Record<MailName, Composer>>;

interface OutboxOptions {
  db: Db;
  clock: Clock;
  log: Log;
  transport: MailTransport;
  composers: Composers;
  site: MailSite;
}

/** Longer than any try takes: then its node has died and another one tries. */
const LEASE_MS = 3 * 60 * 1000;
const TRY_LIMIT_MS = 2 * 60 * 1000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 60 * 60 * 1000;
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 4;

/** As long as the mails that anyone may order for an address; it is made and thrown away. */
const NOBODYS_MAIL: MailContent = {
  to: 'nobody@localhost',
  subject: 'A mail for nobody',
  preview: 'Nobody reads this, since nobody has the address that was typed.',
  heading: 'A mail for nobody',
  blocks: [
    text('Nobody reads this, since nobody has the address that somebody has typed just now.'),
    button('Nowhere', `http://localhost/reset-password/${'-'.repeat(43)}`),
    note(
      'It is made all the same, and thrown away: a server that has less to do for some addresses than for others tells which of them it knows.',
    ),
  ],
};

/**
 * Sends what was ordered: at least once, and by one node at a time. A mail that was sent without
 * being marked so, because the process died between, goes out once more under the same Message-ID.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  #running: Promise<void> | undefined;
  #isPoked = false;
  #isStopped = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Says that something may be due; returns at once. */
  poke(): void {
    this.run().catch((error: unknown) =>
      this.#options.log.warn({ err: error }, 'the outbox could not be read'),
    );
  }

  /** Sends all that is due, and what comes meanwhile. */
  run(): Promise<void> {
    this.#isPoked = true;
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined;
      // Said so between the last look and here.
      if (this.#isPoked && !this.#isStopped) this.poke();
    });
    return this.#running;
  }

  /** Takes nothing new; resolves when what was begun has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running?.catch(() => {});
    await this.#options.transport.close();
  }

  async #drain(): Promise<void> {
    while (this.#isPoked && !this.#isStopped) {
      this.#isPoked = false;
      const { db, clock } = this.#options;
      const now = clock.now();
      const leaseUntil = new Date(now.getTime() + LEASE_MS);
      const mails = await claimMails(db, { now, leaseUntil, limit: AT_ONCE });
      if (mails.length > 0) this.#isPoked = true;
      await Promise.all(mails.map((mail) => this.#try(mail)));
    }
  }

  async #try(mail: ClaimedMail): Promise<void> {
    const { db, clock, log } = this.#options;
    try {
      await this.#send(mail);
    } catch (error) {
      const now = clock.now();
      const age = now.getTime() - mail.createdAt.getTime();
      const what = describe(error);
      if (error instanceof MailRefused || age >= GIVE_UP_AFTER_MS) {
        log.error({ mail: mail.id, error: what }, 'a mail could not be sent, given up');
        await markFailed(db, mail.id, now, what);
      } else {
        log.warn({ mail: mail.id, error: what }, 'a mail could not be sent, is tried again');
        await markForRetry(db, mail.id, new Date(now.getTime() + retryAfter(mail.attempts)), what);
      }
    }
  }

  async #send({ id, order }: ClaimedMail): Promise<void> {
    const { db, clock, composers, site, transport } = this.#options;
    const compose = composers[order.mail];
    const content = await transaction(db, (trx) => compose(trx, order, clock.now()));
    // Dressed for nobody too: how long the next call takes is not to tell who has an account.
    const mail = await renderMail(content ?? NOBODYS_MAIL, site);
    if (content !== undefined) await withinLimit(transport.send(mail, messageId(id, site)));
    await markSent(db, id, clock.now());
  }
}

/** The same for every try, so that whoever receives a mail twice can tell. */
function messageId(id: number, { publicUrl }: MailSite): string {
  return `<outbox-${id}@${new URL(publicUrl).hostname}>`;
}

function retryAfter(attempts: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));
}

async function withinLimit(sending: Promise<void>): Promise<void> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), TRY_LIMIT_MS);
  try {
    await Promise.race([sending, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Names and codes alone: what mail servers answer quotes addresses. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = error instanceof MailRefused ? error.code : sqlState(error);
  const response = 'responseCode' in error ? String(error.responseCode) : undefined;
  return [error.name, code, response].filter((part) => part !== undefined).join(' ');
}
