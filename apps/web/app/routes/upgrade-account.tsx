import { SetUpPage, UpgradePage } from '../features/billing/index.ts';
import { setUpOf } from '../features/billing/renewal/set-up-of.ts';
import { owesSignUp } from '../lib/member-homes.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/upgrade-account.ts';

export const loader = (args: Route.LoaderArgs) => setUpOf(args, { unpaid: true });

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('upgrade_meta', { ns: 'billing/renewal' }),
    description: t('upgrade_description', { ns: 'billing/renewal' }),
    path: '/upgrade-account',
    noindex: true,
  }));

export default function UpgradeAccountRoute({ loaderData }: Route.ComponentProps) {
  const { user, card, renewal, plan } = loaderData;
  // An invalid card counts as none, and must be replaced first. An unpaid sign-up has no plan yet.
  if (card?.valid && !owesSignUp(user)) {
    return <UpgradePage user={user} card={card} renewal={renewal} plan={plan} />;
  }
  return <SetUpPage {...loaderData} isUpgrade={false} />;
}
