import { contract } from '@crewpad/contract';
import type { RouterContextProvider } from 'react-router';
import { loaderCall } from '../../lib/loader-call.ts';
import { inboxQuery, readInboxState } from './inbox-state.ts';

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** The first page of the open tab. */
export async function loadInbox(args: LoaderArgs) {
  const state = readInboxState(args.url.searchParams);
  const answer = await loaderCall(args)(contract.messages.getInbox, { query: inboxQuery(state) });
  return { state, answer };
}

export type LoadedInbox = Awaited<ReturnType<typeof loadInbox>>;
