import { contract } from '@crewpad/contract';
import { addDays, toDollars } from '@crewpad/domain';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import type { MemberActor } from '../../platform/access/actor.ts';
import { requireLister } from '../../platform/access/guards.ts';
import { formatCsv } from '../../platform/csv.ts';
import { notFound } from '../../platform/errors.ts';
import { mailBrands } from '../../platform/mail/brands.ts';
import type { Services } from '../../platform/services.ts';
import { textsIn } from '../../platform/texts.ts';
import { isAutopaySetUp, readPayout } from '../payouts/index.ts';
import {
  findStoredRental,
  listRentals,
  partOf,
  presentRental,
  reasonIn,
  rentalsOfLister,
} from '../rentals/index.ts';
import { accountFacts } from './account.queries.ts';
import { findBalances, listPaidToUs } from './balances.queries.ts';
import { bedCalendar } from './bed-calendar.queries.ts';
import { deleteCalendar, findCalendar, getCalendarToken } from './calendar/calendar.ts';
import {
  buildHouseCalendar,
  deleteHouseCalendar,
  findHouseCalendar,
  getHouseToken,
} from './calendar/house.ts';
import { buildCalendar } from './calendar/present.ts';
import { crashpadFigures } from './crashpad-figures.queries.ts';
import { deskSearch } from './desk-search.queries.ts';
import { movementColumns, payoutColumns, tenantColumns } from './exports.ts';
import { type Days, listMovements } from './movements.queries.ts';
import { paidCharges } from './payouts.queries.ts';
import { presentRentRoll } from './present.ts';
import { presentAccount } from './present-account.ts';
import { presentBalances } from './present-balances.ts';
import { presentBedCalendar } from './present-bed-calendar.ts';
import { presentPayout } from './present-payout.ts';
import { presentPart } from './present-statement.ts';
import { rentRoll } from './rent-roll.queries.ts';
import { findMonth, getMonthlyFigures, housesOf, listMonths } from './revenue.queries.ts';
import { ownsListing, tenantBalances } from './tenant-balances.queries.ts';

/** Requires only the role, even after the plan has expired. */
const forListers = { allows: requireLister };
/** What the provider knows of the member's account is for them alone. */
const ownPayouts = { allows: requireLister, ownSessionOnly: true };
/** Maximum rows of the table of tenants. */
const EXPORTED = { limit: 10_000, offset: 0 };

