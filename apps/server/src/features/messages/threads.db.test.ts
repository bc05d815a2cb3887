import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { addRental } from '../rentals/testing.ts';
import { addHost, addMessage, addPerson, type Host, messageState, type Person } from './testing.ts';

const rig = useTestApp();
let host: Host;
let seeker: Person;
beforeAll(async () => {
  host = await addHost(rig);
  seeker = await addPerson(rig, { user_plan: 'seeker' });
});

const db = () => rig.database.db;
const tell = (from: Person, to: Person, message = 'Is it quiet?') =>
  addMessage(db(), { from: from.id, to: to.id, message, listing: host.listing });

/** A thread of two new members with `count` messages of the seeker. */
async function newThread(count = 1) {
  const [lister, writer] = [await addHost(rig), await addPerson(rig, { user_plan: 'seeker' })];
  let id = 0;
  for (let n = 1; n <= count; n += 1) {
    const { from, to } = { from: writer.id, to: lister.id };
    const message = `Message ${n}`;
    id = (await addMessage(db(), { from, to, message, listing: lister.listing })).thread_id;
  }
  return { id, lister, writer };
}
const cardOf = async (id: number, { token }: Person) => {
  const pages = [await rig.get('/messages', token), await rig.get('/messages?archived=1', token)];
  const cards = pages.flatMap(({ body }) => body.users);
  return cards.find((card: { id: number }) => card.id === id);
};
const seqsOf = (body: { data: { seq: number }[] }) => body.data.map(({ seq }) => seq);

describe('a thread of others', () => {
  it('returns 404 to strangers, even for invalid input', async () => {
    const { id } = await newThread();
    const before = await messageState(rig);
    for (const [method, path, body] of [
      ['GET', `/messages/${id}`],
      ['GET', `/messages/${id}?before=x`],
      ['POST', `/messages/${id}/read`, {}],
      ['POST', `/messages/${id}/read`, { up_to: 'x' }],
      ['PUT', `/messages/${id}`, { muted: true }],
      ['PUT', `/messages/${id}`, { muted: 'x' }],
      ['DELETE', `/messages/${id}`],
    ] as const) {
      const stranger = await rig.call(method, path, { token: host.token, body });
      expect([method, path, stranger.status]).toEqual([method, path, 404]);
      expect((await rig.call(method, path, { body })).status).toBe(401);
    }
    expect(await messageState(rig)).toEqual(before);
  });

  it('returns 422 for a malformed id', async () => {
    for (const id of ['0', '-1', '01', '1e3', 'x', '2147483648']) {
      expect([404, 422]).toContain((await rig.get(`/messages/${id}`, host.token)).status);
    }
  });
});

