import { nameOf } from '../features/rentals/index.ts';
import { requireLister } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { pageId } from '../lib/page-params.ts';
import { CheckOutPage } from '../pages/my-crew/tenant/check-out-page.tsx';
import { loadLeavingTenant } from '../pages/my-crew/tenant/load-tenant.ts';
import type { Route } from './+types/check-out.ts';

export function loader(args: Route.LoaderArgs) {
  requireLister(args);
  return loadLeavingTenant(args, pageId(args.params.id));
}

export const meta = (args: Route.MetaArgs) => {
  const data = args.loaderData;
  // Unknown tenant: the error boundary sets the title.
  if (data === undefined) return [];
  return pageMeta(args, (t) => ({
    title: t('title_check_out', {
      ns: 'rentals/forms',
      name: nameOf(data.rental, t('someone', { ns: 'pages/my-crew' })),
    }),
    description: t('description', { ns: 'pages/my-crew/tenant' }),
    noindex: true,
  }));
};

export default function CheckOutRoute({ loaderData }: Route.ComponentProps) {
  return <CheckOutPage tenant={loaderData} />;
}
