import { contract } from '@crewpad/contract';
import { SeveralPage } from '../features/rentals/index.ts';
import { requireLister } from '../lib/guards.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/invite-several.ts';

export function loader(args: Route.LoaderArgs) {
  requireLister(args);
  return loaderCall(args)(contract.listings.getListingsAndBeds, {});
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('title', { ns: 'rentals/several' }),
    description: t('lead', { ns: 'rentals/several' }),
    noindex: true,
  }));

export default function InviteSeveralRoute({ loaderData }: Route.ComponentProps) {
  return <SeveralPage places={loaderData} />;
}
