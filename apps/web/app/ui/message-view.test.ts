import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const APP = join(import.meta.dirname, '..');
const IMAGES = join(APP, '../public/images');

const usedBy = new Map<string, string[]>();
for (const file of globSync('**/*.{ts,tsx}', { cwd: APP }).sort()) {
  if (file.includes('.test.')) continue;
  for (const [, name = ''] of readFileSync(join(APP, file), 'utf8').matchAll(
    /\/images\/([a-z-]+\.svg)\b/g,
  ))
    usedBy.set(name, [...new Set([...(usedBy.get(name) ?? []), file])]);
}

describe('pictures of empty and failed pages', () => {
  it('exist, and each is used', () => {
    const drawings = readdirSync(IMAGES).filter((name) => name.endsWith('.svg'));
    expect([...usedBy.keys()].sort()).toEqual(drawings.sort());
  });

  it('look different', () => {
    const contents = [...usedBy.keys()].map((name) => readFileSync(join(IMAGES, name), 'utf8'));
    expect(new Set(contents).size).toBe(contents.length);
  });

  it('show what the page is about', () => {
    expect(usedBy.get('messages.svg')).toEqual(['features/messages/inbox-pane.tsx']);
    expect(usedBy.get('notifications.svg')).toEqual([
      'features/notifications/notifications-page.tsx',
    ]);
    expect(usedBy.get('saved.svg')).toEqual([
      'features/search/saved/compare-page.tsx',
      'features/search/saved/saved-page.tsx',
    ]);
    expect(usedBy.get('invitation.svg')).toEqual(['features/rent/accept/accept-page.tsx']);
    expect(usedBy.get('offline.svg')).toEqual(['shell/error-page.tsx']);
    expect(usedBy.get('error.svg')).toEqual([
      'pages/listing/listing-error.tsx',
      'shell/error-page.tsx',
    ]);
  });

  it('show the magnifier only where a search or a filter has no match', () => {
    expect(usedBy.get('empty-search.svg')).toEqual([
      'features/admin/members/members-page.tsx',
      'features/rent/payments/transactions-page.tsx',
      'features/reports/revenue-page.tsx',
      'features/search/airports/airports-page.tsx',
      'features/search/results/result-list.tsx',
      'pages/my-crashpads/my-crashpads-page.tsx',
      'pages/my-crew/tenants/empty-tenants.tsx',
      'routes/dev-ui.tsx',
    ]);
  });
});
