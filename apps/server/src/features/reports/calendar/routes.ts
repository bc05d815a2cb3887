import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { notFound } from '../../../platform/errors.ts';
import { mailBrands } from '../../../platform/mail/brands.ts';
import type { Services } from '../../../platform/services.ts';
import { textsIn } from '../../../platform/texts.ts';
import { buildCalendar } from './build-calendar.ts';
import { getCalendarToken } from './commands/calendar-address.ts';
import { findCalendar } from './queries/calendar-rentals.ts';

/** Registers the calendar that members subscribe to in a calendar app. */
export function addCalendars(registry: OperationRegistry, { db, clock, config }: Services): void {
  const { publicUrl, brand } = config;

  registry.addForMembers(
    contract.reports.createCalendar,
    async ({ body: { rotate = false } }, { actor }) => {
      const token = await getCalendarToken(db, actor.id, { rotate, now: clock.now() });
      return { url: `${publicUrl}/api/calendar/${token}.ics` };
    },
    { ownSessionOnly: true },
  );

  // Calendar apps have no session: the token authorizes them.
  registry.add(contract.reports.getCalendar, async ({ params: { token } }, { reply }) => {
    reply.isPrivate = true;
    const now = clock.now();
    const found = await findCalendar(db, token, now);
    if (found === undefined) throw notFound();
    const texts = textsIn(found.locale);
    return buildCalendar(found.rentals, { name: mailBrands[brand].name, publicUrl, texts }, now);
  });
}