describe('reading a thread', () => {
  it('reading a thread in pages, by offset and by seq', async () => {
    const { id, lister } = await newThread(5);
    const read = async (query: string) =>
      seqsOf((await rig.get(`/messages/${id}?${query}`, lister.token)).body);
    expect(await read('')).toEqual([5, 4, 3, 2, 1]);
    expect(await read('limit=2&offset=1')).toEqual([4, 3]);
    expect(await read('limit=2&before=3')).toEqual([2, 1]);
    expect(await read('limit=2&after=2')).toEqual([3, 4]);
    expect(await read('after=5')).toEqual([]);
    for (const query of ['before=2&after=1', 'before=2&offset=1', 'after=-1', 'limit=101']) {
      expect((await rig.get(`/messages/${id}?${query}`, lister.token)).status).toBe(422);
    }
  });

  it('marks messages up to the last one read, never backwards, and notifies the author', async () => {
    const { id, lister, writer } = await newThread(3);
    const read = async (body: object) =>
      (await rig.post(`/messages/${id}/read`, body, lister.token)).body;
    expect(await read({ up_to: 0 })).toEqual({ unread: 3, version: 3 });
    expect(await read({ up_to: 2 })).toEqual({ unread: 1, version: 4 });
    expect(await read({ up_to: 1 })).toEqual({ unread: 1, version: 4 });
    const [one, two] = await Promise.all([read({}), read({})]);
    expect([one, two]).toEqual([
      { unread: 0, version: 5 },
      { unread: 0, version: 5 },
    ]);
    expect((await rig.get(`/messages/${id}`, writer.token)).body).toMatchObject({
      to_read_seq: 3,
      read_seq: 0,
    });
    expect((await rig.get('/messages', writer.token)).body.version).toBe(5);
  });

  it('offers a review until the lister and every place of a stay are reviewed', async () => {
    const { id, lister, writer } = await newThread();
    const mayReview = async () =>
      (await rig.get(`/messages/${id}`, writer.token)).body.abilities.review;
    expect(await mayReview()).toBe(false);
    const [bed = 0] = lister.listing.bedIds;
    const stayed = { status: 'ended', accepted_at: '2026-01-01T00:00:00Z' } as const;
    const coming = await addRental(db(), lister.listing, bed, {
      ...{ user_id: writer.id, accepted_at: stayed.accepted_at, start_date: '2026-03-09' },
    });
    expect(await mayReview()).toBe(false);
    await db()
      .updateTable('rentals')
      .set({ ...stayed, start_date: '2026-02-01' })
      .where('id', '=', coming)
      .execute();
    expect(await mayReview()).toBe(true);
    const review = { lister_id: lister.id, obj_type: 'user', score: 5, message: 'Clean.' };
    for (const [more, isLeft] of [
      [{}, true],
      [{ listing_id: lister.listing.id }, false],
    ] as const) {
      const written = await rig.post('/user/review', { ...review, ...more }, writer.token);
      expect([written.status, await mayReview()]).toEqual([201, isLeft]);
    }
  });

  it('reading a thread of an account that an admin views marks nothing and is audited', async () => {
    const { id, lister } = await newThread();
    const admin = await addPerson(rig, { user_plan: null, role: 'admin' });
    const entered = await rig.get(`/admin/switch-user/${lister.id}`, admin.token);
    const { token } = entered.body;
    expect((await rig.get(`/messages/${id}`, token)).body).toMatchObject({
      data: [{ seq: 1 }],
      abilities: { write: false, invite: false, review: false, block: false, report: false },
    });
    const answer = await rig.post(`/messages/${id}/read`, {}, token);
    expect([answer.status, answer.body]).toEqual([200, { unread: 1, version: 1 }]);
    const rows = await db()
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'thread.read')
      .where('member_id', '=', lister.id)
      .execute();
    expect(rows).toEqual([{ actor_id: admin.id, details: { thread: id } }]);
  });
});

describe('archiving', () => {
  it('affects one member, leaves the unread counter unchanged, and sends no read receipt', async () => {
    const { id, lister, writer } = await newThread(2);
    const archived = await rig.delete(`/messages/${id}`, lister.token);
    expect(archived.body).toEqual({ message: 'message archived' });
    expect((await rig.delete(`/messages/${id}`, lister.token)).status).toBe(200);
    expect(await cardOf(id, lister)).toMatchObject({ archived: true, unread: 0 });
    expect(await cardOf(id, writer)).toMatchObject({ archived: false });
    expect((await rig.get('/messages', lister.token)).body).toMatchObject({
      users: [],
      total_messages: 1,
      current_messages: 0,
      unread: 0,
      version: 3,
    });
    expect((await rig.get(`/messages/${id}`, writer.token)).body.to_read_seq).toBe(0);
    const undone = await rig.put(`/messages/${id}`, { archived: false }, lister.token);
    expect(undone.body.data).toMatchObject({ archived: false, unread: 0, version: 4 });
    await rig.delete(`/messages/${id}`, lister.token);
    await tell(writer, lister);
    expect(await cardOf(id, lister)).toMatchObject({ archived: false, unread: 1, last_seq: 3 });
  });

  it('marking as unread counts one message and unarchives the thread', async () => {
    const { id, lister, writer } = await newThread(3);
    await rig.post(`/messages/${id}/read`, {}, lister.token);
    const both = await rig.put(`/messages/${id}`, { archived: true, unread: true }, lister.token);
    expect(both.status).toBe(422);
    await rig.delete(`/messages/${id}`, lister.token);
    const marked = await rig.put(`/messages/${id}`, { unread: true }, lister.token);
    expect(marked.body.data).toMatchObject({ archived: false, unread: 1, thread_is_read: false });
    const again = await rig.put(`/messages/${id}`, { unread: true }, lister.token);
    expect(again.body.data).toEqual(marked.body.data);
    expect((await rig.get('/messages/unread', lister.token)).body.count).toBe(1);
    // The author received nothing that could be unread.
    const own = await rig.put(`/messages/${id}`, { unread: true }, writer.token);
    expect(own.body.data.unread).toBe(0);
  });
});

