import { contract } from '@crewpad/contract';
import { loadMyRentals, loadOpenRequests, OpenRequests } from '../features/rent/index.ts';
import { ReviewPrompts } from '../features/reviews/index.ts';
import { MyWaitlists } from '../features/waitlist/index.ts';
import { requireMember } from '../lib/guards.ts';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { MyRentalsPage } from '../pages/my-crashpad/my-rentals-page.tsx';
import type { Route } from './+types/my-crashpad.ts';

export async function loader(args: Route.LoaderArgs) {
  const member = requireMember(args);
  const call = loaderCall(args);
  const mayWait = !member.is_admin && !member.switched;
  const [rentals, requests, { data: stays }, { data: waitlists }] = await Promise.all([
    loadMyRentals(args),
    rendering(args).config.flags.paymentRequest ? loadOpenRequests(call, 'tenant') : [],
    call(contract.reviews.getReviewsToWrite, {}),
    mayWait ? call(contract.waitlist.getWaitlist, {}) : { data: [] },
  ]);
  return { rentals, requests, stays, waitlists };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('title', { ns: 'rent/tenant' }),
    description: t('description', { ns: 'rent/tenant' }),
    path: '/my-crashpad',
    noindex: true,
  }));

export default function MyCrashpadRoute({ loaderData }: Route.ComponentProps) {
  const { rentals, requests, stays, waitlists } = loaderData;
  return (
    <MyRentalsPage
      rentals={rentals}
      requests={<OpenRequests requests={requests} card={rentals.payer.card} />}
      hasRequests={requests.length > 0}
      first={waitlists.length > 0 && <MyWaitlists entries={waitlists} />}
    >
      <ReviewPrompts stays={stays} />
    </MyRentalsPage>
  );
}
