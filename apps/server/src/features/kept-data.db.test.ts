import { addMonths, KEPT_DATA, type KeptName } from '@crewpad/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { allOldData } from '../jobs/index.ts';
import { deleteOldData, type OldData } from '../platform/old-data.ts';
import { recordRefusal } from '../platform/outbox/refusing-addresses.ts';
import { formOf, pdfOf, pictureOf, storedFiles } from '../platform/uploads/testing.ts';
import { TEST_NOW } from '../testing/data.ts';
import { mailsTo, useTestApp } from '../testing/test-app.ts';
import { features } from './index.ts';
import { addListing } from './listings/testing.ts';
import { addMessage } from './messages/testing.ts';
import { addRental, addStay } from './rentals/testing.ts';
import { addOwed, addPaid } from './reports/testing.ts';
import { addReview } from './reviews/testing.ts';
import { addAirport } from './search/testing.ts';
import { addEntry } from './waitlist/testing.ts';

const rig = useTestApp({ FLAGS: 'deactivateAccount' });

/** For each text, the columns of all tables that contain it, as `table.column`. */
async function placesOf(texts: readonly string[]): Promise<Record<string, string[]>> {
  const { db } = rig.database;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const columns = tables.map(
    ({ name }) => sql`
      select ${name}::text || '.' || e.key as place, e.value
      from ${sql.table(name)} x, jsonb_each_text(to_jsonb(x)) e where e.value is not null`,
  );
  const { rows } = await sql<{ text: string; places: string[] }>`
    select t.text, array_agg(distinct c.place order by c.place) as places
    from unnest(${texts}::text[]) t (text)
    join (${sql.join(columns, sql` union all `)}) c on strpos(lower(c.value), lower(t.text)) > 0
    group by t.text`.execute(db);
  const places = new Map(rows.map((row) => [row.text, row.places]));
  return Object.fromEntries(texts.map((text) => [text, places.get(text) ?? []]));
}

const deleteOld = (at: Date) => deleteOldData(rig.database.db, allOldData(features), at);

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** When something of this kind that began at the closing is deleted. */
function endOf(name: KeptName): Date {
  const term: { event: string; days?: number; months?: number; years?: number } =
    KEPT_DATA[name].term;
  const { days = 0, months = 0, years } = term;
  if (years !== undefined) return new Date(Date.UTC(TEST_NOW.getUTCFullYear() + years + 1, 0, 1));
  return addMonths(new Date(TEST_NOW.getTime() + days * DAY_MS), months);
}

/** What somebody typed, the columns that hold it after the closing, and which term each has. */
const TEXTS: Record<string, Record<string, KeptName | 'forever'>> = {
  'quokka@crewpad.test': {
    'mailbox.recipient': 'notices',
    'outbox.payload': 'notices',
    'outbox.recipient': 'notices',
    'rental_history.change_summary': 'tenant_contacts',
    'rentals.email': 'tenant_contacts',
  },
  '2025550177': { 'rentals.phone_number': 'tenant_contacts' },
  '77 Quokka Lane': {},
  '40.712345': {},
  'Words of the crash pad': {},
  'Rules of the crash pad': {},
  'About the leaver': {},
  'Airline of the leaver': { 'rentals.airline': 'tenant_contacts' },
  'Draft of the leaver': {},
  'Reply of the leaver': {},
  'Inquiry of the leaver': {},
  'Inquiry before login': {},
  'Wish of the leaver': {},
  'Search of the leaver': {},
  'Calendar of the leaver': {},
  'Copy to all tenants': {},
  seti_of_the_leaver: { 'customers.setup_intent': 'bookkeeping' },
  'Objection of the leaver': { 'objections.text': 'bookkeeping' },
  'Terms of the leaver': { 'acceptances.version': 'bookkeeping' },
  'Hello from the leaver': { 'messages.message': 'messages' },
  'Report of the leaver': { 'reports.note': 'reports' },
  'Browser of the leaver': { 'sessions.device': 'sessions' },
  '203.0.113.77': { 'audit_log.address': 'audit_addresses' },
  'trace-of-the-leaver': { 'audit_log.action': 'audit' },
  'Private note on the tenant': { 'rentals.note_agreement': 'tenant_contacts' },
  'Reason of the leaver': { 'rental_history.reason': 'bookkeeping' },
  Quentina: {
    'mailbox.html': 'notices',
    'mailbox.text': 'notices',
    'members.first_name': 'bookkeeping',
    'rentals.first_name': 'bookkeeping',
  },
  'House of the leaver': { 'listings.title': 'forever', 'listings.title_key': 'forever' },
  'Praise of the leaver': { 'reviews.message': 'forever' },
  // Others
  'wombat@crewpad.test': {
    'rental_history.change_summary': 'invitations',
    'rentals.email': 'invitations',
  },
  '2025550188': { 'rentals.phone_number': 'invitations' },
  Wombatina: { 'rentals.first_name': 'invitations' },
  'numbat@crewpad.test': {},
  'Notice of somebody': { 'notifications.data': 'notices' },
  'Event of the provider': { 'provider_events.payload': 'notices' },
};

