import { contract } from '@crewpad/contract';
import { loadSaved } from '../features/search/saved/load-saved.ts';
import { SavedPage } from '../features/search/saved/saved-page.tsx';
import { MyWaitlists } from '../features/waitlist/index.ts';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/saved.ts';

export async function loader(args: Route.LoaderArgs) {
  const { member, locale } = rendering(args);
  const call = loaderCall(args);
  const mayWait = member !== null && !member.is_admin && !member.switched;
  const [data, { data: waitlists }] = await Promise.all([
    loadSaved(call, member, locale),
    mayWait ? call(contract.waitlist.getWaitlist, {}) : { data: [] },
  ]);
  return { data, waitlists };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'search/saved' }),
    description: t('meta_description', { ns: 'search/saved' }),
    path: '/saved',
    noindex: true,
  }));

export default function SavedRoute({ loaderData }: Route.ComponentProps) {
  const { data, waitlists } = loaderData;
  return (
    <SavedPage
      data={data}
      waitlists={waitlists.length > 0 ? <MyWaitlists entries={waitlists} /> : null}
    />
  );
}
