import { expect, it } from 'vitest';
import { htmlOf } from '../../lib/testing.tsx';
import type { Profile } from './load-reviews.ts';
import { WriteReview } from './write-review.tsx';

const render = (review_from: string | null) => {
  const user = { id: 7, display_name: 'Lena' };
  const profile = { user, review_choices: [], review_from } as never as Profile;
  return htmlOf(<WriteReview profile={profile} onOpenDialog={() => undefined} />);
};

it('a tenant reads the day from which they can review', () => {
  const html = render('2027-03-02');
  expect(html).toContain('You can review from Mar 2, 2027.');
  expect(html).not.toContain('<button');
});

it('a visitor is led to the login and back to the dialog', () => {
  const html = render(null);
  expect(html).toContain('href="/login?ref_url=%2Fuser%2F7%3Freview%3Dlister"');
  expect(html).not.toContain('<button');
});
