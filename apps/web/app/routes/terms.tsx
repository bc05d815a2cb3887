import { contract } from '@crewpad/contract';
import { LegalPage } from '../features/content/index.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/terms.ts';

export async function loader(args: Route.LoaderArgs) {
  const params = { document: 'terms' } as const;
  return loaderCall(args)(contract.content.getLegalText, { params });
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('terms_title', { ns: 'content/legal' }),
    description: t('terms_lead', { ns: 'content/legal' }),
    path: '/terms',
  }));

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage document="terms" legal={loaderData.data} />;
}
