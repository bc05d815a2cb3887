import { NoThreadSelected } from '../features/messages/index.ts';
import { requireMember } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/messages.ts';

export function loader(args: Route.LoaderArgs) {
  requireMember(args);
  return null;
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('title', { ns: 'messages' }),
    description: t('description', { ns: 'messages' }),
    path: '/messages',
    noindex: true,
  }));

export default function MessagesRoute() {
  return <NoThreadSelected />;
}
