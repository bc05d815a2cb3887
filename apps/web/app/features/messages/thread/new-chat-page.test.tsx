import { expect, it } from 'vitest';
import { loadTexts } from '../../../i18n/texts.ts';
import { wordsOf } from '../../../lib/testing.tsx';
import { MessagesContext } from '../thread-actions.ts';
import type { LoadedNewThread } from './load-thread.ts';
import { NewChatPage } from './new-chat-page.tsx';

await loadTexts('messages', 'errors', 'ui');

/** The words of a first message to a member with this first name. */
function newChatWith(first_name: string) {
  const head = {
    to_user: 'Pilar C.',
    names: { first_name },
    is_active: true,
    items: [{ id: 7, title: 'Runway House', price: 300, free_from: null }],
    abilities: { write: true },
    write_refusal: null,
  };
  const loaded = { head, userId: 2, listingId: 7, listing: null, refusal: null };
  const state = { tab: 'current', isUnreadOnly: false, filter: '' } as const;
  return wordsOf(
    <MessagesContext value={{ actions: {} as never, state }}>
      <NewChatPage loaded={loaded as unknown as LoadedNewThread} />
    </MessagesContext>,
  );
}

it('greets by the first name, if it is known', () => {
  expect(newChatWith('Pilar')).toContain('Hi Pilar, do you have');
  expect(newChatWith('')).toContain('Hi there, do you have');
});
