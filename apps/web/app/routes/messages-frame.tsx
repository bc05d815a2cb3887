import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loadInbox, MessagesFrame, readInboxState } from '../features/messages/index.ts';
import { requireMember } from '../lib/guards.ts';
import type { Route } from './+types/messages-frame.ts';

export async function loader(args: Route.LoaderArgs) {
  requireMember(args);
  return loadInbox(args);
}

/** Opening another thread does not reload the inbox beside it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const stateOf = (url: URL) => JSON.stringify(readInboxState(url.searchParams));
  return currentUrl.href === nextUrl.href || stateOf(currentUrl) !== stateOf(nextUrl);
}

export default function MessagesFrameRoute({ loaderData }: Route.ComponentProps) {
  return <MessagesFrame loadedInbox={loaderData} />;
}
