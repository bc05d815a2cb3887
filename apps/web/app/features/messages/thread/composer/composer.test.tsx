import { expect, it } from 'vitest';
import { htmlOf } from '../../../../lib/testing.tsx';
import { Composer } from './composer.tsx';

const LISTINGS = [
  { id: 7, title: 'Runway House', price: 300, free_from: '2026-02-01' },
  { id: 8, title: 'Terminal Flat', price: null, free_from: null },
];

/** The message field of a member who may write about so many of the crash pads. */
const fieldWith = (count: number, listingId: number | null) =>
  htmlOf(
    <Composer
      field={{ current: null }}
      name="Ada L."
      firstName="Ada"
      peerId={2}
      threadId={1}
      listings={LISTINGS.slice(0, count)}
      listingId={listingId}
      onSend={async () => undefined}
    />,
  );

it('the message field offers a choice of the crash pad only if there are several', () => {
  const html = fieldWith(2, 8);
  expect(html).toContain('<option value="7">Runway House</option>');
  expect(html).toContain('<option value="8" selected="">Terminal Flat</option>');
  expect(fieldWith(1, 7)).not.toContain('<select');
});
