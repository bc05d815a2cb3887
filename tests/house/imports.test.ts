import { describe, expect, it } from 'vitest';
import {
  code,
  isTest,
  type Source,
  sources,
  TEST_CODE,
  under,
  withoutComments,
} from './sources.ts';

/** Every import that violates the rule, as "file -> import". */
function breaches(files: Source[], allowed: (imported: string, from: Source) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter((imported) => !allowed(imported, file))
      .map((imported) => `${file.path} -> ${imported}`),
  );
}

const isOurs = (imported: string) => /^(@crewpad\/|packages\/|apps\/|tests\/)/.test(imported);
/** The features by rank: each imports only those before it. */
const RANK = [
  'accounts',
  'content',
  'notifications',
  'search',
  'billing',
  'listings',
  'promotions',
  'payouts',
  'rentals',
  'waitlist',
  'rent',
  'messages',
  'reviews',
  'reports',
  'admin',
];

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

  it('texts imports domain and the types of i18next', () => {
    const files = under('packages/texts/src/').filter((file) => !isTest(file));
    const allowed = /^(packages\/texts\/|@crewpad\/domain$|i18next$)/;
    expect(breaches(files, (imported) => allowed.test(imported))).toEqual([]);
    expect(files.flatMap(({ text }) => text.match(/^import (?!type).*'i18next'/gm) ?? [])).toEqual(
      [],
    );
  });

  it('production code imports no testing file', () => {
    const files = code.filter(({ path }) => !path.includes('/scripts/'));
    expect(breaches(files, (imported) => !TEST_CODE.test(imported))).toEqual([]);
  });

  it('platform imports only itself', () => {
    const files = under('apps/server/src/platform/').filter((file) => !isTest(file));
    const allowed =
      /^(apps\/server\/src\/platform\/|apps\/server\/migrations|@crewpad\/(contract|domain|texts(\/common)?)$)/;
    expect(breaches(files, (imported) => !isOurs(imported) || allowed.test(imported))).toEqual([]);
  });

  it('nothing of OpenTelemetry is loaded before traces are turned on', () => {
    const statics = /^import (?!type )[^;]*'@opentelemetry[^']*'/gm;
    const files = under('apps/server/src/').filter((file) => !isTest(file));
    expect(files.flatMap(({ text }) => text.match(statics) ?? [])).toEqual([]);
  });

  it('http imports itself and the platform', () => {
    const files = under('apps/server/src/http/').filter((file) => !isTest(file));
    const above = /^apps\/server\/src\/(?!http\/|platform\/)/;
    expect(breaches(files, (imported) => !above.test(imported))).toEqual([]);
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

  it.each(['apps/server/src/features/', 'apps/web/app/features/'])(
    'a feature in %s imports only those of a lower rank',
    (folder) => {
      const featureOf = (path: string) => path.slice(folder.length).split('/')[0] ?? '';
      const files = under(folder).filter((file) => !isTest(file));
      const rankOf = (path: string) => RANK.indexOf(featureOf(path));
      const unranked = files.filter(
        ({ path }) => path.slice(folder.length).includes('/') && rankOf(path) === -1,
      );
      expect(unranked).toEqual([]);
      const ranked = files.filter(({ path }) => rankOf(path) !== -1);
      expect(
        breaches(
          ranked,
          (imported, { path }) => !imported.startsWith(folder) || rankOf(imported) <= rankOf(path),
        ),
      ).toEqual([]);
    },
  );

  it('the server lists its features by rank', () => {
    const list = sources.find(({ path }) => path === 'apps/server/src/features/index.ts');
    const [, names = ''] =
      /features: readonly Feature\[\] = \[([^\]]*)\]/.exec(list?.text ?? '') ?? [];
    expect(names.match(/\w+/g)).toEqual(RANK);
  });

  it('in the web what all features share imports none of them, and no feature a page', () => {
    const shared = ['lib', 'ui', 'brand', 'i18n'].flatMap((folder) =>
      under(`apps/web/app/${folder}/`),
    );
    const above = /^apps\/web\/app\/(features|pages|shell|routes)\//;
    const isAllowed = (file: Source) => isTest(file) || file.path.endsWith('/i18next.d.ts');
    expect(breaches(shared, (imported, file) => isAllowed(file) || !above.test(imported))).toEqual(
      [],
    );
    const pages = /^apps\/web\/app\/(pages|shell|routes)\//;
    const features = under('apps/web/app/features/');
    expect(breaches(features, (imported, file) => isTest(file) || !pages.test(imported))).toEqual(
      [],
    );
    const frame = /^apps\/web\/app\/(shell|routes)\//;
    expect(breaches(under('apps/web/app/pages/'), (imported) => !frame.test(imported))).toEqual([]);
  });

  it('pages of the web see of a feature only its index', () => {
    const inside = /^apps\/web\/app\/features\/(?![^/]+(\/[^/]+)?\/index(\.tsx?)?$)/;
    const pages = under('apps/web/app/pages/').filter((file) => !isTest(file));
    expect(breaches(pages, (imported) => !inside.test(imported))).toEqual([]);
  });

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

/** The strongly connected groups, each sorted: an acyclic graph has none. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(node: string): void {
    order.set(node, order.size);
    lowest.set(node, order.size - 1);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) {
        lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
      }
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1 || graph.get(node)?.includes(node)) cycles.push(group.toSorted());
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}

/** Each file's imports of project files, by path. */
function importGraph(): Map<string, string[]> {
  const paths = new Set(code.map(({ path }) => path));
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  const fileOf = (imported: string) =>
    endings.map((ending) => imported + ending).find((path) => paths.has(path));
  return new Map(
    code.map(({ path, imports }) => [
      path,
      imports.map(fileOf).filter((file) => file !== undefined),
    ]),
  );
}

/** The imports between the folders and top files of a folder. */
function partsOf(folder: string): Map<string, string[]> {
  const partOf = (path: string) =>
    path.startsWith(folder) ? path.slice(folder.length).split('/')[0] : undefined;
  const parts = new Map<string, string[]>();
  for (const [path, imports] of importGraph()) {
    const part = partOf(path);
    if (part === undefined) continue;
    const others = imports.map(partOf).filter((other) => other !== undefined && other !== part);
    parts.set(part, [...(parts.get(part) ?? []), ...(others as string[])]);
  }
  return parts;
}

describe('imports form no cycle, type-only imports included,', () => {
  it('no cycle of imports between files', () => {
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
        const others = imports
          .map(featureOf)
          .filter((other) => other !== undefined && other !== feature);
        graph.set(feature, [...(graph.get(feature) ?? []), ...(others as string[])]);
      }
      expect(cyclesOf(graph)).toEqual([]);
    },
  );

  it.each(['apps/server/src/features/', 'apps/web/app/features/'])(
    'between the folders and top files of a feature in %s',
    (folder) => {
      const graphs = new Map<string, Map<string, string[]>>();
      const partsOf = (path: string) => path.slice(folder.length).split('/');
      for (const [path, imports] of importGraph()) {
        const [feature = '', part = ''] = path.startsWith(folder) ? partsOf(path) : [];
        if (part === '') continue;
        const others = imports
          .filter((other) => other.startsWith(`${folder}${feature}/`))
          .map((other) => partsOf(other)[1] ?? '')
          .filter((other) => other !== part);
        const graph = graphs.get(feature) ?? new Map<string, string[]>();
        graphs.set(feature, graph.set(part, [...(graph.get(part) ?? []), ...others]));
      }
      expect([...graphs].flatMap(([name, graph]) => cyclesOf(graph).map((c) => [name, c]))).toEqual(
        [],
      );
    },
  );

  it('between the parts of billing, which import only parts before them', () => {
    const order = [
      ...['provider.ts', 'hooks.ts', 'ledger', 'cards', 'collection', 'plans'],
      ...['receipts.ts', 'handle-event.ts', 'webhook.ts'],
    ];
    const parts = partsOf('apps/server/src/features/billing/');
    for (const part of [...order, 'emails']) {
      const before = order.slice(0, order.indexOf(part) === -1 ? undefined : order.indexOf(part));
      const others = parts.get(part)?.filter((other) => !before.includes(other)) ?? [];
      expect(others, `${part} imports`).toEqual([]);
    }
    const importers = [...parts].filter(([, imported]) => imported.includes('emails'));
    expect(importers.map(([part]) => part)).toEqual(['feature.ts']);
  });
});

it('the search for cycles finds those of one file and of several', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['d']],
    ['e', ['a']],
  ]);
  expect(cyclesOf(graph)).toEqual([['d'], ['a', 'b', 'c']]);
});

/** Feature-specific words. Members, plans, cards, airports and cities also belong to the kernel. */
const FEATURE_WORDS =
  /listing|crashpad|rental|tenant|invit(e|ation)|(?<!p)review|receipt|renewal|autopay|payout|boost|promot|seeker/i;

describe('the kernel references no feature', () => {
  it.each(['apps/server/src/platform/', 'apps/server/src/http/'])('in %s', (folder) => {
    // Each brand defines its name for a crash pad; the columns belong to the shared database, and
    // the settings to all features.
    const allowed =
      /platform\/(config|mail\/(brands|texts\/.*)|database\/(generated\/schema|schema|column-types|locks))\.ts$/;
    const references = code
      .filter(({ path }) => path.startsWith(folder) && !allowed.test(path))
      .flatMap(({ path, text }) => {
        const [word] = FEATURE_WORDS.exec(withoutComments(text)) ?? [];
        return word === undefined ? [] : [`${path}: ${word}`];
      });
    expect(references).toEqual([]);
  });
});
