import { expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { countLateWork } from './overview.ts';

const rig = useTestApp();

it('the overview counts thirty days, today included, and what is open', async () => {
  const admin = await rig.member({ role: 'admin', user_plan: null });
  const read = async () => {
    const { status, body } = await rig.get('/admin/overview', await rig.tokenOf(admin.id));
    expect(status).toBe(200);
    return body.data;
  };
  const { db } = rig.database;
  const now = rig.clock.now();
  const before = await read();
  expect(before.days).toHaveLength(30);
  expect(before.days.at(-1).day).toBe(now.toISOString().slice(0, 10));
  const old = new Date(now.getTime() - 40 * 86_400_000);
  await db
    .insertInto('outbox')
    .values([
      { kind: 'mail', payload: '{}', created_at: now, sent_at: now },
      { kind: 'mail', payload: '{}', created_at: now, failed_at: now },
      { kind: 'mail', payload: '{}', created_at: old, sent_at: old },
      {
        kind: 'mail',
        payload: '{}',
        created_at: now,
        next_attempt_at: new Date(now.getTime() - 3_600_000),
      },
    ])
    .execute();
  const member = await rig.member();
  await rig.tokenOf(member.id);
  await countLateWork(rig.services);
  await countLateWork(rig.services);
  const after = await read();
  const [was, is] = [before.days.at(-1), after.days.at(-1)];
  expect(is.emails).toEqual({
    sent: was.emails.sent + 1,
    failed: was.emails.failed + 1,
    waiting: was.emails.waiting + 1,
  });
  expect(is.late).toBe(2);
  expect(after.active_members).toBe(before.active_members + 1);
});

it('the overview is for admins only', async () => {
  const { id } = await rig.member();
  expect((await rig.get('/admin/overview')).status).toBe(401);
  expect((await rig.get('/admin/overview', await rig.tokenOf(id))).status).toBe(403);
});
