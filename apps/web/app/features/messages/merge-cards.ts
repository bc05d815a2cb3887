import type { contract, OperationAnswer } from '@crewpad/contract';
import type { InboxState } from './inbox-state.ts';

export type Card = contract.messages.ThreadCard;
export type InboxAnswer = OperationAnswer<typeof contract.messages.getInbox>;

/** Newest first, in server order. */
const newestFirst = (a: Card, b: Card) =>
  b.date_last_updated.localeCompare(a.date_last_updated) || b.id - a.id;

/**
 * Updates the shown threads: removes those that left the tab, adds those that entered it. Only the
 * server can match a search, so a search adds none.
 */
export function mergeCards(
  current: readonly Card[],
  updates: readonly Card[],
  { tab, show, filter }: InboxState,
): Card[] {
  const cards = new Map(current.map((card) => [card.id, card]));
  for (const card of updates) {
    const before = cards.get(card.id);
    if (before && before.version > card.version) continue;
    // A thread being read stays in the unread list until the list opens again.
    const isOut =
      card.archived !== (tab === 'archived') || (show === 'unanswered' && !card.unanswered);
    const fits = show !== 'unread' || card.unread > 0;
    if (isOut) cards.delete(card.id);
    else if (before) cards.set(card.id, { ...card, ...(before.match && { match: before.match }) });
    else if (fits && filter === '') cards.set(card.id, card);
  }
  return [...cards.values()].sort(newestFirst);
}
