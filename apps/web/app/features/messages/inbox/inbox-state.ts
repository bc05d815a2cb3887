import { INBOX_FILTER_MAX } from '@crewpad/domain';

/** The state of the inbox out of its address. */
export interface InboxState {
  tab: 'current' | 'archived';
  isUnreadOnly: boolean;
  filter: string;
}

/** What does not fit counts as not said. */
export function readInboxState(params: URLSearchParams): InboxState {
  return {
    tab: params.get('tab') === 'archived' ? 'archived' : 'current',
    isUnreadOnly: params.get('show') === 'unread',
    filter: (params.get('filter') ?? '').trim().slice(0, INBOX_FILTER_MAX),
  };
}

/** The query of an address with this state; empty for the inbox as it opens. */
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

/** A thread beside the inbox as it is; `at` leads to a message of it. */
export function threadAddress(id: number, state: InboxState, at?: number): string {
  const search = new URLSearchParams(inboxSearch(state));
  if (at !== undefined) search.set('at', String(at));
  return search.size === 0 ? `/chat/${id}` : `/chat/${id}?${search}`;
}

/** What the API is asked for. */
export function inboxQuery({ tab, isUnreadOnly, filter }: InboxState) {
  return {
    ...(tab === 'archived' && { archived: 'true' as const }),
    ...(isUnreadOnly && { unread: 'true' as const }),
    ...(filter !== '' && { filter }),
  };
}
