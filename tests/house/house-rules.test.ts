import { describe, expect, it } from 'vitest';
import { cyclesOf } from './cycles.ts';
import { readSources, type Source } from './sources.ts';

const sources = readSources('packages', 'apps');
const isTest = ({ path }: Source) => /\.test\.tsx?$|\/testing(-data)?\.ts$/.test(path);
const under = (folder: string) => sources.filter((source) => source.path.startsWith(folder));

/** Every import that violates the rule, as "file -> import". */
function breaches(files: Source[], allowed: (imported: string, from: Source) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter((imported) => !allowed(imported, file))
      .map((imported) => `${file.path} -> ${imported}`),
  );
}

const isOurs = (imported: string) => /^(@crewpad\/|packages\/|apps\/|tests\/)/.test(imported);
const code = sources.filter((source) => !isTest(source));

describe('import rules', () => {
  it('domain imports only itself', () => {
    const files = under('packages/domain/').filter((file) => !isTest(file));
    expect(breaches(files, (imported) => imported.startsWith('packages/domain/'))).toEqual([]);
  });

  it('contract imports domain and zod', () => {
    const files = under('packages/contract/src/').filter((file) => !isTest(file));
    const allowed = /^(packages\/contract\/|@crewpad\/domain$|zod$)/;
    expect(breaches(files, (imported) => allowed.test(imported))).toEqual([]);
  });

  it('platform imports no feature and no route', () => {
    const files = under('apps/server/src/platform/').filter((file) => !isTest(file));
    const allowed =
      /^(apps\/server\/src\/(platform\/|config)|apps\/server\/migrations|@crewpad\/(contract|domain)$)/;
    expect(breaches(files, (imported) => !isOurs(imported) || allowed.test(imported))).toEqual([]);
  });

  it('http imports no feature', () => {
    const files = under('apps/server/src/http/').filter((file) => !isTest(file));
    expect(
      breaches(files, (imported) => !imported.startsWith('apps/server/src/features/')),
    ).toEqual([]);
  });

  it.each(['apps/server/src/features/', 'apps/web/app/features/'])(
    'features in %s see of each other only the index',
    (folder) => {
      const featureOf = (path: string) => path.slice(folder.length).split('/')[0];
      const files = under(folder).filter((file) => !isTest(file));
      expect(
        breaches(files, (imported, from) => {
          if (!imported.startsWith(folder) || featureOf(imported) === featureOf(from.path))
            return true;
          const target = imported.slice(folder.length);
          // The list of features imports the manifests, and all manifests share one type.
          if (from.path === `${folder}index.ts`) return /^([^/]+\/)?feature\.ts$/.test(target);
          // In the browser, each part of a feature loads separately and has an index.
          return target === 'feature.ts' || /^[^/]+(\/[^/]+)?\/index(\.tsx?)?$/.test(target);
        }),
      ).toEqual([]);
    },
  );

  it('the web never imports the server, and ui no feature', () => {
    expect(
      breaches(
        under('apps/web/'),
        (imported) => !/^(apps\/server|@crewpad\/(server|reference-data))/.test(imported),
      ),
    ).toEqual([]);
    expect(
      breaches(
        under('apps/web/app/ui/'),
        (imported) => !/^apps\/web\/app\/(features|routes)\//.test(imported),
      ),
    ).toEqual([]);
  });

  it('the server imports nothing from the web', () => {
    expect(
      breaches(under('apps/server/'), (imported) => !/^(apps\/web|@crewpad\/web)/.test(imported)),
    ).toEqual([]);
  });
});

/** Each file's imports of project files, by path. */
function importGraph(): Map<string, string[]> {
  const known = new Set(code.map(({ path }) => path));
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  const fileOf = (imported: string) =>
    endings.map((ending) => imported + ending).find((path) => known.has(path));
  return new Map(
    code.map(({ path, imports }) => [
      path,
      imports.map(fileOf).filter((file) => file !== undefined),
    ]),
  );
}

describe('imports form no cycle, type-only imports included,', () => {
  it('between files', () => {
    expect(cyclesOf(importGraph())).toEqual([]);
  });

  it.each(['apps/server/src/features/', 'apps/web/app/features/'])(
    'between features in %s',
    (folder) => {
      const featureOf = (path: string) =>
        path.startsWith(folder) ? /^([^/]+)\//.exec(path.slice(folder.length))?.[1] : undefined;
      const graph = new Map<string, string[]>();
      for (const [path, imports] of importGraph()) {
        const feature = featureOf(path);
        if (feature === undefined) continue;
        const others = imports.map(featureOf).filter((one) => one !== undefined && one !== feature);
        graph.set(feature, [...(graph.get(feature) ?? []), ...(others as string[])]);
      }
      expect(cyclesOf(graph)).toEqual([]);
    },
  );

  it('where a cycle would be found', () => {
    const graph = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['d']],
      ['e', ['a']],
    ]);
    expect(cyclesOf(graph)).toEqual([['d'], ['a', 'b', 'c']]);
  });
});

/** Feature-specific words. Members, plans, cards, airports and cities also belong to the kernel. */
const FEATURE_WORDS =
  /listing|crashpad|rental|tenant|invit(e|ation)|(?<!p)review|receipt|renewal|autopay|payout|boost|promot|seeker/i;

/** The code without comments, which may give examples. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '').replace(/^import .*$/gm, '');
}

describe('the kernel references no feature', () => {
  it.each(['apps/server/src/platform/', 'apps/server/src/http/'])('in %s', (folder) => {
    // Each brand defines its name for a crash pad; the columns belong to the shared database.
    const allowed =
      /platform\/(mail\/(brands|texts\/.*)|database\/(generated\/schema|schema|column-types))\.ts$/;
    const found = code
      .filter(({ path }) => path.startsWith(folder) && !allowed.test(path))
      .flatMap(({ path, text }) => {
        const [word] = FEATURE_WORDS.exec(withoutComments(text)) ?? [];
        return word === undefined ? [] : [`${path}: ${word}`];
      });
    expect(found).toEqual([]);
  });
});

/** Files that contain this text outside the given places. */
function holding(pattern: RegExp, allowed: RegExp, among: Source[] = code): string[] {
  return among
    .filter(({ path, text }) => pattern.test(text) && !allowed.test(path))
    .map(({ path }) => path);
}

describe('what is allowed in one place only', () => {
  it('process.env is read in config.ts', () => {
    expect(holding(/process\.env/, /config\.ts$|\/scripts\//)).toEqual([]);
  });

  it('SQL is written in queries, commands, migrations, platform and data', () => {
    const place =
      /\/(queries|commands|migrations|platform|data)\/|apps\/server\/src\/http\/health\.ts$/;
    expect(
      holding(
        /\bsql(\.\w+)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
        place,
        code.filter((file) => file.path.startsWith('apps/server/')),
      ),
    ).toEqual([]);
  });

  it('fetch is called in platform, in the one API client and where public files are read', () => {
    expect(
      holding(
        /(?<![.\w])fetch\(/,
        /\/platform\/|apps\/web\/app\/lib\/(browser-call|public-file)\.ts$/,
      ),
    ).toEqual([]);
  });

  it('no route has a server action: the browser writes through the API', () => {
    expect(
      holding(/export (async )?(function|const) action\b/, /^$/, under('apps/web/app/')),
    ).toEqual([]);
  });

  it('no file has more than 300 lines', () => {
    expect(
      code.filter(({ text }) => text.split('\n').length > 301).map(({ path }) => path),
    ).toEqual([]);
  });
});
