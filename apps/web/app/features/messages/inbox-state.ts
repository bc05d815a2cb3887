import { INBOX_FILTER_MAX } from '@crewpad/domain';

/** All threads, those with unread messages, or those that wait for an answer. */
export const SHOWN = ['all', 'unread', 'unanswered'] as const;

/** Parses the inbox state from its address. */
export interface InboxState {
  tab: 'current' | 'archived';
  show: (typeof SHOWN)[number];
  filter: string;
}

/** Invalid values are ignored. */
export function readInboxState(params: URLSearchParams): InboxState {
  return {
    tab: params.get('tab') === 'archived' ? 'archived' : 'current',
    show: SHOWN.find((show) => show === params.get('show')) ?? 'all',
    filter: (params.get('filter') ?? '').trim().slice(0, INBOX_FILTER_MAX),
  };
}

/** The query for a state; empty by default. */
export function inboxSearch({ tab, show, filter }: InboxState): string {
  const params = new URLSearchParams();
  if (tab === 'archived') params.set('tab', tab);
  if (show !== 'all') params.set('show', show);
  if (filter !== '') params.set('filter', filter);
  return params.size === 0 ? '' : `?${params}`;
}

export function inboxAddress(state: InboxState, change: Partial<InboxState> = {}): string {
  return `/messages${inboxSearch({ ...state, ...change })}`;
}

/** The address of a thread with the current inbox; `at` opens it at a message. */
export function threadAddress(id: number, state: InboxState, at?: number): string {
  const search = new URLSearchParams(inboxSearch(state));
  if (at !== undefined) search.set('at', String(at));
  return search.size === 0 ? `/chat/${id}` : `/chat/${id}?${search}`;
}

/** The API query. */
export function inboxQuery({ tab, show, filter }: InboxState) {
  return {
    ...(tab === 'archived' && { archived: 'true' as const }),
    ...(show !== 'all' && { [show]: 'true' as const }),
    ...(filter !== '' && { filter }),
  };
}
