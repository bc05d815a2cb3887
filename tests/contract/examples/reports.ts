import { getCalendarToken } from '../../../apps/server/src/features/reports/calendar/calendar.ts';
import type { Examples } from '../support/example.ts';
import { acceptedRental } from './stays.ts';

const nothing = () => ({});

/** Listers' and tenants' reads of their money and calendars. */
export const reportExamples: Examples = {
  'GET /transaction': () => ({ query: 'year=2026&status=paid' }),
  'GET /transaction/export': () => ({ query: 'year=2026' }),
  'GET /transaction/statement': () => ({ query: 'year=2026' }),
  'GET /lister/rent-roll': () => ({ query: 'month=2026-03' }),
  'GET /rental/{id}/account': (world) => acceptedRental(world),
  'GET /lister/search': () => ({ query: 'q=owner' }),
  'GET /lister/calendar': () => ({ query: 'from=2026-03-01&weeks=2' }),
  'GET /lister/balances': () => ({ query: 'sort=late&state=owing' }),
  'GET /lister/payments': nothing,
  'GET /lister/tenants/export': () => ({ query: 'status=accepted' }),
  'GET /lister/tenants/monthly-report': nothing,
  'POST /calendar': () => ({ body: { rotate: true } }),
  'DELETE /calendar': nothing,
  'GET /calendar/{token}.ics': async ({ rig, people }) => {
    const memberId = people.lister_owner.id;
    const now = rig.clock.now();
    const token = await getCalendarToken(rig.database.db, memberId, { rotate: false, now });
    return { params: { token } };
  },
};
