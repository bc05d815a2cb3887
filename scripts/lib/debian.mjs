import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './main.mjs';
import { runStep } from './process.mjs';

/** All paths in PATH of programs with one of these names, in PATH order per name. */
export function inPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}

/** The version that a program prints; undefined if it does not run. */
export function versionOf(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

export function isRoot() {
  return process.getuid?.() === 0;
}

/** Installs a Debian package if that is possible here; the caller checks whether it worked. */
export async function installDebianPackage(name) {
  if (!isRoot() || inPath(['apt-get']).length === 0) return;
  say(`Installing Debian's package ${name} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'];
  await runStep('apt-get', ['update', '-qq'], { env, stdio });
  await runStep('apt-get', ['install', '-y', '-qq', name], { env, stdio });
}
