import { expect, it } from 'vitest';
import { loadTexts } from '../../../i18n/texts.ts';
import { htmlOf } from '../../../lib/testing.tsx';
import type { Profile } from './load-profile.ts';
import { WriteReview } from './write-review.tsx';

await loadTexts('profile');

it('leads visitors to the login and back to the dialog', () => {
  const profile = { user: { id: 7, display_name: 'Lena' }, review_choices: [] } as never as Profile;
  const html = htmlOf(<WriteReview profile={profile} onOpenDialog={() => undefined} />);
  expect(html).toContain('href="/login?ref_url=%2Fuser%2F7%3Freview%3Dlister"');
  expect(html).not.toContain('<button');
});
