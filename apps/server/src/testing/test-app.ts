import { rm } from 'node:fs/promises';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildApp } from '../app.ts';
import { hashPassword } from '../features/accounts/passwords/passwords.ts';
import { openSession } from '../features/accounts/sessions/sessions.ts';
import { features } from '../features/index.ts';
import type { App } from '../http/app.ts';
import { openOutbox } from '../jobs/outbox.ts';
import { AdjustableClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { DatabaseHandle, Db } from '../platform/database/database.ts';
import { transaction } from '../platform/database/transaction.ts';
import { listMailboxEmails } from '../platform/mail/mailbox.ts';
import { MAIL_BYTES } from '../platform/mail/render.ts';
import { tableOfKinds } from '../platform/payments/obligation-kinds.ts';
import type { Services } from '../platform/services.ts';
import { nextNumber, type Row, TEST_NOW } from './data.ts';
import { openPeer, openTestDatabase, testServices } from './services.ts';

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
export class TestApp {
  readonly clock: AdjustableClock;
  database!: DatabaseHandle;
  services!: Services;
  app!: App;

  constructor(clock = new AdjustableClock()) {
    this.clock = clock;
  }

  /** `others`: stubs for the services of a test, such as a payment provider. */
  static async open(
    settings: Record<string, string> = {},
    others: Partial<Services> = {},
  ): Promise<TestApp> {
    const app = new TestApp();
    await app.start(settings, others);
    return app;
  }

  async start(
    settings: Record<string, string> = {},
    others: Partial<Services> = {},
  ): Promise<void> {
    this.clock.set(TEST_NOW);
    this.database = await openTestDatabase();
    const obligationKinds = tableOfKinds(
      features.flatMap((feature) => feature.obligationKinds ?? []),
    );
    const own = testServices(this.database, settings, this.clock);
    this.services = { ...own, obligationKinds, ...others };
    this.app = await buildApp(this.services);
  }

  /**
   * Another node at the same database and time, with its own connections, limits and caches.
   * @param others settings that differ there
   */
  async peer(others: Partial<Config> = {}): Promise<TestApp> {
    const { files, payments, obligationKinds } = this.services;
    const config = { ...this.services.config, ...others };
    const peer = new TestApp(this.clock);
    peer.database = await openPeer(this.database);
    const own = testServices(peer.database, {}, this.clock);
    peer.services = { ...own, config, files, payments, obligationKinds };
    peer.app = await buildApp(peer.services);
    return peer;
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
    const method = 'password';
    const session = await transaction(this.database.db, (trx) =>
      openSession(trx, {
        secondStep: 'new_member',
        ...options,
        method,
        secret: this.services.secret,
      }),
    );
    return session.token;
  }
}

/** An application that opens before the tests of a file or block and closes after them. */
export function useTestApp(
  settings: Record<string, string> = {},
  others: Partial<Services> = {},
): TestApp {
  const app = new TestApp();
  beforeAll(() => app.start(settings, others));
  afterAll(() => app.close());
  return app;
}

let testHash: string | undefined;

/** Sends all ordered emails. @returns those to an address, newest first */
export async function mailsTo(rig: TestApp, email: string) {
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
export async function storedDataOf({ database: { db } }: TestApp, memberId: number) {
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
