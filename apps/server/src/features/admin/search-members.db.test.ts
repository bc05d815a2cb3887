import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const rig = useTestApp();
let token: string;
beforeAll(async () => {
  token = await rig.tokenOf((await rig.member({ role: 'admin', user_plan: null })).id);
});

const look = (search: string, more = '') =>
  rig.get(`/admin/users?search=${encodeURIComponent(search)}${more}`, token);
const idsOf = async (search: string) =>
  (await look(search)).body.data.map(({ id }: { id: number }) => id);

test('only admins can search members', async () => {
  const { status } = await rig.get('/admin/users', await rig.tokenOf((await rig.member()).id));
  expect(status).toBe(403);
});

test('finds members by any name, several words or part of the email, in any letter case', async () => {
  const email = `pilot-${randomUUID()}@crewpad.test`;
  const { id } = await rig.member({
    email,
    first_name: 'Yolanda',
    last_name: 'Quixote',
    display_name: 'Yoyo the Great',
  });
  for (const search of ['yolanda', 'QUIXOTE', 'yoyo the', 'quixote yolanda', email.slice(2, 20)]) {
    expect([search, await idsOf(search)]).toEqual([search, [id]]);
  }
  expect(await idsOf('yolanda unknown')).toEqual([]);
});

test('treats LIKE wildcards as plain characters', async () => {
  const { id } = await rig.member({ display_name: 'a_b%c\\d' });
  expect(await idsOf('a_b%c\\d')).toEqual([id]);
  expect(await idsOf('a%d')).toEqual([]);
});

test('returns id, name, email, plan and status, newest first, in pages', async () => {
  const name = `Same ${randomUUID()}`;
  const first = await rig.member({ display_name: name, user_plan: null });
  const second = await rig.member({ display_name: name, status: 'INACTIVE' });
  const { data, total } = (await look(name)).body;
  expect(total).toBe(2);
  expect(data).toEqual([
    {
      id: second.id,
      display_name: name,
      email: second.email,
      user_plan: 'pro',
      status: 'INACTIVE',
    },
    { id: first.id, display_name: name, email: first.email, user_plan: null, status: 'ACTIVE' },
  ]);
  const page = (await look(name, '&limit=1&offset=1')).body;
  expect([page.data.length, page.data[0].id, page.total]).toEqual([1, first.id, 2]);
  expect((await look('')).body.total).toBeGreaterThan(2);
});

test('audits every search', async () => {
  const search = randomUUID();
  await look(search);
  const rows = await rig.database.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'admin.members_searched')
    .execute();
  expect(rows.at(-1)?.details).toEqual({ search, limit: 25, offset: 0 });
});
