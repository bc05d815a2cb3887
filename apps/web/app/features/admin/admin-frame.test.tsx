import { expect, it } from 'vitest';
import { htmlOf } from '../../lib/testing.tsx';
import { SecondStepBanner } from './admin-frame.tsx';

const NOW = '2027-03-01T12:00:00.000Z';

it('admin pages name the day from which on they need the second step, and lead to its tab', () => {
  const banner = htmlOf(<SecondStepBanner due="2027-03-14T12:00:00.000Z" />, NOW);
  expect(banner).toContain('by Sunday, March 14, 2027');
  expect(banner).toContain('href="/account-setting?tab=security"');
  expect(htmlOf(<SecondStepBanner due={null} />, NOW)).toBe('');
});