/** Registers the operations on reports and exports. */
export function addReports(registry: OperationRegistry, services: Services): void {
  const { db, clock, payments } = services;
  const movementsFor = async ({ id, locale }: MemberActor, days: Days) =>
    (await listMovements(db, id, days)).map((movement) => ({
      ...movement,
      notes: reasonIn(movement.notes, locale),
    }));

  /** An empty answer may be about a crash pad of another lister. */
  const requireOwnListing = async (
    rows: readonly unknown[],
    listerId: number,
    listingId: number | undefined,
  ) => {
    if (rows.length > 0 || listingId === undefined) return;
    if (!(await ownsListing(db, listerId, listingId))) throw notFound();
  };

  registry.addForMembers(
    contract.reports.exportTransactions,
    async ({ query: { year: requestedYear } }, { actor, reply, t, locale }) => {
      const year =
        requestedYear ?? Number((await findMonth(db, actor.id, clock.now())).slice(0, 4));
      const days = daysOf(year);
      const movements = await movementsFor(actor, days);
      reply.fileName = `payments-${year}.csv`;
      return formatCsv(
        movementColumns(t),
        movements.filter(({ counted }) => days.from <= counted && counted < days.to),
        locale,
      );
    },
  );

  registry.addForMembers(
    contract.reports.getStatement,
    async ({ query: { year: requestedYear } }, { actor }) => {
      const now = clock.now();
      const year = requestedYear ?? Number((await findMonth(db, actor.id, now)).slice(0, 4));
      const days = daysOf(year);
      const [balances, movements, paidToUs] = await Promise.all([
        findBalances(db, actor.id, year, now),
        movementsFor(actor, days),
        listPaidToUs(db, actor.id, year),
      ]);
      const parts = balances.map((balance) =>
        presentPart(balance, { year, days, movements, paidToUs }),
      );
      return { year, parts: parts.filter((part) => part !== undefined) };
    },
  );

  registry.addForMembers(
    contract.reports.getRentRoll,
    async ({ query: { month: requestedMonth, location_id } }, { actor }) => {
      const now = clock.now();
      const month = requestedMonth ?? (await findMonth(db, actor.id, now));
      const span = { start: firstOf(month), end: firstOf(month, 1) };
      const { rows } = await rentRoll(actor.id, span, { now, listingId: location_id }).execute(db);
      const { cardAmountMax } = payments;
      return { ...presentRentRoll(rows, actor, { month: span, now, cardAmountMax }), month };
    },
    forListers,
  );

  registry.addForMembers(
    contract.reports.getBalances,
    async ({ query: { location_id: listingId, ...list } }, { actor }) => {
      const { rows } = await tenantBalances(actor.id, { listingId }).execute(db);
      await requireOwnListing(rows, actor.id, listingId);
      return presentBalances(rows, { ...list, now: clock.now() });
    },
    forListers,
  );

  registry.addForMembers(
    contract.reports.getBedCalendar,
    async ({ query: { location_id: listingId, from: day, weeks } }, { actor }) => {
      const now = clock.now();
      const from = day ?? now.toISOString().slice(0, 10);
      const until = addDays(from, 7 * weeks);
      const { rows } = await bedCalendar(actor.id, { listingId, from, until }).execute(db);
      await requireOwnListing(rows, actor.id, listingId);
      return { from, until, data: presentBedCalendar(rows, { from, until }, now) };
    },
    forListers,
  );

  registry.addForMembers(
    contract.reports.getCrashpadFigures,
    async ({ params: { id: listingId } }, { actor }) => {
      const query = crashpadFigures({ listerId: actor.id, listingId }, clock.now());
      const [figures] = (await query.execute(db)).rows;
      if (figures === undefined) throw notFound();
      return { views: figures.views, data: figures.months };
    },
    forListers,
  );

  registry.addForMembers(
    contract.reports.searchDesk,
    async ({ query: { q } }, { actor }) => {
      const { rows } = await deskSearch(actor.id, q).execute(db);
      return { data: rows.map(({ hit }) => hit) };
    },
    { ...forListers, limit: 'desk_search' },
  );

  registry.addForMembers(contract.reports.getAccount, async ({ params: { id } }, { actor }) => {
    const rental = await findStoredRental(db, id);
    const side = rental && partOf(actor, rental);
    if (rental === undefined || side === undefined) throw notFound();
    const memberId = side === 'lister' ? rental.lister_id : (rental.user_id ?? actor.id);
    const now = clock.now();
    const { rows } = await accountFacts({ side, memberId }, id, now).execute(db);
    const [facts] = rows;
    if (facts === undefined) throw notFound();
    return presentAccount(facts, now);
  });

  registry.addForMembers(
    contract.reports.getMonthlyReport,
    async (_request, { actor }) => {
      const figures = await getMonthlyFigures(db, actor.id, clock.now());
      const { accepted, pending, beds, occupied, this_month, last_month, received, houses } =
        figures;
      const report = (month: string) => {
        const { revenue = 0, fees = 0 } = received.find((item) => item.month === month) ?? {};
        return {
          month: month.slice(0, 7),
          total_amount: toDollars(revenue),
          fees: toDollars(fees),
          net: toDollars(revenue - fees),
        };
      };
      return {
        thismonth: report(this_month),
        lastmonth: report(last_month),
        total_tenants: accepted,
        pending_tenants: pending,
        autopay_ready: await isAutopaySetUp(db, actor.id, payments.mode),
        occupancy: beds === 0 ? 0 : occupied / beds,
        houses: houses.map((house) => ({ ...house, received: toDollars(house.received) })),
      };
    },
    forListers,
  );

  const expectedIn = async (actor: MemberActor, month: string, listingId: number | undefined) => {
    const now = clock.now();
    const span = { start: firstOf(month), end: firstOf(month, 1) };
    const { rows } = await rentRoll(actor.id, span, { now, listingId }).execute(db);
    const facts = { month: span, now, cardAmountMax: payments.cardAmountMax };
    return presentRentRoll(rows, actor, facts).totals.expected;
  };

  registry.addForMembers(
    contract.reports.getListerPayments,
    async ({ query: { location_id: listingId, running, ...page } }, { actor }) => {
      const withRunning = running === '1';
      const [{ rows, total }, houses] = await Promise.all([
        listMonths(db, actor.id, clock.now(), { ...page, listingId, withRunning }),
        housesOf(actor.id).execute(db),
      ]);
      if (listingId !== undefined && !houses.rows.some(({ id }) => id === listingId)) {
        throw notFound();
      }
      const data = rows.map(async ({ month, is_running, revenue, expected, beds, occupied }) => ({
        id: Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7)),
        months: month.slice(0, 7),
        amounts: toDollars(revenue),
        percentage: beds === 0 ? null : Math.round((100 * occupied) / beds),
        // What falls due later in a running month has no row yet.
        expected: is_running
          ? await expectedIn(actor, month.slice(0, 7), listingId)
          : toDollars(expected),
        is_running,
      }));
      return { data: await Promise.all(data), total, houses: houses.rows };
    },
    forListers,
  );

  const payoutOf = async (listerId: number, id: string) => {
    const { payout, parts } = await readPayout(services, listerId, id);
    const ids = new Set(parts.flatMap(({ chargeId }) => chargeId ?? []));
    const { rows } = await paidCharges(listerId, [...ids]).execute(db);
    return { payout, data: presentPayout(parts, rows) };
  };

  registry.addForMembers(
    contract.reports.getPayout,
    async ({ params: { id } }, { actor }) => {
      const { payout, data } = await payoutOf(actor.id, id);
      return { payout, data, total: data.length };
    },
    ownPayouts,
  );

  registry.addForMembers(
    contract.reports.exportPayout,
    async ({ params: { id } }, { actor, reply, t, locale }) => {
      const { payout, data } = await payoutOf(actor.id, id);
      reply.fileName = `payout-${payout.arrives_on}.csv`;
      return formatCsv(payoutColumns(t), data, locale);
    },
    ownPayouts,
  );

  registry.addForMembers(
    contract.reports.exportTenants,
    async ({ query: { status, ids: only } }, { actor, reply, t, locale }) => {
      const now = clock.now();
      const ids = rentalsOfLister(actor.id, { status, ids: only });
      const { rows } = await listRentals(db, ids, EXPORTED);
      reply.fileName = `tenants-${dayOf(now)}.csv`;
      return formatCsv(
        tenantColumns(t),
        rows.map((row) => presentRental(row, actor, now)),
        locale,
      );
    },
    forListers,
  );
}

