import { contract } from '@crewpad/contract';
import { SignupPage } from '../features/promotions/index.ts';
import { cardOfListing } from '../features/search/index.ts';
import { requireLister } from '../lib/guards.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { pageId } from '../lib/page-params.ts';
import type { Route } from './+types/featured-signup.ts';

export async function loader(args: Route.LoaderArgs) {
  requireLister(args);
  const call = loaderCall(args);
  const id = pageId(args.params.id);
  // Checked first: a listing of someone else is a 404.
  const { data, offer } = await call(contract.promotions.getPromotions, {
    query: { listing_id: id, limit: 1 },
  });
  const [{ user }, { card }, listing] = await Promise.all([
    call(contract.accounts.getUser, {}),
    call(contract.billing.getCard, {}),
    call(contract.listings.getListing, { params: { id } }),
  ]);
  return { user, card, listing: cardOfListing(listing), offer, latest: data[0] ?? null };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('signup_meta', { ns: 'promotions' }),
    description: t('signup_description', { ns: 'promotions' }),
    path: '/featured-signup',
    noindex: true,
  }));

export default function FeaturedSignupRoute({ loaderData }: Route.ComponentProps) {
  const { offer, listing } = loaderData;
  return offer && <SignupPage key={listing.id} {...loaderData} offer={offer} />;
}
