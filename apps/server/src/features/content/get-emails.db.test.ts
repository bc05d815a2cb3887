import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { getEmailDays } from './site.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('counts sent emails by UTC day, newest first, and exposes nothing else of the outbox', async () => {
  expect(await getEmailDays(database.db, TEST_NOW)).toEqual([]);
  const sent = [
    '2026-02-27T23:59:00Z',
    '2026-02-28T00:01:00Z',
    '2026-02-28T23:00:00-05:00',
    '2026-02-28T12:00:00Z',
  ];
  const mail = (sent_at: string | null, kind = 'mail') => ({
    kind,
    payload: JSON.stringify({ to: 'private@crewpad.test' }),
    sent_at,
  });
  await database.db
    .insertInto('outbox')
    .values([
      ...sent.map((at) => mail(at)),
      mail(null),
      mail('2026-02-28T01:00:00Z', 'push'),
      mail('2020-01-01T00:00:00Z'),
    ])
    .execute();
  expect(await getEmailDays(database.db, TEST_NOW)).toEqual([
    { year_created: 2026, month_created: 3, day_created: 1, total_emails: 1, message_id: 3 },
    { year_created: 2026, month_created: 2, day_created: 28, total_emails: 2, message_id: 4 },
    { year_created: 2026, month_created: 2, day_created: 27, total_emails: 1, message_id: 1 },
  ]);
});
