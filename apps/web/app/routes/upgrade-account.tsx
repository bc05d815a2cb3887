import { SetUpPage, UpgradePage } from '../features/billing/index.ts';
import { setUpOf } from '../features/billing/renewal/set-up-of.ts';
import { renewalText } from '../i18n/en/renewal.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/upgrade-account.ts';

export const loader = (args: Route.LoaderArgs) => setUpOf(args);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('upgrade_meta', { ns: renewalText }),
    description: t('upgrade_description', { ns: renewalText }),
    path: '/upgrade-account',
    noindex: true,
  }));

export default function UpgradeAccountRoute({ loaderData }: Route.ComponentProps) {
  const { user, card, renewal, plan, overdue } = loaderData;
  // A card that is no longer good is no card: it is asked for first.
  if (card?.valid) return <UpgradePage user={user} card={card} renewal={renewal} plan={plan} />;
  return <SetUpPage {...{ user, card, renewal, overdue }} isUpgrade={false} />;
}
