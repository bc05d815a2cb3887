import { AUTOPAY, COLLECTION } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { addCard, addListing } from '../../listings/testing.ts';
import { keyed } from '../../rent/periods/testing.ts';
import {
  addParty,
  addPayoutAccount,
  addRental,
  addStay,
  addTenant,
  type Party,
} from '../../rentals/testing.ts';
import { addOwed, planOf } from '../testing.ts';
import { calendarRentals } from './calendar.ts';

const rig = useTestApp();

async function addressOf({ token }: Party, rotate?: boolean): Promise<string> {
  const { status, body, text } = await rig.post('/calendar', { rotate }, token);
  expect(status, text).toBe(200);
  expect(body.url).toMatch(/^http:\/\/localhost:\d+\/api\/calendar\/[\w-]{43}\.ics$/);
  return new URL(body.url).pathname.slice('/api'.length);
}

/** Its lines, unfolded. */
async function read(address: string): Promise<string[]> {
  const { status, text } = await rig.get(address);
  expect(status, text).toBe(200);
  return text.replaceAll('\r\n ', '').split('\r\n');
}

const calendarOf = async (party: Party) => read(await addressOf(party));
const rowsOf = ({ id }: Party) =>
  rig.database.db.selectFrom('calendars').selectAll().where('member_id', '=', id).execute();

/** Rent for which the card is charged later. */
const TRIED_AGAIN = {
  collection: COLLECTION.auto,
  next_attempt_at: '2026-07-01T07:00:00Z',
} as const;

/** A stay whose rent AutoPay charges. */
async function addAutopayStay(row: Parameters<typeof addStay>[1]) {
  const stay = await addStay(rig, { ...row, auto_pay: AUTOPAY.on });
  await addCard(rig.database.db, stay.tenant.id);
  await addPayoutAccount(rig.database.db, stay.lister.id);
  return stay;
}

const summaries = (lines: string[]) =>
  lines.filter((line) => line.startsWith('SUMMARY:')).map((line) => line.slice(8));

const rentUids = (lines: string[]) => lines.filter((line) => line.startsWith('UID:rent-'));

describe('the calendar address', () => {
  it('is not returned to visitors, or to an admin who views the account', async () => {
    expect((await rig.post('/calendar', {})).status).toBe(401);
    const tenant = await addTenant(rig);
    const admin = await addParty(rig, { role: 'admin' });
    await rig.database.db
      .updateTable('sessions')
      .set({ admin_session_id: await rig.sessionOf(admin.id) })
      .where('id', '=', await rig.sessionOf(tenant.id))
      .execute();
    expect((await rig.post('/calendar', { rotate: true }, tenant.token)).status).toBe(403);
    expect(await rowsOf(tenant)).toEqual([]);
    const other = await addTenant(rig);
    expect((await rig.post('/calendar', { rotate: 'yes' }, other.token)).status).toBe(422);
    expect(await rowsOf(other)).toEqual([]);
  });

  it('is one, also for concurrent requests', async () => {
    const tenant = await addTenant(rig);
    const [one, two] = await Promise.all([addressOf(tenant), addressOf(tenant)]);
    expect(one).toBe(two);
    expect(await addressOf(tenant)).toBe(one);
    await Promise.all([addressOf(tenant, true), addressOf(tenant, true)]);
    expect(await rowsOf(tenant)).toHaveLength(1);
    expect((await rig.get(await addressOf(tenant))).status).toBe(200);
    expect((await rig.get(one)).status).toBe(404);
  });

  it('is unknown after it was replaced, or its account closed', async () => {
    const tenant = await addTenant(rig);
    const before = await addressOf(tenant);
    const after = await addressOf(tenant, true);
    const unknown = await rig.get('/calendar/unknown.ics');
    expect(unknown.status).toBe(404);
    expect(await rig.get(before)).toMatchObject({ status: 404, text: unknown.text });
    expect((await rig.get(after)).status).toBe(200);
    await rig.database.db
      .updateTable('members')
      .set({ status: 'CLOSED' })
      .where('id', '=', tenant.id)
      .execute();
    expect((await rig.get(after)).status).toBe(404);
  });
});

