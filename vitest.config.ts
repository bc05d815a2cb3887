import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { texts } from './apps/web/vite/texts.ts';

const outside = ['**/node_modules/**', '**/build/**', '.cache/**'];
const databaseTests = '**/*.db.test.ts';
/**
 * Behavior that can differ between the embedded database and a server, and whole journeys through
 * both.
 */
const embeddedTests = [
  'apps/server/src/data/seed/*.db.test.ts',
  'apps/server/src/platform/**/*.db.test.ts',
  'apps/server/src/features/accounts/{sessions,sign-up}/{page-cookie,secrets,sessions,sign-up}.db.test.ts',
  'apps/server/src/features/accounts/second-step/passkeys.db.test.ts',
  'apps/server/src/features/billing/{collection,ledger}/*.db.test.ts',
  'apps/server/src/features/listings/editor/races.db.test.ts',
  'apps/server/src/features/search/{airports,conditions,public-reads,refresh}.db.test.ts',
  'tests/{faults,reliability}/*.db.test.ts',
];
const scriptTests = 'tests/scripts/**/*.test.ts';
// A slow machine is not a failure.
const expectOptions = { poll: { timeout: 60_000 } };

/** The longest files start first, so that no worker waits for another at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/(?:tests\/(?:contract|faults|reliability)|platform\/jobs)\//.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// Three projects, because npm test runs them separately: the database tests twice, once per
// database.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [texts()],
        test: {
          name: 'unit',
          include: [
            '{packages,apps,tools}/**/*.test.{ts,tsx}',
            'tests/{house,contract,pictures,reliability}/**/*.test.ts',
          ],
          exclude: [...outside, databaseTests],
          // Files share a process: loading their modules again took longer than the tests. Threads
          // would share one: when native code crashed in it, no report was left.
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          expect: expectOptions,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [texts()],
        test: {
          name: 'database',
          include: process.env.TEST_DATABASE === 'embedded' ? embeddedTests : [databaseTests],
          exclude: outside,
          globalSetup: 'tests/database-template.ts',
          // Files share a process: loading the server took two fifths of their time.
          pool: 'forks',
          isolate: false,
          // The embedded database lives too briefly here for its code to be optimized.
          execArgv: process.env.TEST_DATABASE === 'embedded' ? ['--liftoff-only'] : [],
          // One more than processors: tests of kills and stops mostly wait.
          maxWorkers: 3,
          expect: expectOptions,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'scripts',
          include: [scriptTests],
          exclude: outside,
          pool: 'forks',
          maxWorkers: 2,
          expect: expectOptions,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
