import { loadThread, ThreadPage } from '../features/messages/index.ts';
import { requireMember } from '../lib/guards.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { pageId } from '../lib/page-params.ts';
import type { Route } from './+types/chat.ts';

export async function loader(args: Route.LoaderArgs) {
  requireMember(args);
  return loadThread(args, pageId(args.params.id));
}

export const meta = (args: Route.MetaArgs) => {
  const { loaderData } = args;
  if (loaderData === undefined) return [];
  return pageMeta(args, (t) => ({
    title: t('conversation_with', { ns: 'messages', name: loaderData.thread.to_user }),
    description: t('description', { ns: 'messages' }),
    path: `/chat/${loaderData.id}`,
    noindex: true,
  }));
};

export default function ChatRoute({ loaderData }: Route.ComponentProps) {
  return <ThreadPage key={`${loaderData.id} ${loaderData.at}`} loadedThread={loaderData} />;
}
