import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteOldData } from '../../platform/old-data.ts';
import { addMember, mailsTo, useTestApp } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { addReview } from '../reviews/testing.ts';
import { messages } from './feature.ts';

let admin: { id: number; email: string };
const rig = useTestApp({ RATE_LIMITS: 'on' });
beforeAll(async () => {
  admin = await rig.member({ role: 'admin', user_plan: null });
});

const free = { user_plan: null };
const newcomer = async () => {
  const { id } = await rig.member(free);
  return { id, token: await rig.tokenOf(id) };
};
const report = (token: string | undefined, body: object) => rig.post('/reports', body, token);
const rowsOf = (reporterId: number) =>
  rig.database.db.selectFrom('reports').selectAll().where('reporter_id', '=', reporterId).execute();

/** A thread of two members with a number of alternating messages. @returns the ids of both */
async function addThread(a: number, b: number, count: number) {
  const [low_id, high_id] = [Math.min(a, b), Math.max(a, b)];
  const { db } = rig.database;
  const { rows } = await sql<{ id: number }>`
    insert into threads (low_id, high_id, last_seq, last_message_at, first_author_id, first_message_at)
    values (${low_id}, ${high_id}, ${count}, now(), ${a}, now()) returning id`.execute(db);
  const threadId = rows[0]?.id ?? 0;
  const { rows: messages } = await sql<{ id: number }>`
    insert into messages (thread_id, seq, from_user_id, to_user_id, message, found)
    select ${threadId}, n, case when n % 2 = 1 then ${a}::int else ${b}::int end,
      case when n % 2 = 1 then ${b}::int else ${a}::int end, 'Message ' || n, ''::tsvector
    from generate_series(1, ${count}::int) n order by n returning id`.execute(db);
  return { threadId, messageIds: messages.map(({ id }) => id) };
}

it('an inactive account neither reports nor looks up other members', async () => {
  const { id: other } = await rig.member();
  const { id } = await rig.member({ status: 'INACTIVE' });
  const token = await rig.tokenOf(id);
  const refusal = { status: 403, body: { error_code: 'ACCOUNT_INACTIVE' } };
  expect(await report(token, { subject: 'user', id: other, reason: 'scam' })).toMatchObject(
    refusal,
  );
  expect(await rig.post('/user/exists', { email: 'a@crewpad.test' }, token)).toMatchObject(refusal);
  expect(await rig.get(`/user/${other}`, token)).toMatchObject(refusal);
  expect((await rig.get(`/user/${id}`, token)).status).toBe(200);
  expect(await rowsOf(id)).toEqual([]);
});

