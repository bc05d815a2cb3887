import { loadNewThread, NewChatPage } from '../features/messages/index.ts';
import { requireMember } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { pageId } from '../lib/page-params.ts';
import type { Route } from './+types/new-chat.ts';

export async function loader(args: Route.LoaderArgs) {
  requireMember(args);
  return loadNewThread(args, pageId(args.params.userId), pageId(args.params.listingId));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('new_title', { ns: 'messages' }),
    description: t('description', { ns: 'messages' }),
    noindex: true,
  }));

export default function NewChatRoute({ loaderData }: Route.ComponentProps) {
  return (
    <NewChatPage key={`${loaderData.userId} ${loaderData.listingId}`} newThread={loaderData} />
  );
}
