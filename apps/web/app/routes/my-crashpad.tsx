import { contract } from '@crewpad/contract';
import { loadMyRentals, MyRentalsPage } from '../features/rentals/mine/index.ts';
import { MyWaitlists } from '../features/rentals/waitlist/index.ts';
import { ReviewPrompts } from '../features/reviews/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { requireMember } from '../lib/guards.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/my-crashpad.ts';

await loadTexts(
  'calendar',
  'deposit-line',
  'form',
  'form-errors',
  'my-rental',
  'payment',
  'renewal',
  'rental-history',
  'review-prompts',
  'tenant-money',
  'waitlist',
);

export async function loader(args: Route.LoaderArgs) {
  const member = requireMember(args);
  const call = loaderCall(args);
  const mayWait = !member.is_admin && !member.switched;
  const [rentals, { data: stays }, { data: waitlists }] = await Promise.all([
    loadMyRentals(args),
    call(contract.reviews.getReviewsToWrite, {}),
    mayWait ? call(contract.rentals.getWaitlist, {}) : { data: [] },
  ]);
  return { rentals, stays, waitlists };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('title', { ns: 'my-rental' }),
    description: t('description', { ns: 'my-rental' }),
    path: '/my-crashpad',
    noindex: true,
  }));

export default function MyCrashpadRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MyRentalsPage
      rentals={loaderData.rentals}
      first={loaderData.waitlists.length > 0 && <MyWaitlists entries={loaderData.waitlists} />}
    >
      <ReviewPrompts stays={loaderData.stays} />
    </MyRentalsPage>
  );
}
