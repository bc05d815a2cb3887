import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ApproximateNote } from './map-notes.tsx';

vi.mock('../../../i18n/use-translation.tsx', () => ({
  useTranslation: () => ({ t: (key: string) => key }),
}));

it.each([true, false])(
  'names the command for streets in development alone: %s',
  (isDevelopment) => {
    const html = renderToStaticMarkup(<ApproximateNote isDevelopment={isDevelopment} />);
    expect(html).toContain('approximate_map');
    expect(html.includes('npm run map -- JFK')).toBe(isDevelopment);
    expect(html).toContain('© OpenStreetMap');
  },
);
