import { UnsubscribePage } from '../features/notifications/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/unsubscribe.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('unsubscribe_meta', { ns: 'pages/settings/emails' }),
    description: t('unsubscribe_description', { ns: 'pages/settings/emails' }),
    noindex: true,
  }));

export default function UnsubscribeRoute() {
  return <UnsubscribePage />;
}
