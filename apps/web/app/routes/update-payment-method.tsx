import { SetUpPage } from '../features/billing/index.ts';
import { setUpOf } from '../features/billing/renewal/set-up-of.ts';
import { renewalText } from '../i18n/en/renewal.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/update-payment-method.ts';

export async function loader(args: Route.LoaderArgs) {
  const { plan: _plan, ...shown } = await setUpOf(args);
  return shown;
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('set_up_meta', { ns: renewalText }),
    description: t('set_up_description', { ns: renewalText }),
    path: '/update-payment-method',
    noindex: true,
  }));

export default function UpdatePaymentMethodRoute({ loaderData }: Route.ComponentProps) {
  return <SetUpPage {...loaderData} isUpgrade />;
}