describe('data of a closed account', () => {
  let leaver: { id: number; email: string; token: string };

  beforeAll(async () => {
    const { db } = rig.database;
    const created_at = TEST_NOW;
    const person = await rig.member({
      ...{ email: 'quokka@crewpad.test', email_verified_at: TEST_NOW, first_name: 'Quentina' },
      ...{ phone_number: '+12025550177', country_code: 'US', about: 'About the leaver' },
      ...{ airlines: 'Airline of the leaver', birthdate_year: 1990, gender: 'female' },
    });
    leaver = { ...person, token: await rig.tokenOf(person.id) };
    const member_id = leaver.id;
    await db
      .updateTable('sessions')
      .set({ device: 'Browser of the leaver' })
      .where('member_id', '=', member_id)
      .execute();
    const [picture, document] = [
      await rig.call('POST', '/upload/images', {
        token: leaver.token,
        ...formOf([{ bytes: await pictureOf() }]),
      }),
      await rig.call('POST', '/upload/documents', {
        token: leaver.token,
        ...formOf([{ bytes: await pdfOf(), name: 'rules.pdf' }], 'document[]'),
      }),
    ];
    const listing = await addListing(db, {
      ...{ user_id: member_id, title: 'House of the leaver', street1: '77 Quokka Lane' },
      ...{ latitude: 40.712345, public_latitude: 40.71, description: 'Words of the crash pad' },
      rules_policies_des: 'Rules of the crash pad',
      images: JSON.stringify([picture.body.url[0]]),
      rules_policies_doc: JSON.stringify(document.body.url ?? []),
    });
    const rented = { status: 'ended', accepted_at: TEST_NOW, ended_at: TEST_NOW } as const;
    // A tenant of theirs, and a stay of theirs with rent that was paid.
    await addRental(db, listing, listing.bedIds[0] ?? 0, {
      ...rented,
      note_agreement: 'Private note on the tenant',
    });
    const stay = await addStay(rig, {
      ...rented,
      ...{ user_id: member_id, email: leaver.email, first_name: 'Quentina' },
      ...{ phone_number: '+12025550177', country_code: 'US', airline: 'Airline of the leaver' },
    });
    const owed = { id: stay.id, lister: stay.lister, tenant: { id: member_id } };
    await addPaid(db, owed, '2026-02-01T07:00:00Z');
    const charge_id = await addOwed(db, owed, { status: 'cancelled' });
    await db
      .insertInto('objections')
      .values({
        ...{ rental_id: stay.id, charge_id, at: created_at, seen_at: created_at },
        ...{ text: 'Objection of the leaver', answer: 'Answer to it', answered_at: created_at },
      })
      .execute();
    await db
      .insertInto('customers')
      .values({
        ...{ member_id, customer_id: 'cus_1', provider_mode: 'sandbox', created_at },
        setup_intent: 'seti_of_the_leaver',
      } as const)
      .execute();
    await db
      .insertInto('acceptances')
      .values({
        ...{ member_id, document: 'terms', accepted_at: created_at },
        version: 'Terms of the leaver',
      } as const)
      .execute();
    const step = { lister_id: stay.lister.id, room_and_bed: 'Room, bed', created_at } as const;
    await db
      .insertInto('rental_history')
      .values({
        ...{ ...step, rental_id: stay.id, actor: 'tenant', action: 'leave', status: 'ended' },
        ...{ actor_id: member_id, reason: 'Reason of the leaver' },
        change_summary: JSON.stringify({ email: { from: null, to: leaver.email } }),
      } as const)
      .execute();
    const invited = await addRental(db, stay.listing, stay.bed, {
      ...{ status: 'declined', email: 'wombat@crewpad.test', first_name: 'Wombatina' },
      ...{ phone_number: '+12025550188', country_code: 'US', ended_at: TEST_NOW },
      start_date: '2027-01-01',
    });
    await db
      .insertInto('rental_history')
      .values({
        ...{ ...step, rental_id: invited, actor: 'lister', action: 'edit', status: 'pending' },
        change_summary: JSON.stringify({ email: { from: null, to: 'wombat@crewpad.test' } }),
      } as const)
      .execute();
    await addReview(db, stay.listing, 4, { author_id: member_id, message: 'Praise of the leaver' });
    await addEntry(db, stay.listing.id, member_id, { note: 'Wish of the leaver' });
    await addMessage(db, { from: member_id, to: stay.lister.id, message: 'Hello from the leaver' });
    await db
      .insertInto('reports')
      .values({
        ...{ reporter_id: member_id, subject: 'user', subject_id: stay.lister.id, reason: 'other' },
        ...{ note: 'Report of the leaver', state: 'dismissed', closed_at: TEST_NOW },
        snapshot: JSON.stringify({}),
      } as const)
      .execute();
    const draft = { form: { title: 'Draft of the leaver' }, step: 1 };
    await rig.put('/lister/draft', draft, leaver.token);
    const { prefix } = await addAirport(db);
    const search = { code: prefix, filters: {}, alert: 'daily' };
    expect((await rig.post('/saved-searches', search, leaver.token)).status).toBe(201);
    await db
      .updateTable('saved_searches')
      .set({ name: 'Search of the leaver' })
      .where('member_id', '=', member_id)
      .execute();
    await db
      .insertInto('quick_replies')
      .values({ member_id, title: 'Hi', message: 'Reply of the leaver' })
      .execute();
    const contact = { name: '', subject: '', created_at };
    await db
      .insertInto('contact_messages')
      .values([
        { ...contact, member_id, email: 'other@crewpad.test', message: 'Inquiry of the leaver' },
        { ...contact, member_id: null, email: leaver.email, message: 'Inquiry before login' },
      ])
      .execute();
    const copy = await db
      .insertInto('group_messages')
      .values({
        ...{ lister_id: member_id, message: 'Copy to all tenants', rental_ids: [], sent: 0 },
        ...{ mailed: 0, created_at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // It waits for the account of somebody invited.
    await db
      .insertInto('waiting_messages')
      .values({ group_message_id: copy.id, rental_id: invited })
      .execute();
    await db
      .insertInto('calendars')
      .values({ member_id, token: 'Calendar of the leaver', created_at })
      .execute();
    await db
      .insertInto('member_devices')
      .values({
        ...{ member_id, device_hash: Buffer.from('device') },
        ...{ first_seen_at: TEST_NOW, last_seen_at: TEST_NOW },
      })
      .execute();
    await db
      .insertInto('authenticator_apps')
      .values({ member_id, secret: Buffer.from('s'), key_id: 'k', confirmed_at: TEST_NOW })
      .execute();
    await db
      .insertInto('recovery_codes')
      .values({ member_id, slot: 0, hash: 'h', created_at })
      .execute();
    await db
      .insertInto('passkeys')
      .values({
        ...{ member_id, credential_id: 'c', public_key: Buffer.from('p'), name: 'phone' },
        ...{ single_device: true, backed_up: false, rp_id: 'localhost', created_at },
        aaguid: '00000000-0000-0000-0000-000000000000',
      })
      .execute();
    const sites = { provider: 'google', social_id: 'n', created_at } as const;
    await db
      .insertInto('oauth_profiles')
      .values({
        ...{ ...sites, cookie_hash: Buffer.from('cookie'), email: 'numbat@crewpad.test' },
        expires_at: new Date(TEST_NOW.getTime() - 1),
      })
      .execute();
    await db
      .insertInto('audit_log')
      .values({
        ...{ action: 'trace-of-the-leaver', actor_id: member_id, member_id },
        ...{ address: '203.0.113.77', at: TEST_NOW },
      })
      .execute();
    await db
      .insertInto('notifications')
      .values({
        ...{ member_id: stay.tenant.id, kind: 'listing_reminder', subject_key: 'x', version: 1 },
        data: JSON.stringify({ text: 'Notice of somebody' }),
        ...{ created_at, read_at: TEST_NOW },
      })
      .execute();
    await db
      .insertInto('provider_events')
      .values({
        ...{ event_id: 'evt', type: 'x', object_id: 'x', created: TEST_NOW, status: 'done' },
        payload: JSON.stringify({ text: 'Event of the provider' }),
        ...{ next_try_at: TEST_NOW, received_at: TEST_NOW },
      } as const)
      .execute();
    // Both members of the thread close, one of them by the call.
    await db
      .updateTable('members')
      .set({ status: 'CLOSED', closed_at: TEST_NOW })
      .where('id', '=', stay.lister.id)
      .execute();
    expect((await rig.get('/user/request-deactivation-account', leaver.token)).status).toBe(200);
    const mails = await mailsTo(rig, leaver.email);
    const code = /^\d{8}$/m.exec(mails[0]?.text ?? '')?.[0];
    for (const address of [leaver.email, 'numbat@crewpad.test']) {
      await recordRefusal(db, { address, reason: '550 5.1.1 Nobody here', now: TEST_NOW });
    }
    const closed = await rig.call('DELETE', '/user/verify-deactivation-code', {
      token: leaver.token,
      body: { code },
    });
    expect([closed.status, closed.text]).toEqual([200, expect.any(String)]);
    // Sends the last email.
    await mailsTo(rig, leaver.email);
  });

  it('leaves no file, no device, no second step and no passkey', async () => {
    expect(await storedFiles(rig.services)).toEqual([]);
    const { db } = rig.database;
    expect(await db.selectFrom('uploads').select('id').execute()).toEqual([]);
    const tables = ['member_devices', 'authenticator_apps', 'recovery_codes', 'passkeys'] as const;
    for (const table of tables) {
      expect(await db.selectFrom(table).select('member_id').execute()).toEqual([]);
    }
  });

  const terms = [...new Set(Object.values(TEXTS).flatMap((places) => Object.values(places)))];
  const ends = new Set(terms.flatMap((term) => (term === 'forever' ? [] : endOf(term).getTime())));
  // The test's clock goes on: what happened a little later ends a little later.
  const instants = [...ends].flatMap((end) => [end - 60_000, end + HOUR_MS]);
  const moments = [TEST_NOW.getTime(), ...instants]
    .toSorted((a, b) => a - b)
    .map((instant) => [new Date(instant).toISOString(), new Date(instant)] as const);

  it.each(moments)('at %s stands where its term says, and nowhere else', async (_, now) => {
    await deleteOld(now);
    const expected = Object.entries(TEXTS).map(([text, places]) => [
      text,
      Object.keys(places).filter((place) => {
        const term = places[place] ?? 'forever';
        return term === 'forever' || now <= endOf(term);
      }),
    ]);
    expect(await placesOf(Object.keys(TEXTS))).toEqual(Object.fromEntries(expected));
  });

  it('leaves no money behind in the end', async () => {
    const { db } = rig.database;
    for (const table of ['rentals', 'obligations', 'journal', 'journal_lines'] as const) {
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
  });
});

it('every kind of data with a term is deleted by the daily job', () => {
  const deleted = new Set(allOldData(features).map(({ what }) => what));
  const missing = (Object.keys(KEPT_DATA) as KeptName[]).filter((name) => !deleted.has(name));
  // Closing an account does it.
  expect(missing).toEqual(['member']);
});

it('a kind that fails does not keep the others, and the next run does the rest', async () => {
  const { db } = rig.database;
  const before: OldData = {
    what: 'notices',
    deleteSome: () => Promise.reject(new Error('killed')),
  };
  const row = { kind: 'mail', payload: '{}', created_at: TEST_NOW, sent_at: TEST_NOW };
  await db
    .insertInto('outbox')
    .values(Array.from({ length: 501 }, () => row))
    .execute();
  const now = new Date(endOf('notices').getTime() + HOUR_MS);
  const all = allOldData(features);
  await expect(deleteOldData(db, [before, ...all], now)).rejects.toThrow(AggregateError);
  await deleteOldData(db, all, now);
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
});

it('rows of the audit log and the journal change for nobody else', async () => {
  const { db } = rig.database;
  await db
    .insertInto('audit_log')
    .values({ action: 'kept', actor_id: null, member_id: null, at: TEST_NOW })
    .execute();
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
});