describe('the calendar', () => {
  it('is an iCalendar file that no cache stores', async () => {
    const { headers, text } = await rig.get(await addressOf(await addTenant(rig)));
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.trimEnd().endsWith('END:VCALENDAR')).toBe(true);
    expect(text).not.toContain('BEGIN:VEVENT');
  });

  it('the calendar of a tenant has check-in, check-out and rent days with amounts', async () => {
    const stay = await addAutopayStay({
      start_date: '2026-03-20',
      start_time: '15:00',
      checkout_date: '2026-05-16',
      checkout_time: '10:00',
      time_zone: 'America/Los_Angeles',
      next_rent_on: '2026-04-01',
      note_agreement: 'Private note',
    });
    await addOwed(rig.database.db, stay, {
      period_from: '2026-03-20',
      ...TRIED_AGAIN,
      amount_cents: 11_613,
      settled_cents: 1613,
    });
    const lines = await calendarOf(stay.tenant);
    expect(summaries(lines)).toEqual([
      'Check-in: The Nest',
      'Check-out: The Nest',
      'Rent due: $100.00\\, The Nest',
      'Rent due: $300.00\\, The Nest',
      'Rent due: $145.16\\, The Nest',
    ]);
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20260320T220000Z',
      'DTSTART:20260516T170000Z',
      'DTSTART:20260320T070000Z',
      'DTSTART:20260401T070000Z',
      'DTSTART:20260501T070000Z',
    ]);
    expect(lines.join('\n')).toContain('March 20\\, 2026 at 12:00 AM PDT');
    const uids = lines.filter((line) => line.startsWith('UID:'));
    expect(new Set(uids).size).toBe(5);
    const again = await calendarOf(stay.tenant);
    expect(again).toEqual(lines);
    for (const hidden of [
      'Private note',
      stay.tenant.email,
      stay.lister.email,
      'Moon',
      '@crewpad.test',
    ]) {
      expect(lines.join('\n')).not.toContain(hidden);
    }
  });

  it('has no check-in of a stay that ended before it', async () => {
    const stay = await addStay(rig, {
      status: 'ended',
      start_date: '2026-02-20',
      start_time: '15:00',
      checkout_date: '2026-02-20',
      checkout_time: '03:00',
      next_rent_on: null,
    });
    expect(summaries(await calendarOf(stay.lister))).toEqual(['Check-out: Tia M.\\, The Nest']);
    expect(summaries(await calendarOf(stay.tenant))).toEqual(['Check-out: The Nest']);
  });

  it('has a day for rent that is paid by hand, and an hour only where a card is charged', async () => {
    const stay = await addAutopayStay({
      start_date: '2026-03-01',
      checkout_date: '2026-06-01',
      // At 22:00 of the day before at the crash pad.
      time_zone: 'America/Anchorage',
      next_rent_on: '2026-05-01',
    });
    const { db } = rig.database;
    await addOwed(db, stay, { collection: COLLECTION.manual });
    const april = { period_from: '2026-04-01', period_to: '2026-05-01' };
    await addOwed(db, stay, { ...april, ...TRIED_AGAIN });
    const daysOf = async (party: Party) => {
      const lines = await calendarOf(party);
      return ['2026-03-01', '2026-04-01', '2026-05-01'].map((from) => {
        const at = lines.findIndex((line) => line.startsWith(`UID:rent-${stay.id}-${from}`));
        return lines.slice(at).find((line) => line.startsWith('DTSTART'));
      });
    };
    const charged = [
      'DTSTART;VALUE=DATE:20260301',
      'DTSTART:20260401T070000Z',
      'DTSTART:20260501T070000Z',
    ];
    expect(await daysOf(stay.tenant)).toEqual(charged);
    expect(await daysOf(stay.lister)).toEqual(charged);
    await db
      .updateTable('rentals')
      .set({ auto_pay: AUTOPAY.asked })
      .where('id', '=', stay.id)
      .execute();
    const expectedLines = [...charged.slice(0, 2), 'DTSTART;VALUE=DATE:20260501'];
    expect(await daysOf(stay.tenant)).toEqual(expectedLines);
    // Without a card AutoPay is paused.
    await db
      .updateTable('rentals')
      .set({ auto_pay: AUTOPAY.on })
      .where('id', '=', stay.id)
      .execute();
    await db.deleteFrom('payment_methods').where('member_id', '=', stay.tenant.id).execute();
    const days = ['20260301', '20260401', '20260501'].map((day) => `DTSTART;VALUE=DATE:${day}`);
    expect(await daysOf(stay.tenant)).toEqual(days);
    expect((await calendarOf(stay.tenant)).join('\n')).toContain('AutoPay is paused.');
  });

  it('says to both sides how rent is collected, and what it waits for', async () => {
    const stay = await addAutopayStay({
      start_date: '2026-01-01',
      checkout_date: '2026-06-01',
      next_rent_on: '2026-05-01',
    });
    const { db } = rig.database;
    const owed = (period_from: string, period_to: string, row: object) =>
      addOwed(db, stay, { period_from, period_to, ...row });
    await owed('2026-01-01', '2026-02-01', { collection: COLLECTION.manual });
    await owed('2026-02-01', '2026-03-01', { ...TRIED_AGAIN, status: 'action_required' });
    const objected = await owed('2026-03-01', '2026-04-01', TRIED_AGAIN);
    await owed('2026-04-01', '2026-05-01', TRIED_AGAIN);
    const at = new Date('2026-03-02');
    const objection = { rental_id: stay.id, charge_id: objected, text: 'I paid it.', at };
    await db.insertInto('objections').values(objection).execute();
    const said = async (party: Party) => {
      const lines = await calendarOf(party);
      return ['01', '02', '03', '04', '05'].map((month) => {
        const uid = lines.findIndex((line) =>
          line.startsWith(`UID:rent-${stay.id}-2026-${month}-01`),
        );
        const description = lines.slice(uid).find((line) => line.startsWith('DESCRIPTION'));
        return description?.split(/2026\. |\\n/)[1];
      });
    };
    expect(await said(stay.tenant)).toEqual([
      "Your card isn't charged for it anymore.",
      'Your bank asks you to confirm it. Nothing is charged until then.',
      "You object to it. Your card isn't charged while the objection is open.",
      'AutoPay charges your card.',
      'AutoPay charges your card.',
    ]);
    expect(await said(stay.lister)).toEqual([
      "Tia M.'s card isn't charged for it anymore.",
      'Waiting for Tia M. to confirm with the bank. Nothing is charged until then.',
      "Tia M. objects to it. Their card isn't charged while the objection is open.",
      "AutoPay charges Tia M.'s card.",
      "AutoPay charges Tia M.'s card.",
    ]);
  });

  it('has one event for each rent, also where the days of a period are open again twice', async () => {
    const stay = await addStay(rig, { start_date: '2026-03-01', next_rent_on: null });
    const { db } = rig.database;
    const march = { period_from: '2026-03-01', period_to: '2026-04-01' };
    const paid = await addOwed(db, stay, march);
    for (const replaces_cause of ['dp_1', '77']) {
      await addOwed(db, stay, { ...march, replaces_id: paid, replaces_cause });
    }
    const uids = rentUids(await calendarOf(stay.tenant));
    expect(uids).toHaveLength(3);
    expect(new Set(uids).size).toBe(3);
  });

  it('adds the rest of a paid period to the next rent, as both pages do', async () => {
    const stay = await addStay(rig, {
      start_date: '2026-03-20',
      checkout_date: '2026-05-01',
      next_rent_on: '2026-04-01',
    });
    const march = { period_from: '2026-03-20', period_to: '2026-04-01', amount_cents: 11_613 };
    await addOwed(rig.database.db, stay, march);
    const entry = keyed(stay.lister.token, { tenant_id: stay.id, amount: 115.83 });
    expect((await rig.call('POST', '/transaction', entry)).status).toBe(201);
    const rentsOf = async (party: Party) =>
      summaries(await calendarOf(party)).filter((item) => item.startsWith('Rent'));
    expect(await rentsOf(stay.tenant)).toEqual(['Rent due: $300.30\\, The Nest']);
    expect(await rentsOf(stay.lister)).toEqual(['Rent due: $300.30\\, Tia M.\\, The Nest']);
  });

  it('the calendar of a lister has first names with an initial, and one event for each rental and period', async () => {
    const { db } = rig.database;
    const lister = await addParty(rig);
    const row = {
      user_id: lister.id,
      title: 'The Nest',
      rooms: [['cold' as const, 'cold' as const]],
    };
    const { bedIds, ...listing } = await addListing(db, row);
    const common = {
      status: 'accepted',
      start_date: '2026-02-01',
      checkout_date: '2026-06-01',
      next_rent_on: '2026-04-01',
      email: 'secret@air.test',
      note_agreement: 'Private note',
    } as const;
    const house = { bedIds, ...listing };
    const [one = 0, two = 0] = bedIds;
    const tia = { first_name: 'Tia', last_name: 'Moon' };
    const first = await addRental(db, house, one, { ...common, ...tia });
    const second = await addRental(db, house, two, { ...common, rental_amount: 25_050 });
    const lines = await calendarOf(lister);
    expect(summaries(lines)).toEqual([
      'Check-in: Tia M.\\, The Nest',
      'Check-out: Tia M.\\, The Nest',
      'Check-in: Tenant\\, The Nest',
      'Check-out: Tenant\\, The Nest',
      'Rent due: $300.00\\, Tia M.\\, The Nest',
      'Rent due: $300.00\\, Tia M.\\, The Nest',
      'Rent due: $250.50\\, Tenant\\, The Nest',
      'Rent due: $250.50\\, Tenant\\, The Nest',
    ]);
    const text = lines.join('\n');
    expect(text).toContain('For April 1\\, 2026 to April 30\\, 2026.');
    expect(text).toContain('For May 1\\, 2026 to May 31\\, 2026.');
    for (const hidden of ['Moon', 'secret@', 'Private note']) {
      expect(text).not.toContain(hidden);
    }
    // They stay the same when a period has become open rent.
    const uids = rentUids(lines);
    expect(uids).toEqual(
      [first, second].flatMap((id) =>
        ['2026-04-01', '2026-05-01'].map((from) => `UID:rent-${id}-${from}-lister@localhost:3000`),
      ),
    );
    await db
      .updateTable('rentals')
      .set({ next_rent_on: '2026-05-01' })
      .where('id', '=', first)
      .execute();
    const april = { period_from: '2026-04-01', period_to: '2026-05-01', amount_cents: 30_000 };
    await addOwed(db, { id: first, lister, tenant: lister }, april);
    expect(rentUids(await calendarOf(lister))).toEqual(uids);
  });

  it.each([
    ['es', 'Días: del 1 de abril de 2026 al 30 de abril de 2026.'],
    ['fr', 'Jours\u00a0: du 1er avril 2026 au 30 avril 2026.'],
    ['pt', 'Dias: 1 de abril de 2026 a 30 de abril de 2026.'],
  ] as const)(
    'names the first and the last day of a rent in the language %s',
    async (locale, days) => {
      const stay = await addStay(rig, { start_date: '2026-02-01', next_rent_on: '2026-04-01' });
      for (const party of [stay.tenant, stay.lister]) {
        const { db } = rig.database;
        await db.updateTable('members').set({ locale }).where('id', '=', party.id).execute();
        expect((await calendarOf(party)).join('\n')).toContain(days);
      }
    },
  );

  it('leaves out other rentals, invitations, and rentals that ended long ago', async () => {
    const { db } = rig.database;
    const invited = await addStay(rig, { status: 'pending' });
    await db
      .updateTable('rentals')
      .set({ user_id: invited.tenant.id })
      .where('id', '=', invited.id)
      .execute();
    expect(summaries(await calendarOf(invited.tenant))).toEqual([]);
    expect(summaries(await calendarOf(invited.lister))).toEqual([]);
    const old = { status: 'ended', start_date: '2025-11-01', checkout_date: '2025-12-15' } as const;
    expect(summaries(await calendarOf((await addStay(rig, old)).tenant))).toEqual([]);
    const recent = { ...old, checkout_date: '2026-02-20', next_rent_on: '2026-03-01' };
    expect(summaries(await calendarOf((await addStay(rig, recent)).tenant))).toHaveLength(2);
  });

  it('reads every table by an index', async () => {
    const plan = await planOf(rig.database.db, calendarRentals('x', new Date()), 'off');
    expect(plan).not.toContain('Seq Scan');
  });
});

