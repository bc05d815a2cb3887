import { SetUpPage } from '../features/billing/index.ts';
import { setUpOf } from '../features/billing/renewal/set-up-of.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/update-payment-method.ts';

export async function loader(args: Route.LoaderArgs) {
  return setUpOf(args);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('set_up_meta', { ns: 'billing/renewal' }),
    description: t('set_up_description', { ns: 'billing/renewal' }),
    path: '/update-payment-method',
    noindex: true,
  }));

export default function UpdatePaymentMethodRoute({ loaderData }: Route.ComponentProps) {
  return <SetUpPage {...loaderData} isUpgrade />;
}
