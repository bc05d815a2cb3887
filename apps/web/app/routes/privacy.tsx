import { contract } from '@crewpad/contract';
import { LegalPage } from '../features/content/index.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/privacy.ts';

export async function loader(args: Route.LoaderArgs) {
  const params = { document: 'privacy' } as const;
  return loaderCall(args)(contract.content.getLegalText, { params });
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('privacy_title', { ns: 'content/legal' }),
    description: t('privacy_lead', { ns: 'content/legal' }),
    path: '/privacy',
  }));

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage document="privacy" legal={loaderData.data} />;
}
