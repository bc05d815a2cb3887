import { NoThreadSelected } from '../features/messages/index.ts';
import { requireMember } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AttentionLine, NeedsAttention } from '../pages/my-crashpads/list/needs-attention.tsx';
import { loadAttention } from '../pages/my-crashpads/load-attention.ts';
import type { Route } from './+types/messages.ts';

export async function loader(args: Route.LoaderArgs) {
  requireMember(args);
  return { attention: await loadAttention(args) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('title', { ns: 'messages' }),
    description: t('description', { ns: 'messages' }),
    path: '/messages',
    noindex: true,
  }));

export default function MessagesRoute({ loaderData: { attention } }: Route.ComponentProps) {
  return (
    <>
      <AttentionLine count={attention.length} />
      <NoThreadSelected>
        <NeedsAttention entries={attention} />
      </NoThreadSelected>
    </>
  );
}
