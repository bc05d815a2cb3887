import { contract } from '@crewpad/contract';
import { redirect } from 'react-router';
import { NotificationsPage, queryOf, readShown } from '../features/notifications/index.ts';
import { requireMember } from '../lib/guards.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/notifications.ts';

export async function loader(args: Route.LoaderArgs) {
  const member = requireMember(args);
  // Only members themselves see them.
  if (member.switched) throw redirect('/');
  const show = readShown(args.url.searchParams);
  const query = queryOf(show);
  const loadedList = await loaderCall(args)(contract.notifications.getNotifications, { query });
  return { loadedList, show, member };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('title', { ns: 'notifications' }),
    description: t('description', { ns: 'notifications' }),
    path: '/notifications',
    noindex: true,
  }));

export default function NotificationsRoute({ loaderData }: Route.ComponentProps) {
  return <NotificationsPage {...loaderData} />;
}
