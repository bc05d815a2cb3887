import { ensureBuilt, PROGRAM } from './lib/build.mjs';
import { provideTestBrowser } from './lib/chromium.mjs';
import { memoryFolder, withFastFolder } from './lib/fast-folder.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { complain, main, Refusal, say } from './lib/main.mjs';
import { checkPlatform } from './lib/node.mjs';
import { providePostgres, startPostgres } from './lib/postgres.mjs';
import { checks, part, playwright, summary, vitest } from './lib/steps.mjs';
import { checkPart, countsLine, skippedPart, total } from './lib/tally.mjs';

const IS_CI = !['', '0', 'false'].includes((process.env.CI ?? '').toLowerCase());

/** A part whose tool is missing: it fails in CI; otherwise it is skipped. */
function missing(name, note) {
  say(`\n=== ${name}\n${note}`);
  return IS_CI ? checkPart(name, false, note) : skippedPart(name, note);
}

/** One thread per project, because each checks the types of libraries again. */
const typeCheck = (project) => ({ command: ['tsc', '-p', project, '--checkers', '1'] });

async function fastParts() {
  // Biome colors its output, even in a log, unless this is set.
  const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;
  return [
    await checks('Format, lint and import rules', [{ command: ['biome', 'ci', colors, '.'] }]),
    await checks('Types', [
      { command: ['react-router', 'typegen'], cwd: 'apps/web' },
      [typeCheck('tsconfig.json'), typeCheck('apps/web/tsconfig.json')],
      typeCheck('tests/browser/tsconfig.json'),
    ]),
    await checks('Unused code', [{ command: ['knip'] }]),
    await vitest('Unit tests', { project: 'unit' }),
  ];
}

function buildPart() {
  return part('Production build', async (name) => {
    try {
      await ensureBuilt();
      return checkPart(name, true);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      complain(error.message);
      return checkPart(name, false);
    }
  });
}

function embeddedPart() {
  return withFastFolder((folder) =>
    vitest('Database tests on the embedded database', {
      project: 'database',
      report: 'database-embedded',
      env: { TEST_DATABASE: 'embedded', ...(folder && { TMPDIR: folder }) },
    }),
  );
}

/** Starting parallel workers takes ten times as long as reading the few rows of a test. */
const NO_PARALLEL_WORKERS = { max_parallel_workers_per_gather: 0 };

async function postgresPart() {
  const name = 'Database tests on PostgreSQL';
  const bin = await providePostgres();
  if (!bin) return missing(name, 'no PostgreSQL 15 or newer was found or could be installed');
  let server;
  try {
    server = await startPostgres({ bin, parent: memoryFolder(), settings: NO_PARALLEL_WORKERS });
  } catch (error) {
    complain(error.message);
    return checkPart(name, false, 'the PostgreSQL server did not start');
  }
  try {
    const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: server.url };
    return await vitest(name, { project: 'database', report: 'database-postgres', env });
  } finally {
    await server.stop();
  }
}

async function browserPart(isBuilt, more = {}) {
  const name = 'Browser tests';
  if (!isBuilt) return skippedPart(name, 'the production build failed');
  const chromium = await provideTestBrowser();
  if (!chromium) return missing(name, 'no Chromium was found or could be installed');
  return withFastFolder((folder) =>
    playwright(name, chromium, {
      ...more,
      // As npm start runs it: a file that is missing beside the built program shows here.
      BROWSER_TEST_PROGRAM: PROGRAM,
      ...(folder && { TMPDIR: folder, BROWSER_TEST_DATA: folder }),
    }),
  );
}

async function fullParts() {
  // Both at the same time, because the scripts mostly wait. Before the database tests, because some
  // of those request whole pages from the server.
  const [scripts, build] = await Promise.all([
    vitest('Tests of the scripts', { project: 'scripts' }),
    buildPart(),
  ]);
  const embedded = await embeddedPart();
  const postgres = await postgresPart();
  const browser = await browserPart(build.counts.failed === 0);
  return [scripts, build, embedded, postgres, browser];
}

/** All browser tests, with those that `npm test` leaves out. */
async function longBrowserParts() {
  const build = await buildPart();
  return [build, await browserPart(build.counts.failed === 0, { BROWSER_TESTS: 'all' })];
}

// npm test, with --fast npm run check, and with --browser a part of npm run reliability. The last line is machine-readable: only counts.
await main(async () => {
  checkPlatform();
  await ensureInstalled({ withTools: true });
  const isFast = process.argv.includes('--fast');
  const isLong = process.argv.includes('--browser');
  const parts = isLong ? await longBrowserParts() : await fastParts();
  if (!isFast && !isLong) parts.push(...(await fullParts()));
  summary(parts);
  const counts = total(parts);
  say(`\n${countsLine(counts)}`);
  return counts.failed > 0 ? 1 : 0;
});
