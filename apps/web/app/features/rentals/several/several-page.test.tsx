import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { SeveralPage } from './several-page.tsx';

it('a lister without an active crash pad reads that they need one', () => {
  const words = wordsOf(<SeveralPage places={{ listings: [], beds: [], payment_date: 1 }} />);
  expect(words).toMatch(/You need an active crash pad.*Add a crash pad/);
  expect(words).not.toContain('Preview');
});

it('the only crash pad is chosen, and its beds are named as a row names them', () => {
  const bed = { id: 5, listing_id: 3, room_name: 'Front room', bed_name: 'F4' };
  const places = { listings: [{ id: 3, title: 'The Nest' }], beds: [bed] };
  const words = wordsOf(<SeveralPage places={places as never} />);
  expect(words).toContain('Beds as they are named here: Front room, F4');
  expect(words).toMatch(/Columns: email, name, bed, rent, payment day, deposit/);
});
