import { requireLister } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { pageId } from '../lib/page-params.ts';
import { fullNameOf } from '../pages/my-crew/tenant/full-name.ts';
import { loadTenant } from '../pages/my-crew/tenant/load-tenant.ts';
import { TenantPage } from '../pages/my-crew/tenant/tenant-page.tsx';
import type { Route } from './+types/tenant.ts';

export function loader(args: Route.LoaderArgs) {
  requireLister(args);
  return loadTenant(args, pageId(args.params.id));
}

export const meta = (args: Route.MetaArgs) => {
  const data = args.loaderData;
  // Unknown tenant: the error boundary sets the title.
  if (data === undefined) return [];
  return pageMeta(args, (t) => ({
    title: fullNameOf(data.rental, t('someone', { ns: 'pages/my-crew' })),
    description: t('description', { ns: 'pages/my-crew/tenant' }),
    noindex: true,
  }));
};

export default function TenantRoute({ loaderData }: Route.ComponentProps) {
  return <TenantPage tenant={loaderData} />;
}