describe('emails about unread messages', () => {
  const dueOf = ({ id: member }: Person, thread: number) =>
    db()
      .selectFrom('thread_members')
      .select(['email_due_at', 'emailed_at', 'muted'])
      .where('thread_id', '=', thread)
      .where('member_id', '=', member)
      .executeTakeFirstOrThrow();

  it('are due ten minutes after the oldest, at most once a day until it is read', async () => {
    const { id, lister, writer } = await newThread();
    const start = new Date('2026-03-01T12:00:00Z');
    const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
    const write = (minutes: number) =>
      addMessage(db(), { from: writer.id, to: lister.id, at: at(minutes) });
    await write(5);
    expect((await dueOf(lister, id)).email_due_at).toEqual(at(10));
    expect((await dueOf(writer, id)).email_due_at).toBeNull();
    const emailed = { emailed_at: at(10), email_due_at: null };
    const row = () =>
      db()
        .updateTable('thread_members')
        .where('thread_id', '=', id)
        .where('member_id', '=', lister.id);
    await row().set(emailed).execute();
    await write(20);
    expect((await dueOf(lister, id)).email_due_at).toEqual(at(10 + 24 * 60));
    await rig.post(`/messages/${id}/read`, {}, lister.token);
    expect(await dueOf(lister, id)).toMatchObject({ email_due_at: null, emailed_at: null });
    await write(30);
    expect((await dueOf(lister, id)).email_due_at).toEqual(at(40));
    await rig.put(`/messages/${id}`, { muted: true }, lister.token);
    await write(50);
    expect(await dueOf(lister, id)).toMatchObject({ email_due_at: null, muted: true });
  });

  describe('a message that arrived muted', () => {
    const start = new Date('2026-03-01T15:00:00Z');
    beforeEach(() => rig.clock.set(start));
    const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
    const mute = (id: number, lister: Person, muted: boolean) =>
      rig.put(`/messages/${id}`, { muted }, lister.token);

    /** A muted thread, read before, with messages that arrived these minutes after the start. */
    async function mutedThread(...arrivals: number[]) {
      const { id, lister, writer } = await newThread();
      await rig.post(`/messages/${id}/read`, {}, lister.token);
      await mute(id, lister, true);
      for (const minutes of arrivals) {
        await addMessage(db(), { from: writer.id, to: lister.id, at: at(minutes) });
      }
      return { id, lister };
    }
    const emailed = (thread: number, { id: member }: Person, emailed_at: Date) =>
      db()
        .updateTable('thread_members')
        .set({ emailed_at })
        .where('thread_id', '=', thread)
        .where('member_id', '=', member)
        .execute();

    it('are due once unmuted, ten minutes after the oldest', async () => {
      const { id, lister } = await mutedThread(2, 5);
      expect((await dueOf(lister, id)).email_due_at).toBeNull();
      await mute(id, lister, false);
      expect(await dueOf(lister, id)).toMatchObject({ email_due_at: at(12), muted: false });
      await mute(id, lister, true);
      expect((await dueOf(lister, id)).email_due_at).toBeNull();
    });

    it('are due at once if that is past', async () => {
      const { id, lister } = await mutedThread(-30, -20);
      const before = rig.clock.now();
      await mute(id, lister, false);
      const due = (await dueOf(lister, id)).email_due_at ?? new Date(0);
      expect(due >= before && due <= rig.clock.now()).toBe(true);
    });

    it('are due a day after the last email, unless it told them', async () => {
      const { id, lister } = await mutedThread(2);
      await emailed(id, lister, at(1));
      await mute(id, lister, false);
      expect((await dueOf(lister, id)).email_due_at).toEqual(at(1 + 24 * 60));
      await mute(id, lister, true);
      await emailed(id, lister, at(12));
      await mute(id, lister, false);
      expect((await dueOf(lister, id)).email_due_at).toBeNull();
    });

    it('are not due if they were read or archived, even if marked as unread', async () => {
      const read = await mutedThread(2);
      await rig.post(`/messages/${read.id}/read`, {}, read.lister.token);
      const archived = await mutedThread(2);
      await rig.delete(`/messages/${archived.id}`, archived.lister.token);
      const marked = await mutedThread(2);
      await rig.post(`/messages/${marked.id}/read`, {}, marked.lister.token);
      await rig.put(`/messages/${marked.id}`, { unread: true }, marked.lister.token);
      for (const { id, lister } of [read, archived, marked]) {
        await mute(id, lister, false);
        expect(await dueOf(lister, id)).toMatchObject({ email_due_at: null, muted: false });
      }
    });
  });
});

