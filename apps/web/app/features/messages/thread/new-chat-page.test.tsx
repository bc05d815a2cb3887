import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../../lib/testing.tsx';
import { MessagesContext } from '../thread-actions.ts';
import type { LoadedNewThread } from './load-thread.ts';
import { NewChatPage } from './new-chat-page.tsx';

const listing = {
  ...{ id: 7, title: 'Runway House', thumbnail: null, neighborhood: null, rate_per_from: 300 },
  beds: { num_beds: 2, num_vacant_beds: 2, free_from: null, num_free_from: 0 },
};

/** A first message to a member with this first name. */
function newChatOf(first_name: string, more: object = {}) {
  const head = {
    to_user: 'Pilar C.',
    names: { first_name },
    is_active: true,
    photos: ['/files/pictures/pilar/160.webp'],
    items: [{ id: 7, title: 'Runway House', price: 300, free_from: null }],
    abilities: { write: true },
    write_refusal: null,
  };
  const newThread = {
    head,
    userId: 2,
    listingId: 7,
    listing: null,
    stay: null,
    refusal: null,
    ...more,
  };
  const state = { tab: 'current', show: 'all', filter: '' } as const;
  return (
    <MessagesContext value={{ actions: {} as never, state }}>
      <NewChatPage newThread={newThread as unknown as LoadedNewThread} />
    </MessagesContext>
  );
}
const newChatWith = (first_name: string, more?: object) => wordsOf(newChatOf(first_name, more));

it('a first message shows the picture of its reader beside their name', () => {
  expect(htmlOf(newChatOf('Pilar'))).toMatch(/<img[^>]*\/pilar\/[\s\S]*<h1[^>]*>[^<]*Pilar C\./);
});

it('a first message greets by the first name, if it is known', () => {
  expect(newChatWith('Pilar')).toContain('Hi Pilar, do you have');
  expect(newChatWith('')).toContain('Hi there, do you have');
});

it('a first message to oneself is refused, without suggested questions', () => {
  const words = newChatWith('Pilar', { head: null, userId: 0, listing });
  expect(words).toContain('This is your own account');
  expect(words).toContain('Runway House');
  expect(words).not.toContain('Send');
});

it('a first message of a tenant shows their own rent, without suggested questions or a search', () => {
  const stranger = newChatWith('Pilar', { listing });
  expect(stranger).toContain('$300 per month');
  expect(stranger).toContain('Nights per month');
  expect(stranger).toContain('Find a crash pad');
  const tenant = newChatWith('Pilar', { listing, stay: { role: 'tenant', rent: 425.5 } });
  expect(tenant).toContain('Your rent: $425.50 per month');
  const lister = newChatWith('Pilar', { listing, stay: { role: 'lister', rent: 425.5 } });
  expect(lister).toContain('Their rent: $425.50 per month');
  for (const words of [tenant, lister]) {
    expect(words).not.toMatch(/\$300|free|Nights per month|Find a crash pad/);
  }
});