describe('the calendar of a house', () => {
  const houseOf = (token: string | undefined, body: object) =>
    rig.call('POST', '/calendar', { ...(token !== undefined && { token }), body });
  const pathOf = (body: { url: string }) => new URL(body.url).pathname.slice('/api'.length);

  it('is for its lister only, is replaced or ended by them, and others change nothing', async () => {
    const { lister, listing } = await addStay(rig);
    const listing_id = listing.id;
    const other = await addParty(rig);
    expect((await houseOf(undefined, { listing_id })).status).toBe(401);
    expect((await houseOf(other.token, { listing_id })).status).toBe(404);
    expect((await houseOf(lister.token, { listing_id: 'x' })).status).toBe(422);
    const address = pathOf((await houseOf(lister.token, { listing_id })).body);
    expect(pathOf((await houseOf(lister.token, { listing_id })).body)).toBe(address);
    const own = await addressOf(lister);
    const end = (token: string, body: object) => rig.call('DELETE', '/calendar', { token, body });
    expect((await end(other.token, { listing_id })).status).toBe(404);
    expect((await rig.get(address)).status).toBe(200);
    const next = pathOf((await houseOf(lister.token, { listing_id, rotate: true })).body);
    expect((await rig.get(address)).status).toBe(404);
    expect((await end(lister.token, { listing_id })).status).toBe(204);
    expect((await rig.get(next)).status).toBe(404);
    expect((await rig.get(own)).status).toBe(200);
    expect((await end(lister.token, {})).status).toBe(204);
    expect((await rig.get(own)).status).toBe(404);
  });

  it('has arrivals, departures and blocked days of each bed, and no name, amount, phone or note', async () => {
    const { db } = rig.database;
    const { lister, listing, id } = await addStay(rig, {
      ...{ first_name: 'Canary', last_name: 'Bird', email: 'canary@crewpad.test' },
      ...{ phone_number: '+13055550123', note_agreement: 'Canary note', airline: 'Canary Air' },
      ...{ rental_amount: 76_543, checkout_date: '2026-03-20', checkout_time: '10:00' },
    });
    const [bed_id = 0] = listing.bedIds;
    await db
      .insertInto('bed_blocks')
      .values({
        ...{ bed_id, from_date: '2026-04-01', until_date: '2026-04-03', state: 'coming' },
        ...{ begins_at: '2026-04-01T00:00:00Z', ends_at: '2026-04-03T00:00:00Z' },
        ...{ note: 'Canary block', created_at: '2026-03-01T00:00:00Z' },
      })
      .execute();
    const { body } = await houseOf(lister.token, { listing_id: listing.id });
    const lines = await read(pathOf(body));
    const summary = summaries(lines).map((text) => text.split(':')[0]);
    expect(summary).toEqual(['Check-in', 'Check-out', 'Blocked']);
    expect(lines.some((line) => line.startsWith(`UID:house-departure-${id}@`))).toBe(true);
    expect(lines).toContain('DTEND;VALUE=DATE:20260403');
    expect(lines.join(' ')).not.toMatch(/canary|bird|765|305|@crewpad/i);
  });
});