describe('a warning about the sender', () => {
  it.each([
    ['Write to ana@crewpad.test', true],
    ['Call me: 202 555 0123', true],
    ['See www.beds.example', true],
    ['Pay the deposit by Venmo', true],
    ['The rent is $400, beds are <3 quiet', false],
  ])('%s: %s', async (message, warns) => {
    const { thread_id } = await tell(seeker, host, message);
    const newest = async ({ token }: Person) =>
      (await rig.get(`/messages/${thread_id}?limit=1`, token)).body.data[0];
    expect((await newest(host)).caution).toBe(warns ? true : undefined);
    expect(await newest(seeker)).not.toHaveProperty('caution');
  });

  it('is not shown for a tenant or lister of the reader', async () => {
    const { id, lister, writer } = await newThread();
    await tell(writer, lister, 'Call me: 202 555 0123');
    const [bed = 0] = lister.listing.bedIds;
    const { id: user_id, email } = writer;
    await addRental(db(), lister.listing, bed, { user_id, email });
    const { body } = await rig.get(`/messages/${id}`, lister.token);
    expect(body.data[0]).not.toHaveProperty('caution');
    // They know each other now.
    expect(body).toMatchObject({
      email,
      is_invited: true,
      names: { last_name: expect.any(String) },
    });
    expect(body.abilities.invite).toBe(false);
    const theirs = (await rig.get(`/messages/${id}`, writer.token)).body;
    expect(theirs).not.toHaveProperty('email');
  });
});

describe('GET /messages/new', () => {
  const open = ({ token }: Person, to: number, listing: number) =>
    rig.get(`/messages/new?user_id=${to}&listing_id=${listing}`, token);

  it('opens a form, or returns the reason why not', async () => {
    const to = await addHost(rig);
    const own = await addPerson(rig, { user_plan: 'seeker' });
    expect((await open(own, to.id, to.listing.id)).body).toMatchObject({
      thread_id: null,
      to_user_id: to.id,
      listing_id: to.listing.id,
      items: [{ id: to.listing.id, status: 2, price: 300, free_from: expect.any(String) }],
      abilities: { write: true },
      write_refusal: null,
    });
    expect((await open(own, to.id, host.listing.id)).status).toBe(404);
    expect((await open(to, own.id, to.listing.id)).status).toBe(404);
    expect((await open(own, own.id, to.listing.id)).status).toBe(422);
    const free = await addPerson(rig, { user_plan: null });
    const upgrade = await open(free, to.id, to.listing.id);
    expect([upgrade.status, upgrade.body.error_code]).toEqual([403, 'UPGRADE_REQUIRED']);
    const unpaid = await addPerson(rig, { status: 'INACTIVE', user_plan: 'seeker' });
    const lookedUp = (await open(unpaid, to.id, to.listing.id)).body;
    expect(lookedUp).toMatchObject({
      names: { first_name: lookedUp.to_user },
      airlines: null,
      abilities: { write: false, report: false },
      write_refusal: { error_code: 'ACCOUNT_INACTIVE' },
    });
    const over = { user_plan: 'seeker', expire_at: '2026-02-01T00:00:00Z' } as const;
    expect((await open(await addPerson(rig, over), to.id, to.listing.id)).body).toMatchObject({
      abilities: { write: false },
      write_refusal: { error_code: 'ACCOUNT_EXPIRED' },
    });
  });
});
