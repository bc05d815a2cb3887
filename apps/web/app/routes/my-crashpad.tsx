import { contract } from '@crewpad/contract';
import { loadMyRentals, MyRentalsPage } from '../features/rentals/mine/index.ts';
import { ReviewPrompts } from '../features/reviews/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { requireMember } from '../lib/guards.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/my-crashpad.ts';

await loadTexts(
  'calendar',
  'form',
  'form-errors',
  'my-rental',
  'payment',
  'renewal',
  'rental-history',
  'review-prompts',
  'tenant-money',
);

export async function loader(args: Route.LoaderArgs) {
  requireMember(args);
  const [rentals, { data: stays }] = await Promise.all([
    loadMyRentals(args),
    loaderCall(args)(contract.reviews.getReviewsToWrite, {}),
  ]);
  return { rentals, stays };
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
    <MyRentalsPage rentals={loaderData.rentals}>
      <ReviewPrompts stays={loaderData.stays} />
    </MyRentalsPage>
  );
}
