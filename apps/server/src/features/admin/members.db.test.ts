import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { SocketRig } from '../../http/realtime/testing.ts';
import { addMember, storedDataOf, useTestApp } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { addStay } from '../rentals/testing.ts';

describe('members', () => {
  const rig = useTestApp();
  let token: string;
  let adminId: number;
  beforeAll(async () => {
    adminId = (await rig.member({ role: 'admin', user_plan: null })).id;
    token = await rig.tokenOf(adminId);
  });

  const detail = (id: number, by = token) => rig.get(`/admin/members/${id}`, by);
  const end = (id: number, by?: string) => rig.delete(`/admin/members/${id}/sessions`, by);
  const statusOf = async (by: string) => (await rig.get('/user', by)).status;
  const entriesOf = (memberId: number) =>
    rig.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'details'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute();

  it('admins see a member, and the view is audited', async () => {
    const { id, email } = await rig.member({
      first_name: 'Mia',
      last_name: 'Moss',
      display_name: 'Mia M.',
      user_plan: 'basic',
      expire_at: '2020-01-01T00:00:00Z',
    });
    await addListing(rig.database.db, { user_id: id, title: 'One house' });
    await rig.tokenOf(id);
    const { data } = (await detail(id)).body;
    expect(data).toMatchObject({
      id,
      display_name: 'Mia M.',
      email,
      role: 'member',
      status: 'ACTIVE',
      user_plan: 'basic',
      expired: true,
      num_listings: 1,
      num_rentals: 0,
      open_reports: 0,
      abilities: { view_as: true, end_sessions: true },
    });
    expect(data.sessions).toEqual([
      {
        id: await rig.sessionOf(id),
        device: 'test',
        created_at: expect.any(String),
        last_seen_at: expect.any(String),
        current: false,
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('argon2');
    expect(await entriesOf(id)).toEqual([
      { action: 'admin.member_read', actor_id: adminId, details: {} },
    ]);
  });

  it('members and their sessions are for admins only; unknown ids return 404', async () => {
    const { id } = await rig.member();
    const own = await rig.tokenOf(id);
    const stranger = await rig.tokenOf((await rig.member()).id);
    const before = await storedDataOf(rig, id);
    for (const [by, status] of [
      [undefined, 401],
      [stranger, 403],
      [own, 403],
    ] as const) {
      expect((await end(id, by)).status).toBe(status);
      expect((await rig.get(`/admin/members/${id}`, by)).status).toBe(status);
    }
    expect((await detail(2_000_000_000)).status).toBe(404);
    expect((await end(2_000_000_000, token)).status).toBe(404);
    expect(await storedDataOf(rig, id)).toEqual(before);
    expect(await entriesOf(id)).toEqual([]);
  });

  it('ended sessions refuse every call, and end an admin view of the account', async () => {
    const { id } = await rig.member();
    const tokens = [await rig.tokenOf(id), await rig.tokenOf(id)];
    const other = await rig.tokenOf((await rig.member()).id);
    const view = (await rig.get(`/admin/switch-user/${id}`, token)).body.token;
    expect((await end(id, view)).status).toBe(403);
    const { status, body } = await end(id, token);
    expect([status, body]).toEqual([
      200,
      { message: 'The member is logged out everywhere.', ended: 3 },
    ]);
    for (const item of [...tokens, view]) expect(await statusOf(item)).toBe(401);
    expect([await statusOf(other), await statusOf(token)]).toEqual([200, 200]);
    expect((await end(id, token)).body.ended).toBe(0);
    expect((await entriesOf(id)).slice(1)).toEqual([
      { action: 'admin.sessions_ended', actor_id: adminId, details: { ended: 3 } },
      { action: 'admin.sessions_ended', actor_id: adminId, details: { ended: 0 } },
    ]);
  });

  it('an admin who ends their own sessions stays logged in to the current one', async () => {
    const { id } = await rig.member({ role: 'admin', user_plan: null });
    const [current, elsewhere] = [await rig.tokenOf(id), await rig.tokenOf(id)];
    expect((await detail(id, current)).body.data.abilities).toMatchObject({
      view_as: false,
      end_sessions: true,
    });
    const { body } = await end(id, current);
    expect(body).toEqual({ message: 'You are logged out everywhere else.', ended: 1 });
    expect([await statusOf(current), await statusOf(elsewhere)]).toEqual([200, 401]);
    expect((await detail(id, current)).body.data.abilities.end_sessions).toBe(false);
  });

  it('the sockets of the ended sessions close', async () => {
    const sockets = await SocketRig.open();
    try {
      const node = await sockets.startNode();
      const admin = await sockets.signIn(
        node,
        await addMember(sockets.database.db, { role: 'admin', user_plan: null }),
      );
      const member = await sockets.signIn(node);
      const socket = await sockets.enter(node, member.token);
      const closed = new Promise((resolve) => socket.once('disconnect', resolve));
      const { statusCode } = await node.app.fastify.inject({
        method: 'DELETE',
        url: `/api/admin/members/${member.memberId}/sessions`,
        headers: { authorization: `Bearer ${admin.token}` },
      });
      expect(statusCode).toBe(200);
      await closed;
      expect(socket.connected).toBe(false);
    } finally {
      await sockets.closeNodes();
      await sockets.database.close();
    }
  });

  it("a member's page has their crash pads, rentals and money of both sides, by name", async () => {
    const stay = await addStay(rig);
    const { lister, tenant, listing } = stay;
    const { db } = rig.database;
    const now = rig.clock.now();
    const { id: charge } = await db
      .insertInto('obligations')
      .values({
        ...{ kind: 'rent', subject_key: `rent:${stay.id}:life`, amount_cents: 30_000 },
        ...{ payer_id: tenant.id, payee_id: lister.id, rental_id: stay.id, status: 'paid' },
        ...{ period_from: '2026-01-01', period_to: '2026-02-01', provider_mode: 'sandbox' },
        ...{ due_at: now, created_at: now, updated_at: now, paid_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('refunds')
      .values({
        ...{ obligation_id: charge, actor_id: lister.id, request_key: 'life', state: 'done' },
        ...{ amount_cents: 5000, method: 'card', created_at: now, updated_at: now },
      })
      .execute();
    await db
      .insertInto('disputes')
      .values({
        ...{ provider_id: 'du_life', obligation_id: charge, amount_cents: 100, state: 'open' },
        opened_at: now,
      })
      .execute();
    const read = async (id: number) => (await rig.get(`/admin/members/${id}`, token)).body.data;
    const money = { id: charge, kind: 'rent', status: 'paid', amount: 300, refunded: 50 };
    expect(await read(lister.id)).toMatchObject({
      crash_pads: [{ id: listing.id }],
      stays: [{ id: stay.id, role: 'lister', status: 'accepted', person: { id: tenant.id } }],
      charges: [{ ...money, role: 'payee', dispute: 'open', person: { id: tenant.id } }],
      stuck_moves: 0,
    });
    expect(await read(tenant.id)).toMatchObject({
      crash_pads: [],
      stays: [{ id: stay.id, role: 'tenant', person: { id: lister.id } }],
      charges: [{ ...money, role: 'payer', refused: null, has_shared_card: false }],
      payout_account: null,
    });
  });
});

describe("a member's security log for admins", () => {
  const rig = useTestApp();

  it('has the entries about the member, and none of those of which they are the actor', async () => {
    const admin = await rig.member({ role: 'admin', user_plan: null });
    const token = await rig.tokenOf(admin.id);
    const { id } = await rig.member({ user_plan: 'pro' });
    expect((await rig.get(`/admin/members/${id}`, await rig.tokenOf(id))).status).toBe(403);
    const security = async (of: number) =>
      (await rig.get(`/admin/members/${of}`, token)).body.data.security;
    expect(await security(id)).toEqual([]);
    await rig.post(`/admin/members/${id}/lock`, { reason: 'A stolen card' }, token);
    await rig.post(`/admin/members/${id}/notes`, { text: 'Called them' }, token);
    await rig.post(`/admin/members/${id}/unlock`, { reason: 'It was theirs' }, token);
    expect(await security(id)).toMatchObject([
      { action: 'admin.member_unlocked', actor: { id: admin.id }, member: { id } },
      { action: 'admin.member_locked', details: { reason: 'A stolen card' } },
    ]);
    expect(await security(admin.id)).toEqual([]);
  });
});

describe('the search for members', () => {
  const rig = useTestApp();
  let token: string;
  beforeAll(async () => {
    token = await rig.tokenOf((await rig.member({ role: 'admin', user_plan: null })).id);
  });

  const look = (search: string, more = '') =>
    rig.get(`/admin/users?search=${encodeURIComponent(search)}${more}`, token);
  const idsOf = async (search: string) =>
    (await look(search)).body.data.map(({ id }: { id: number }) => id);

  it('only admins can search members', async () => {
    const { status } = await rig.get('/admin/users', await rig.tokenOf((await rig.member()).id));
    expect(status).toBe(403);
  });

  it('finds members by any name, several words or part of the email, in any letter case', async () => {
    const email = `pilot-${randomUUID()}@crewpad.test`;
    const { id } = await rig.member({
      email,
      first_name: 'Yolanda',
      last_name: 'Quixote',
      display_name: 'Yoyo the Great',
    });
    for (const search of [
      'yolanda',
      'QUIXOTE',
      'yoyo the',
      'quixote yolanda',
      email.slice(2, 20),
    ]) {
      expect([search, await idsOf(search)]).toEqual([search, [id]]);
    }
    expect(await idsOf('yolanda unknown')).toEqual([]);
  });

  it('treats LIKE wildcards as plain characters', async () => {
    const { id } = await rig.member({ display_name: 'a_b%c\\d' });
    expect(await idsOf('a_b%c\\d')).toEqual([id]);
    expect(await idsOf('a%d')).toEqual([]);
  });

  it('returns id, name, email, plan and status, newest first, in pages', async () => {
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

  it('audits every search', async () => {
    const search = randomUUID();
    await look(search);
    const rows = await rig.database.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'admin.members_searched')
      .execute();
    expect(rows.at(-1)?.details).toEqual({ search, limit: 25, offset: 0 });
  });
});
