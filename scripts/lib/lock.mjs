import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './main.mjs';
import { root } from './root.mjs';

const FILE = join(root, '.cache/setup.lock');

function take() {
  try {
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function holder() {
  try {
    return Number(readFileSync(FILE, 'utf8'));
  } catch {
    return Number.NaN;
  }
}

/** Serializes work in one folder across scripts: install and build. */
export async function withSetupLock(work) {
  let isLogged = false;
  let emptySince = 0;
  while (!take()) {
    const pid = holder();
    // The file is empty right after its creation; one that stays empty is a leftover.
    emptySince = pid ? 0 : emptySince || Date.now();
    const dead = pid ? !isAlive(pid) : Date.now() - emptySince > 2000;
    if (dead) rmSync(FILE, { force: true });
    else if (!isLogged && pid) {
      say(`Waiting for process ${pid}, which installs or builds in this folder ...`);
      isLogged = true;
    }
    if (!dead) await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(FILE, { force: true });
  }
}
