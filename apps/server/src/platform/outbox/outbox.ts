import type { EmailTopic } from '@crewpad/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { type Trx, transaction } from '../database/transaction.ts';
import { type Log, reasonOf } from '../log.ts';
import { button, type MailContent, type MailLinks, note, text } from '../mail/content.ts';
import { type MailSite, renderMail } from '../mail/render.ts';
import { MailRefused, type MailTransport } from '../mail/transport.ts';
import { tracedLater, untraced } from '../tracing.ts';
import type { MailPolicy } from './mail-policy.ts';
import type { MailName, MailOrder } from './order-mail.ts';
import { isRefusing, recordRefusal } from './refusing-addresses.ts';
import {
  type ClaimedMail,
  claimBundle,
  claimMails,
  hold,
  isVerifiedAddress,
  markFailed,
  markForRetry,
  markRefused,
  markSent,
  type Outcome,
  waitForAddress,
} from './rows.ts';

/**
 * As long as the emails that anyone can order for an address, because it is rendered and discarded.
 */
const UNSENT_MAIL: MailContent = {
  to: 'unknown@localhost',
  locale: 'en',
  subject: 'An email without a recipient',
  preview: 'This is never sent, since no account has the address that was typed.',
  heading: 'An email without a recipient',
  blocks: [
    text('This is never sent, since no account has the address that was typed a moment ago.'),
    button('Nowhere', `http://localhost/reset-password/${'-'.repeat(43)}`),
    note(
      'It is rendered all the same, and discarded: a server that has less to do for some addresses than for others reveals which of them have an account.',
    ),
  ],
};

/**
 * Finds the recipient of an ordered email, and creates its text and the token of its link.
 * undefined if there is no recipient, because the address is unknown or the reason for the email no
 * longer exists.
 */
export type Composer<Name extends MailName = MailName> = (
  trx: Trx,
  order: MailOrder<Name>,
  now: Date,
) => Promise<MailContent | undefined>;

type PlainComposers = { readonly [Name in MailName]?: Composer<Name> };

/** An email that its recipient can turn off, together with all others of its topic. */
interface TopicComposer<Name extends MailName = MailName> {
  readonly topic: EmailTopic;
  readonly compose: Composer<Name>;
}

/**
 * The composers of some emails, by name. Those without a topic are always sent: receipts, security
 * and legal notices.
 */
export type Composers = {
  readonly [Name in MailName]?: Composer<Name> | TopicComposer<Name>;
};

/** Puts emails under a topic, so that members can turn them off. */
export function inTopic<const T extends PlainComposers>(
  topic: EmailTopic,
  composers: T,
): { readonly [Name in keyof T]: { readonly topic: EmailTopic; readonly compose: T[Name] } } {
  const entries = Object.entries(composers).map(([name, compose]) => [name, { topic, compose }]);
  // Same keys, each with its composer.
  return Object.fromEntries(entries);
}

/** The orders to send: none without content. */
interface Composed {
  content: MailContent | undefined;
  links?: MailLinks | undefined;
  /** When it became due. */
  dueAt: Date;
  topic?: EmailTopic | undefined;
  held?: { until: Date; bundle: string };
  /** The unverified address that it waits for. */
  waitsFor?: string;
  /** The address that refuses emails, to which it is not sent. */
  refusing?: string;
}

interface OutboxOptions {
  db: Db;
  clock: Clock;
  log: Log;
  transport: MailTransport;
  composers: Composers;
  /** Without one, emails of all topics are sent. */
  policy?: MailPolicy | undefined;
  site: MailSite;
  /** Emails to an address wait until it is verified: see `obstacle`. */
  onlyVerified?: boolean;
}

/** Longer than any attempt takes: afterward its node must be dead, and another one retries. */
const LEASE_MS = 3 * 60 * 1000;
const ATTEMPT_LIMIT_MS = 2 * 60 * 1000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 60 * 60 * 1000;
const RETRY_LIMIT_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 4;

