import { data } from 'react-router';
import { OpenPayoutsPage } from '../features/payouts/index.ts';
import { requireLister } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/open-payouts.ts';

const TARGETS = ['dashboard', 'onboarding'] as const;

export async function loader(args: Route.LoaderArgs) {
  requireLister(args);
  const target = TARGETS.find((value) => value === args.params.target);
  if (target === undefined) throw data(null, { status: 404 });
  return { target };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('open_title', { ns: 'payouts' }),
    description: t('open_text', { ns: 'payouts' }),
    noindex: true,
  }));

export default function OpenPayoutsRoute({ loaderData }: Route.ComponentProps) {
  return <OpenPayoutsPage {...loaderData} />;
}
