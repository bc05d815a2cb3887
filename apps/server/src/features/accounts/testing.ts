import { rm } from 'node:fs/promises';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { buildApp } from '../../app.ts';
import type { App } from '../../http/app.ts';
import { openOutbox } from '../../jobs/outbox.ts';
import { AdjustableClock } from '../../platform/clock.ts';
import type { DatabaseHandle, Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { listMailboxEmails } from '../../platform/mail/mailbox.ts';
import { MAIL_BYTES } from '../../platform/mail/render.ts';
import { tableOfKinds } from '../../platform/payments/obligation-kinds.ts';
import type { Services } from '../../platform/services.ts';
import { openPeer, openTestDatabase, testServices } from '../../platform/testing.ts';
import { nextNumber, type Row, TEST_NOW } from '../../platform/testing-data.ts';
import { features } from '../index.ts';

import { hashPassword } from './passwords/passwords.ts';
import { openSession } from './sessions/commands/open-session.ts';

/** Creates a member: by default an active lister with an open-ended term. */
export async function addMember(db: Db, row: Row<'members'> = {}): Promise<number> {
  const number = nextNumber();
  const { id } = await db
    .insertInto('members')
    .values({
      email: `member-${number}@crewpad.test`,
      status: 'ACTIVE',
      user_plan: 'pro',
      first_name: 'Test',
      last_name: `Member ${number}`,
      display_name: `Member ${number}`,
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The password of test members that have one. */
export const TEST_PASSWORD = 'a good password';

export interface TestCall {
  token?: string | undefined;
  /** Objects are sent as JSON. */
  body?: object | string | undefined;
  headers?: Record<string, string>;
}

/** An application with its own database, and a clock that tests advance. */
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

  /** `others`: stubs for the services of a test, such as a payment provider. */
  static async open(
    settings: Record<string, string> = {},
    others: Partial<Services> = {},
  ): Promise<AccountsRig> {
    const database = await openTestDatabase();
    const clock = new AdjustableClock();
    clock.set(TEST_NOW);
    const obligationKinds = tableOfKinds(
      features.flatMap((feature) => feature.obligationKinds ?? []),
    );
    const services = { ...testServices(database, settings, clock), obligationKinds, ...others };
    return new AccountsRig(database, services, clock, await buildApp(services));
  }

  /** Another node at the same database and time, with its own connections, limits and caches. */
  async peer(): Promise<AccountsRig> {
    const { clock } = this;
    const { config, files, payments, obligationKinds } = this.services;
    const database = await openPeer(this.database);
    const own = testServices(database, {}, clock);
    const services = { ...own, config, files, payments, obligationKinds };
    return new AccountsRig(database, services, clock, await buildApp(services));
  }

  async close(): Promise<void> {
    await this.app.fastify.close();
    await this.database.close();
    // The files uploaded by the test.
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
    const cookies = [answered['set-cookie'] ?? []].flat().join('\n');
    const heard = { ...answered, 'set-cookie': cookies === '' ? undefined : cookies };
    return { status, text, body: isJson ? answer.json() : undefined, headers: heard };
  }

  get = (path: string, token?: string) => this.call('GET', path, { token });
  post = (path: string, body?: object, token?: string) => this.call('POST', path, { body, token });
  put = (path: string, body?: object, token?: string) => this.call('PUT', path, { body, token });
  delete = (path: string, token?: string) => this.call('DELETE', path, { token });

  /** Creates a member with the test password, by default an active lister. */
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

  /** Opens a session of a member and returns its token. */
  async tokenOf(memberId: number, keep = false): Promise<string> {
    const options = { memberId, keep, device: 'test', now: this.clock.now() };
    const session = await transaction(this.database.db, (trx) =>
      openSession(trx, { ...options, secret: this.services.secret }),
    );
    return session.token;
  }
}

let testHash: string | undefined;

/** Sends all ordered emails. @returns those to an address, newest first */
export async function mailsTo(rig: AccountsRig, email: string) {
  await openOutbox(rig.services).run();
  const mails = await listMailboxEmails(rig.database.db, email);
  for (const mail of mails) expectFits(mail);
  return mails;
}

/** Programs show all of an email, no two buttons go to one place, and pictures keep their place. */
export function expectFits({ html }: { html: string }): void {
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAIL_BYTES);
  const written = [...html.matchAll(/<a class="link" href="([^"]*)"[^>]*break-all/g)];
  const addresses = written.map(([, address]) => address);
  expect(addresses).toEqual([...new Set(addresses)]);
  for (const [picture] of html.matchAll(/<img [^>]*>/g)) {
    expect(picture).toMatch(/ src="https?:\/\//);
    for (const name of ['width', 'height', 'alt']) expect(picture).toContain(` ${name}="`);
  }
}

/** All stored data of a member, for comparing before and after. */
export async function storedDataOf({ database: { db } }: AccountsRig, memberId: number) {
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
