import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import about from '../../apps/web/package.json' with { type: 'json' };
import config from '../../apps/web/vite.config.ts';

const WEB = join(import.meta.dirname, '../../apps/web');
/** The package of an import that remains once types are removed. */
const IMPORTED =
  /^(?:import|export) (?!type\b)(?:[^'"]*? from )?'((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?';/gm;

it('npm run dev bundles packages ahead from files that import none of tests only', async () => {
  const { optimizeDeps } = config({ command: 'serve', mode: 'development' });
  const entries = [optimizeDeps?.entries ?? []].flat();
  const files = globSync(
    entries.filter((entry) => !entry.startsWith('!')),
    {
      cwd: WEB,
      exclude: entries.filter((entry) => entry.startsWith('!')).map((entry) => entry.slice(1)),
    },
  );
  expect(files).toContain('app/root.tsx');
  const missing = files.flatMap((file) =>
    [...readFileSync(join(WEB, file), 'utf8').matchAll(IMPORTED)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in about.dependencies))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
