import { defineConfig } from '@playwright/test';
import { urlOf } from './tests/browser/support/servers.ts';

const launchOptions = {
  // npm test finds or installs a Chromium; unset means Playwright's own.
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: [
    '--no-sandbox',
    // Pages live for seconds: to optimize their code would take longer than it saves.
    '--js-flags=--no-opt,--no-maglev',
    // Graphics and network in the browser's own process: fewer messages between processes.
    '--in-process-gpu',
    '--enable-features=NetworkServiceInProcess2',
    // Presses beside the card frames get lost on a slow machine when those have a process of their own.
    '--disable-features=IsolateSandboxedIframes',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** `npm run reliability -- browser` also runs what takes long for what it finds. */
const RUNS_LONG = process.env.BROWSER_TESTS === 'all';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/browser/results',
  globalSetup: './tests/browser/support/global-setup.ts',
  // Some tests visit many screens; their individual waits have their own limits.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  globalTimeout: 60 * 60_000,
  ...(!RUNS_LONG && { grepInvert: /@long/ }),
  fullyParallel: true,
  // A third one saves a twentieth of the time, but makes tests miss their limits.
  workers: 2,
  // In CI, a failed test is retried once and then listed as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: urlOf('crashpad'),
    trace: 'off',
    // Nothing fades in: axe would measure less contrast, and every press would wait.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
});
