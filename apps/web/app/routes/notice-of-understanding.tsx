import { redirect } from 'react-router';
import { loadChosenListing, TermsPage } from '../features/accounts/index.ts';
import { withChosenListing } from '../lib/chosen-listing.ts';
import { rendering } from '../lib/loader-call.ts';
import { owesSignUp, UNPAID_HOME } from '../lib/member-homes.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/notice-of-understanding.ts';

export async function loader(args: Route.LoaderArgs) {
  const { member } = rendering(args);
  const { searchParams } = args.url;
  // The terms of a role can be read at any time, also before the payment.
  if (member && owesSignUp(member) && !searchParams.has('for')) {
    throw redirect(withChosenListing(UNPAID_HOME, searchParams.get('ref_url')));
  }
  return { member, chosenListing: member ? null : await loadChosenListing(args) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('terms_meta', { ns: 'accounts/terms' }),
    description: t('terms_description', { ns: 'accounts/terms' }),
    path: '/notice-of-understanding',
  }));

export default function NoticeOfUnderstandingRoute({ loaderData }: Route.ComponentProps) {
  return <TermsPage {...loaderData} />;
}
