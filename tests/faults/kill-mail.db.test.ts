import { afterEach, beforeEach, expect, it } from 'vitest';
import { transaction } from '../../apps/server/src/platform/database/transaction.ts';
import {
  startMailServer,
  type TestMailServer,
} from '../../apps/server/src/platform/mail/testing.ts';
import { orderMail } from '../../apps/server/src/platform/outbox/order-mail.ts';
import { sql } from '../../apps/server/src/testing/services.ts';
import { addMember } from '../../apps/server/src/testing/test-app.ts';

import { killAll, startServer } from '../support/program.ts';
import { makePlace, type Place } from './support/place.ts';

let place: Place;
let mails: TestMailServer;
beforeEach(async () => {
  place = await makePlace();
  mails = await startMailServer();
});
afterEach(async () => {
  await killAll();
  await mails.close();
  await place.remove();
});

const LIMIT_MS = 240_000;

it(
  'kill -9 between sending an email and recording it sends it once more, and no third time',
  async () => {
    const env = { ...place.env, ROLES: 'worker', SMTP_URL: mails.url };
    const first = await startServer(env);
    expect(await first.kill('SIGTERM')).toBe(0);
    await place.look(async ({ db }) => {
      const memberId = await addMember(db, { email: 'ana@crewpad.test' });
      await transaction(db, (trx) =>
        orderMail(trx, { mail: 'reset_password', memberId }, { now: new Date() }),
      );
    });

    // The mail server has accepted the email, but its response is lost.
    mails.hold = new Promise(() => {});
    const dying = await startServer(env);
    await expect.poll(() => mails.mails.length, { timeout: 60_000 }).toBe(1);
    await dying.kill('SIGKILL');
    mails.hold = undefined;

    await place.look(({ db }) =>
      sql`update outbox set next_attempt_at = now() where kind = 'mail'`.execute(db),
    );
    const survivor = await startServer(env);
    await expect.poll(() => mails.mails.length, { timeout: 60_000 }).toBe(2);
    expect(await survivor.kill('SIGTERM')).toBe(0);

    expect(mails.mails).toHaveLength(2);
    const [firstMail, repeat] = mails.mails;
    expect(firstMail?.messageId).toBe(repeat?.messageId);
    const { rows } = await place.look(({ db }) =>
      sql<{ sent: boolean }>`
        select sent_at is not null as sent from outbox where kind = 'mail'`.execute(db),
    );
    expect(rows).toEqual([{ sent: true }]);
  },
  LIMIT_MS,
);
