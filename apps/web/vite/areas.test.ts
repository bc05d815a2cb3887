import { describe, expect, it } from 'vitest';
import { collectAreas, loadingAreas } from './areas.ts';

const sources = new Map([
  ['root.tsx', "import { Shell } from './shell/shell.tsx';"],
  [
    'shell/shell.tsx',
    "const { t } = useTranslation('shell');\nconst Bar = lazy(() => import('./bar.tsx'));",
  ],
  ['shell/bar.tsx', "const { t } = useTranslation(['shell', 'shell/member']);"],
  [
    'routes/saved.tsx',
    "import { Saved } from '../features/search/index.ts';\nconst title = t('title', { ns: 'search/saved' });",
  ],
  ['routes/plain.tsx', "const { t } = useTranslation('shell');"],
  [
    'features/search/index.ts',
    "export { Home } from './home.tsx';\nexport { Saved } from './saved.tsx';",
  ],
  ['features/search/home.tsx', "const { t } = useTranslation('search/home');"],
  [
    'features/search/saved.tsx',
    "const { t } = useTranslation('search');\nconst part = lazyPart(() => import('./dialog.tsx'));",
  ],
  [
    'features/search/dialog.tsx',
    "import { Form } from '../../ui/form.tsx';\nconst { t } = useTranslation('search');",
  ],
  ['ui/form.tsx', "const { t } = useTranslation('ui/form');"],
]);
const areas = collectAreas(sources);
const codeOf = (path: string) => loadingAreas(sources.get(path) ?? '', path, areas, '/texts.ts');

describe('the areas of a page', () => {
  it('are those of all that it renders, without those of the frame', () => {
    expect(areas.pages.get('root.tsx')).toEqual(['shell']);
    expect(areas.pages.get('routes/saved.tsx')).toEqual(['search', 'search/saved']);
    expect(areas.pages.get('routes/plain.tsx')).toEqual([]);
  });

  it('are loaded by its code, for which only the frame does not wait', () => {
    expect(codeOf('routes/saved.tsx')).toContain(
      "\nawait loadTextsOfPage('search', 'search/saved');",
    );
    expect(codeOf('root.tsx')).toContain("\nloadTextsOfPage('shell');");
    expect(codeOf('routes/plain.tsx')).toBeUndefined();
  });
});

describe('the areas of a lazy part', () => {
  it('are those that its page does not have yet', () => {
    expect(areas.parts.get('shell/shell.tsx')?.get('./bar.tsx')).toEqual(['shell/member']);
    expect(areas.parts.get('features/search/saved.tsx')?.get('./dialog.tsx')).toEqual(['ui/form']);
  });

  it('come with its code', () => {
    const code = codeOf('features/search/saved.tsx');
    expect(code).toContain("lazyPart(() => withTextsOfPart(import('./dialog.tsx'), 'ui/form'))");
    expect(code).toContain('import { withTexts as withTextsOfPart } from "/texts.ts";');
  });
});