const daysOf = (year: number) => ({ from: `${year}-01-01`, to: `${year + 1}-01-01` });

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** The first instant of a month plus an offset. */
function firstOf(month: string, after = 0): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  // Date.UTC maps years below 100 to the 20th century.
  const first = new Date(0);
  first.setUTCFullYear(year, number - 1 + after, 1);
  return first;
}

/** Registers the calendar that members subscribe to in a calendar app. */
export function addCalendars(registry: OperationRegistry, { db, clock, config }: Services): void {
  const { publicUrl, brand } = config;

  registry.addForMembers(
    contract.reports.createCalendar,
    async ({ body: { listing_id: listingId, rotate = false } }, { actor: { id } }) => {
      const now = clock.now();
      const token =
        listingId === undefined
          ? await getCalendarToken(db, id, { rotate, now })
          : await getHouseToken(db, id, { listingId, rotate, now });
      return { url: `${publicUrl}/api/calendar/${token}.ics` };
    },
    { ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.reports.deleteCalendar,
    async ({ body: { listing_id: listingId } }, { actor: { id } }) => {
      await (listingId === undefined
        ? deleteCalendar(db, id)
        : deleteHouseCalendar(db, id, listingId));
      return null;
    },
    { ownSessionOnly: true },
  );

  // Calendar apps have no session: the token authorizes them.
  registry.add(contract.reports.getCalendar, async ({ params: { token } }, { reply }) => {
    reply.isPrivate = true;
    const now = clock.now();
    const calendar = await findCalendar(db, token, now);
    const { name } = mailBrands[brand];
    if (calendar === undefined) {
      const house = await findHouseCalendar(db, token, now);
      if (house === undefined) throw notFound();
      return buildHouseCalendar(house, { name, publicUrl, texts: textsIn(house.locale) });
    }
    const texts = textsIn(calendar.locale);
    return buildCalendar(calendar.rentals, { name, publicUrl, texts }, now);
  });
}
