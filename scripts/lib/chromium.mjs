import { existsSync } from 'node:fs';
import { inPath, installDebianPackage, versionOf } from './debian.mjs';
import { serverNode } from './node.mjs';
import { runStep, tool, toolEnv } from './process.mjs';

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? [path] : [];
}

/**
 * A working Chromium, if any. Started to check, because some systems have a stub in PATH that does
 * not run.
 */
async function findChromium() {
  const configuredPath = process.env.CHROMIUM_PATH;
  const candidates = configuredPath
    ? [configuredPath]
    : [...inPath(NAMES), ...(await playwrightsOwn())];
  return candidates.find(versionOf);
}

/** Like findChromium, but installs Debian's package or Playwright's own download if possible. */
export async function provideChromium() {
  const executable = await findChromium();
  if (executable || process.env.CHROMIUM_PATH) return executable;
  await installDebianPackage('chromium');
  const debianChromium = await findChromium();
  if (debianChromium) return debianChromium;
  const node = serverNode();
  await runStep(node, [tool('playwright'), 'install', 'chromium'], { env: toolEnv(node) });
  return findChromium();
}

/**
 * A browser for tests without a window: Chromium's headless shell, which takes a quarter less
 * processor time for each test, or else a Chromium.
 */
export async function provideTestBrowser() {
  const findShell = () => inPath([SHELL]).find(versionOf);
  if (process.env.CHROMIUM_PATH) return provideChromium();
  const shell = findShell();
  if (shell) return shell;
  await installDebianPackage(SHELL);
  return findShell() ?? provideChromium();
}