describe('a refused report', () => {
  it('refuses a report without an account', async () => {
    const { id } = await addListing(rig.database.db);
    expect((await report(undefined, { subject: 'listing', id, reason: 'scam' })).status).toBe(401);
  });

  it.each([
    [{ subject: 'planet', id: 1, reason: 'scam' }, { subject: ['is_not_an_option'] }],
    [{ subject: 'user', id: 0, reason: 'scam' }, { id: [expect.any(String)] }],
    [{ subject: 'user', id: 1 }, { reason: ['please_select_a_reason'] }],
    [
      { subject: 'user', id: 1, reason: 'scam', note: 'n'.repeat(1001) },
      { note: [expect.any(String)] },
    ],
    [
      { subject: 'user', id: 1, reason: 'scam', note: 'nul \u0000' },
      { note: ['text_is_not_valid'] },
    ],
  ])('%j does not fit', async (body, errors) => {
    const { token } = await newcomer();
    const answer = await report(token, body);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  it('refuses a report of something the reporter cannot see: 404', async () => {
    const { db } = rig.database;
    const { id, token } = await newcomer();
    const lister = await addMember(db);
    const { threadId, messageIds } = await addThread(await addMember(db, free), lister, 1);
    const listing = await addListing(db, { user_id: lister });
    const hidden = await addReview(db, listing, 1, { hidden_at: '2026-02-01T00:00:00Z' });
    const removed = await addListing(db, { removed_at: '2026-02-01T00:00:00Z' });
    const inactive = await addListing(db, { status: 1 });
    const things = [
      ['message', messageIds[0]],
      ['thread', threadId],
      ['user', await addMember(db, free)],
      ['user', await addMember(db, { status: 'CLOSED' })],
      ['listing', removed.id],
      ['listing', inactive.id],
      ['review', hidden],
      ['review', 2_000_000_000],
    ];
    for (const [subject, thing] of things) {
      const { status } = await report(token, { subject, id: thing, reason: 'scam' });
      expect([subject, thing, status]).toEqual([subject, thing, 404]);
    }
    expect(await rowsOf(id)).toEqual([]);
  });

  it('refuses a report of oneself', async () => {
    const { db } = rig.database;
    const listing = await addListing(db);
    const token = await rig.tokenOf(listing.user_id);
    const author = await newcomer();
    const review = await addReview(db, listing, 2, { author_id: author.id });
    const { messageIds } = await addThread(listing.user_id, author.id, 1);
    const own = { id: ['you_cannot_report_yourself'] };
    for (const [who, subject, id] of [
      [token, 'listing', listing.id],
      [token, 'user', listing.user_id],
      [token, 'message', messageIds[0]],
      [author.token, 'review', review],
    ] as const) {
      const answer = await report(who, { subject, id, reason: 'other' });
      expect([subject, answer.status, answer.body.errors]).toEqual([subject, 422, own]);
    }
  });

  it('the 21st report of a day; repeats and refused ones do not count', async () => {
    const { db } = rig.database;
    const { id, token } = await newcomer();
    const listers = await Promise.all(Array.from({ length: 21 }, () => addMember(db)));
    const send = (lister?: number) =>
      report(token, { subject: 'user', id: lister, reason: 'scam' });
    await send(2_000_000_000);
    for (const lister of listers.slice(0, 19)) expect((await send(lister)).status).toBe(201);
    expect((await send(listers[0])).status).toBe(200);
    expect((await send(listers[19])).status).toBe(201);
    expect((await send(listers[20])).status).toBe(429);
    expect(await rowsOf(id)).toHaveLength(20);
    rig.clock.advance(86_400);
    const again = await rig.tokenOf(id);
    const next = { subject: 'user', id: listers[20], reason: 'scam' };
    expect((await report(again, next)).status).toBe(201);
  });
});

describe('a report', () => {
  it('a report of a message includes ten before, ten after and the last ten of its author', async () => {
    const { db } = rig.database;
    const { id, token } = await newcomer();
    const other = await addMember(db, { display_name: 'Otto P.' });
    const { messageIds } = await addThread(other, id, 30);
    const body = { subject: 'message', id: messageIds[14], reason: 'harassment', note: ' Rude. ' };
    expect((await report(token, body)).status).toBe(201);
    const [row] = await rowsOf(id);
    expect(row).toMatchObject({ reason: 'harassment', note: 'Rude.', state: 'open' });
    expect(row?.snapshot.member).toEqual({ id: other, display_name: 'Otto P.' });
    expect(row?.snapshot.text).toBe('Message 15');
    expect(row?.snapshot.messages.map(({ message }) => message)).toEqual(
      [1, 3, ...Array.from({ length: 21 }, (_, at) => at + 5)].map((n) => `Message ${n}`),
    );
  });

  it('a report of a thread includes its newest messages and the last ten of the other member', async () => {
    const { id, token } = await newcomer();
    const other = await addMember(rig.database.db, free);
    const { threadId } = await addThread(other, id, 30);
    expect((await report(token, { subject: 'thread', id: threadId, reason: 'scam' })).status).toBe(
      201,
    );
    const [row] = await rowsOf(id);
    expect(row?.snapshot.member.id).toBe(other);
    const newest = Array.from({ length: 11 }, (_, at) => at + 20);
    expect(row?.snapshot.messages.map(({ message }) => message)).toEqual(
      [11, 13, 15, 17, 19, ...newest].map((n) => `Message ${n}`),
    );
  });

  it('cannot be filled with messages of the reporter', async () => {
    const { id, token } = await newcomer();
    const { db } = rig.database;
    const other = await addMember(db, free);
    const { threadId, messageIds } = await addThread(other, id, 24);
    await sql`update messages set from_user_id = ${id}, to_user_id = ${other}
      where thread_id = ${threadId} and seq > 11 and seq <> 23`.execute(db);
    for (const [subject, thing] of [
      ['thread', threadId],
      ['message', messageIds[22]],
    ]) {
      await report(token, { subject, id: thing, reason: 'scam' });
    }
    const theirs = [1, 3, 5, 7, 9, 11, 23].map((n) => `Message ${n}`);
    const rows = (await rowsOf(id)).map(({ snapshot }) =>
      snapshot.messages.filter(({ from_user }) => from_user === other),
    );
    expect(rows.map((list) => list.map(({ message }) => message))).toEqual([theirs, theirs]);
  });

  it('a report of a review includes its text, stars, crash pad and response', async () => {
    const { db } = rig.database;
    const { id, token } = await newcomer();
    const listing = await addListing(db, { title: 'The loud house' });
    const review = await addReview(db, listing, 1, { message: 'Call me.' });
    await db.insertInto('review_responses').values({ review_id: review, message: 'No.' }).execute();
    expect((await report(token, { subject: 'review', id: review, reason: 'contact' })).status).toBe(
      201,
    );
    const [row] = await rowsOf(id);
    const { snapshot } = row ?? {};
    expect(snapshot).toMatchObject({
      title: 'The loud house',
      text: 'Call me.',
      score: 1,
      response: 'No.',
    });
  });

  it('a report of an own review is about its response', async () => {
    const { db } = rig.database;
    const { id, token } = await newcomer();
    const listing = await addListing(db);
    const review = await addReview(db, listing, 1, { author_id: id });
    await db
      .insertInto('review_responses')
      .values({ review_id: review, message: 'Liar.' })
      .execute();
    expect((await report(token, { subject: 'review', id: review, reason: 'other' })).status).toBe(
      201,
    );
    expect((await rowsOf(id))[0]?.snapshot.member.id).toBe(listing.user_id);
  });

  it('is stored once, also for concurrent calls', async () => {
    const { db } = rig.database;
    const { id, token } = await newcomer();
    const listing = await addListing(db, { title: 'Reported' });
    const send = () => report(token, { subject: 'listing', id: listing.id, reason: 'not_real' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it('every admin gets an email, unless the report was closed before', async () => {
    const { db } = rig.database;
    const { token } = await newcomer();
    const reported = await addListing(db, { title: 'A tent' });
    const handled = await addListing(db, { title: 'A boat' });
    await report(token, { subject: 'listing', id: handled.id, reason: 'scam' });
    await db
      .updateTable('reports')
      .set({ state: 'dismissed', closed_at: rig.clock.now() })
      .where('subject_id', '=', handled.id)
      .execute();
    const before = (await mailsTo(rig, admin.email)).length;
    await report(token, {
      subject: 'listing',
      id: reported.id,
      reason: 'not_real',
      note: 'A photo.',
    });
    const mails = await mailsTo(rig, admin.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.subject).toBe('A member reported a crash pad');
    expect(mails[0]?.text).toContain('A photo.');
    expect(mails[0]?.text).toContain('/admin/reports');
  });
});

it('closed reports are deleted after two years, open ones are not', async () => {
  const { db } = rig.database;
  const { id, token } = await newcomer();
  const others = [await addMember(db), await addMember(db)];
  for (const other of others) {
    const sent = await report(token, { subject: 'user', id: other, reason: 'other' });
    expect(sent.status).toBe(201);
  }
  await db
    .updateTable('reports')
    .set({ state: 'dismissed', closed_at: '2026-02-01T00:00:00Z', closed_by: admin.id })
    .where('subject_id', '=', others[0] ?? 0)
    .where('reporter_id', '=', id)
    .execute();
  await deleteOldData(db, messages.oldData ?? [], new Date('2028-01-31T00:00:00Z'));
  expect(await rowsOf(id)).toHaveLength(2);
  await deleteOldData(db, messages.oldData ?? [], new Date('2028-02-01T00:00:01Z'));
  expect((await rowsOf(id)).map(({ subject_id }) => subject_id)).toEqual([others[1]]);
});
