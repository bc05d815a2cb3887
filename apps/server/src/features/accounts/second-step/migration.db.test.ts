import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../../platform/database/migrate.ts';
import { openTestDatabase } from '../../../testing/services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CHANGED_AT = new Date('2026-02-03T04:05:06Z');

it('admins of an earlier release have fourteen days, and changed passwords keep their age', async () => {
  const { db, close } = await openTestDatabase('0064-desk-indexes');
  const { rows: members } = await sql<{ id: number }>`
    insert into members (email, role, status, first_name, last_name, display_name, password_hash)
    values ('admin@crewpad.test', 'admin', 'ACTIVE', 'A', 'B', 'A B', 'hash'),
      ('member@crewpad.test', 'member', 'ACTIVE', 'C', 'D', 'C D', 'hash')
    returning id`.execute(db);
  const memberId = members[1]?.id;
  for (const [action, at] of [
    ['password.changed', new Date(0)],
    ['password.reset', CHANGED_AT],
    ['login.failed', new Date()],
  ] as const) {
    await sql`insert into audit_log (action, member_id, details, at)
      values (${action}, ${memberId}, '{}', ${at})`.execute(db);
  }
  await migrate(db);
  const [admin, member] = await db
    .selectFrom('members')
    .select(['second_step', 'second_step_due_at', 'password_changed_at'])
    .orderBy('id')
    .execute();
  const days = ((admin?.second_step_due_at?.getTime() ?? 0) - Date.now()) / DAY_MS;
  expect(Math.round(days)).toBe(14);
  expect(admin).toMatchObject({ second_step: false, password_changed_at: null });
  expect(member).toMatchObject({ second_step_due_at: null, password_changed_at: CHANGED_AT });
  await close();
});
