import { rm } from 'node:fs/promises';
import type { InjectOptions } from 'fastify';
import { type App, buildApp } from '../../app.ts';
import { openOutbox } from '../../jobs/outbox.ts';
import { AdjustableClock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { readKeptMails } from '../../platform/mail/mailbox.ts';
import type { Services } from '../../platform/services.ts';
import { openTestDatabase, testServices } from '../../platform/testing.ts';
import { addMember, TEST_NOW } from '../../platform/testing-data.ts';
import { hashPassword } from './passwords/passwords.ts';
import { openSession } from './sessions/commands/open-session.ts';

/** The password of members that tests make with one. */
export const TEST_PASSWORD = 'a good password';

export interface TestCall {
  token?: string | undefined;
  /** An object travels as JSON. */
  body?: object | string | undefined;
  headers?: Record<string, string>;
}

/** A whole application on a database of its own, with a clock that tests move. */
export class AccountsRig {
  readonly database: DatabaseHandle;
  readonly services: Services;
  readonly clock: AdjustableClock;
  readonly app: App;

  private constructor(
    database: DatabaseHandle,
    services: Services,
    clock: AdjustableClock,
    app: App,
  ) {
    this.database = database;
    this.services = services;
    this.clock = clock;
    this.app = app;
  }

  /** `others`: what stands in for the services of a test, for example a payment provider. */
  static async open(
    settings: Record<string, string> = {},
    others: Partial<Services> = {},
  ): Promise<AccountsRig> {
    const database = await openTestDatabase();
    const clock = new AdjustableClock();
    clock.set(TEST_NOW);
    const services = { ...testServices(database, settings, clock), ...others };
    return new AccountsRig(database, services, clock, await buildApp(services));
  }

  async close(): Promise<void> {
    await this.app.fastify.close();
    await this.database.close();
    // Files that the test uploaded.
    await rm(this.services.config.dataDir, { recursive: true, force: true });
  }

  async call(method: string, path: string, call: TestCall = {}) {
    const { token, body, headers } = call;
    const answer = await this.app.fastify.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: `/api${path}`,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body }),
    });
    const { statusCode: status, body: text, headers: answered } = answer;
    const isJson = String(answered['content-type']).startsWith('application/json');
    return { status, text, body: isJson ? answer.json() : undefined, headers: answered };
  }

  get = (path: string, token?: string) => this.call('GET', path, { token });
  post = (path: string, body?: object, token?: string) => this.call('POST', path, { body, token });
  put = (path: string, body?: object, token?: string) => this.call('PUT', path, { body, token });
  delete = (path: string, token?: string) => this.call('DELETE', path, { token });

  /** A member with the test password; an active lister unless the row says otherwise. */
  async member(row: Parameters<typeof addMember>[1] = {}): Promise<{ id: number; email: string }> {
    testHash ??= await hashPassword(TEST_PASSWORD);
    const id = await addMember(this.database.db, { password_hash: testHash, ...row });
    const { email } = await this.database.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, email };
  }

  /** The newest session of a member. */
  async sessionOf(memberId: number): Promise<number> {
    const { id } = await this.database.db
      .selectFrom('sessions')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    return id;
  }

  /** The token of a new session of a member. */
  async tokenOf(memberId: number, keep = false): Promise<string> {
    const wish = { memberId, keep, device: 'test', now: this.clock.now() };
    const session = await transaction(this.database.db, (trx) =>
      openSession(trx, { ...wish, secret: this.services.secret }),
    );
    return session.token;
  }
}

let testHash: string | undefined;

/** Sends what was ordered so far. @returns the mails of an address, newest first */
export async function mailsTo(rig: AccountsRig, email: string) {
  await openOutbox(rig.services).run();
  return readKeptMails(rig.database.db, email);
}

/** All that is kept of a member himself; equal before and after where nothing has changed. */
export async function keptOf({ database: { db } }: AccountsRig, memberId: number) {
  const own = ['sessions', 'member_tokens', 'uploads'] as const;
  const [member, mails, ...rows] = await Promise.all([
    db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow(),
    db.selectFrom('outbox').select('id').orderBy('id').execute(),
    ...own.map((table) =>
      db.selectFrom(table).selectAll().where('member_id', '=', memberId).orderBy('id').execute(),
    ),
  ]);
  return { member, mails, rows };
}