/**
 * Sends ordered emails: at least once, and by one node at a time. An email that was sent but not
 * marked, because the process died in between, is sent once more with the same Message-ID.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  #running: Promise<void> | undefined;
  #isWoken = false;
  #isStopped = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Starts sending in the background. */
  wake(): void {
    this.run().catch((error: unknown) =>
      this.#options.log.warn({ err: error }, 'could not read the outbox'),
    );
  }

  /** Sends everything that is due, including orders that arrive in the meantime. */
  run(): Promise<void> {
    this.#isWoken = true;
    this.#running ??= untraced(() => this.#drain()).finally(() => {
      this.#running = undefined;
      // Notified between the last check and here.
      if (this.#isWoken && !this.#isStopped) this.wake();
    });
    return this.#running;
  }

  /** Starts no more; resolves when running sends have ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    // Whoever started the run gets the error.
    await this.#running?.catch(() => {});
    await this.#options.transport.close();
  }

  async #drain(): Promise<void> {
    while (this.#isWoken && !this.#isStopped) {
      this.#isWoken = false;
      const { db, clock } = this.#options;
      const now = clock.now();
      const leaseUntil = new Date(now.getTime() + LEASE_MS);
      const mails = await claimMails(db, { now, leaseUntil, limit: AT_ONCE });
      const bundle = await claimBundle(db, { now, leaseUntil });
      if (mails.length + bundle.length > 0) this.#isWoken = true;
      const attempts: Promise<void>[] = [];
      for (const mail of mails.toSorted((a, b) => a.id - b.id)) {
        const { trace, order } = mail;
        const composing = tracedLater(trace, `compose email ${order.mail}`, () =>
          this.#compose(mail),
        );
        attempts.push(
          tracedLater(trace, `send email ${order.mail}`, () => this.#attempt(mail, composing)),
        );
        // Sequential, because the link of a newer email invalidates the link of an older one.
        // `#attempt` records the error.
        await composing.catch(() => {});
      }
      await Promise.all([...attempts, this.#attemptBundle(bundle)]);
    }
  }

  async #compose({ order, createdAt }: ClaimedMail): Promise<Composed> {
    const { db, clock, composers, policy } = this.#options;
    const entry = composers[order.mail] as Composer | TopicComposer | undefined;
    if (entry === undefined) throw new Error(`no feature composes the email ${order.mail}`);
    const { compose, topic } = typeof entry === 'function' ? { compose: entry } : entry;
    return transaction(db, async (trx) => {
      const now = clock.now();
      const content = await compose(trx, order, now);
      const obstacle = content && (await this.#obstacle(trx, order, content.to));
      if (obstacle !== undefined) return { content: undefined, dueAt: createdAt, ...obstacle };
      if (content === undefined || topic === undefined || policy === undefined) {
        return { content, dueAt: createdAt };
      }
      const email = { topic, to: content.to, orderedAt: createdAt };
      const decision = await policy.decide(trx, email, now);
      if (decision.kind === 'send') return { content, topic, ...decision };
      const held = decision.kind === 'hold' && { held: decision };
      return { content: undefined, dueAt: createdAt, ...held };
    });
  }

  /**
   * What keeps an email from an address: it refuses emails, or is not verified on a public demo,
   * which lets nobody send emails to strangers. Nobody verifies the operator's own address.
   */
  async #obstacle(trx: Trx, { mail }: MailOrder, to: string) {
    const { onlyVerified = false, site } = this.#options;
    if (mail === 'verify_email' || to === site.contactEmail) return undefined;
    if (onlyVerified && !(await isVerifiedAddress(trx, to))) return { waitsFor: to };
    // The link in it verifies the address.
    if (mail === 'new_email') return undefined;
    return (await isRefusing(trx, to)) ? { refusing: to } : undefined;
  }

  async #attempt(mail: ClaimedMail, composing: Promise<Composed>): Promise<void> {
    let { createdAt: dueAt } = mail;
    let outcome = outcomeOf(undefined);
    try {
      const composed = await composing;
      ({ dueAt } = composed);
      outcome = outcomeOf(composed.content);
      if (await this.#setAside(mail, composed)) return;
      await this.#send([mail.id], composed);
    } catch (error) {
      await this.#fail(mail, { dueAt, ...outcome }, error);
    }
  }

  /** Keeps an email that is not sent now, and returns whether it is one. */
  async #setAside(
    { id }: ClaimedMail,
    { held, waitsFor, refusing, content }: Composed,
  ): Promise<boolean> {
    const { db, clock, log } = this.#options;
    if (waitsFor !== undefined) await waitForAddress(db, id, waitsFor);
    else if (refusing !== undefined) {
      log.info({ mail: id }, 'did not send an email, because its address refuses emails');
      const subject = content?.subject ?? null;
      await markRefused(db, id, { now: clock.now(), recipient: refusing, subject });
    } else if (held !== undefined) await hold(db, id, held);
    else return false;
    return true;
  }

  /** Merges held emails into one. Leaves out unwanted ones. */
  async #attemptBundle(mails: readonly ClaimedMail[]): Promise<void> {
    const { db, clock, policy } = this.#options;
    const ready: { mail: ClaimedMail; composed: Composed & { content: MailContent } }[] = [];
    for (const mail of mails) {
      try {
        const composed = await this.#compose(mail);
        const { content } = composed;
        if (await this.#setAside(mail, composed)) continue;
        if (content === undefined)
          await markSent(db, [mail.id], { now: clock.now(), ...outcomeOf(undefined) });
        else ready.push({ mail, composed: { ...composed, content } });
      } catch (error) {
        await this.#fail(mail, { dueAt: mail.createdAt, ...outcomeOf(undefined) }, error);
      }
    }
    const [first, ...others] = ready;
    if (first === undefined) return;
    const { topic, content } = first.composed;
    try {
      const contents = ready.map((item) => item.composed.content);
      const isOne = others.length === 0 || topic === undefined || policy === undefined;
      const joined = isOne ? content : policy.join(topic, contents);
      const ids = ready.map(({ mail }) => mail.id);
      await this.#send(ids, { ...first.composed, content: joined });
    } catch (error) {
      for (const { mail, composed } of ready) {
        const { dueAt, content: own } = composed;
        await this.#fail(mail, { dueAt, ...outcomeOf(own) }, error);
      }
    }
  }

  async #fail(
    mail: ClaimedMail,
    { dueAt, recipient, subject }: Outcome & { dueAt: Date },
    error: unknown,
  ): Promise<void> {
    const { db, clock, log, site } = this.#options;
    const now = clock.now();
    const age = now.getTime() - dueAt.getTime();
    const reason = reasonOf(error);
    if (error instanceof MailRefused || age >= RETRY_LIMIT_MS) {
      log.error({ mail: mail.id, reason }, 'could not send an email; giving up');
      const sentence = error instanceof MailRefused ? error.sentence : reason;
      await markFailed(db, mail.id, { now, recipient, subject, error: sentence });
      const isAboutAddress = error instanceof MailRefused && error.isAboutAddress;
      if (isAboutAddress && recipient !== null && recipient !== site.contactEmail) {
        await recordRefusal(db, { address: recipient, reason: sentence, now });
      }
    } else {
      log.warn({ mail: mail.id, reason }, 'could not send an email; will retry');
      const at = new Date(now.getTime() + retryAfter(mail.attempts));
      await markForRetry(db, mail.id, { at, recipient, subject, error: reason });
    }
  }

  async #send(ids: readonly number[], { content, links }: Composed): Promise<void> {
    const { db, clock, site, transport } = this.#options;
    const [id = 0] = ids;
    // Rendered even without a recipient, because the duration must not reveal who has an account.
    const mail = await renderMail(content ?? UNSENT_MAIL, site, links);
    if (content !== undefined) await withinLimit(transport.send(mail, messageId(id, site)));
    await markSent(db, ids, { now: clock.now(), ...outcomeOf(content) });
  }
}

/** The same for every attempt, so that a duplicate can be recognized. */
function messageId(id: number, { publicUrl }: MailSite): string {
  return `<outbox-${id}@${new URL(publicUrl).hostname}>`;
}

function retryAfter(attempts: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));
}

async function withinLimit(sending: Promise<void>): Promise<void> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), ATTEMPT_LIMIT_MS);
  try {
    await Promise.race([sending, limit]);
  } finally {
    clearTimeout(timer);
  }
}

const outcomeOf = (content: MailContent | undefined): Outcome => ({
  recipient: content?.to ?? null,
  subject: content?.subject ?? null,
});
