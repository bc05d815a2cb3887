import { contract } from '@crewpad/contract';
import { FeedDetail, feedMeta } from '../features/content/index.ts';
import { namesCity } from '../lib/city-names.ts';
import { loaderCall, rendering } from '../lib/loader-call.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { pageId } from '../lib/page-params.ts';
import type { Route } from './+types/event.ts';

/** Unknown, past or disabled: the not-found view. */
export async function loader(args: Route.LoaderArgs) {
  const id = pageId(args.params.id);
  const { data } = await loaderCall(args)(contract.content.getEvent, { params: { id } });
  return namesCity(rendering(args).locale)(data);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t, page) => feedMeta('event', args.loaderData, t, page));

export default function EventRoute({ loaderData }: Route.ComponentProps) {
  return <FeedDetail kind="event" item={loaderData} />;
}
