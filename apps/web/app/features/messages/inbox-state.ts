import { INBOX_FILTER_MAX } from '@crewpad/domain';

/** Parses the inbox state from its address. */
export interface InboxState {
  tab: 'current' | 'archived';
  isUnreadOnly: boolean;
  filter: string;
}

/** Invalid values are ignored. */
export function readInboxState(params: URLSearchParams): InboxState {
  return {
    tab: params.get('tab') === 'archived' ? 'archived' : 'current',
    isUnreadOnly: params.get('show') === 'unread',
    filter: (params.get('filter') ?? '').trim().slice(0, INBOX_FILTER_MAX),
  };
}

/** The query for a state; empty by default. */
export function inboxSearch({ tab, isUnreadOnly, filter }: InboxState): string {
  const params = new URLSearchParams();
  if (tab === 'archived') params.set('tab', tab);
  if (isUnreadOnly) params.set('show', 'unread');
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
export function inboxQuery({ tab, isUnreadOnly, filter }: InboxState) {
  return {
    ...(tab === 'archived' && { archived: 'true' as const }),
    ...(isUnreadOnly && { unread: 'true' as const }),
    ...(filter !== '' && { filter }),
  };
}
