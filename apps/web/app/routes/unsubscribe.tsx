import { UnsubscribePage } from '../features/notifications/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/unsubscribe.ts';

await loadTexts('notifications');

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('unsubscribe_meta', { ns: 'notifications' }),
    description: t('unsubscribe_description', { ns: 'notifications' }),
    noindex: true,
  }));

export default function UnsubscribeRoute() {
  return <UnsubscribePage />;
}
