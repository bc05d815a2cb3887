import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeFileTrace } from '@vercel/nft';
import { create } from 'tar';
import { openEmbedded } from '../../apps/server/src/platform/database/database.ts';
import {
  PREPARED_ARCHIVE,
  PREPARED_FOLDER,
} from '../../apps/server/src/platform/database/embedded-folder.ts';
import { PROGRAM } from '../../scripts/lib/build.mjs';
import { memoryFlags } from '../../scripts/lib/memory.mjs';
import { findNode } from '../../scripts/lib/node.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Our own files, as in the repository: the built program reads files beside its sources. */
const OWN = [
  'apps/server/build/program',
  'apps/server/migrations',
  'apps/server/src',
  'apps/web/build/client',
  'packages/contract/src',
  'packages/domain/src',
  'packages/reference-data/src',
  'packages/reference-data/demo',
  'packages/stripe-sandbox/src',
  'packages/texts/src',
  'packages/texts/texts',
];
const WORKSPACES = [
  'apps/server',
  'packages/contract',
  'packages/domain',
  'packages/reference-data',
  'packages/stripe-sandbox',
  'packages/texts',
];
/** For who runs it: examples for systemd, proxies and alerts, and the pages that explain them. */
const GUIDES = [
  'CHANGELOG.md',
  'deploy/Caddyfile',
  'deploy/alerts.yml',
  'deploy/crewpad.service',
  'deploy/nginx.conf',
  'docs/OPERATIONS.md',
  'docs/SETTINGS.md',
];
const IS_TEST = /\.test\.ts$|(^|[/-])testing(\.ts|-[\w-]+\.ts|\/|$)/;
/** Sources that are in the built program; the names of the migrations are still read from their folder. */
const IS_BUILT = /^(?!apps\/server\/migrations\/).*\.ts$/;
/** A source that the server runs in a process of its own. */
const IS_CHILD = /-child\.ts$/;
/** Packages with native code, which the built program loads from node_modules. */
const NATIVE_PACKAGES = ['@node-rs/argon2', 'sharp'];
/** Used only to develop, or by browsers only. */
const UNUSED_FILES = [
  'apps/server/build/**',
  'apps/web/*.ts',
  'apps/web/app/**',
  'apps/web/build/client/**',
  'node_modules/@esbuild/**',
  'node_modules/esbuild/**',
  'node_modules/socket.io/client-dist/**',
  'node_modules/vite/**',
  'node_modules/**/*.map',
];

/** Programs of the server's folder `cli` that only a build runs. */
const BUILD_PROGRAMS = ['prepare'];
/** The commands of the package, besides start. */
const commands = (await readdir(join(root, 'apps/server/src/cli')))
  .filter((file) => file.endsWith('.ts') && !IS_TEST.test(file))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((command) => !BUILD_PROGRAMS.includes(command));

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const name = `crewpad-${version}-${process.platform}-${process.arch}`;
const target = join(root, 'dist', name);

await main();

/**
 * npm run package: a folder with everything that the server needs to run, and nothing to build or
 * develop it, and the same as .tar.gz.
 */
async function main(): Promise<void> {
  await rm(target, { recursive: true, force: true });
  const own = await ownFiles();
  await copyFiles([...own.filter((file) => !IS_BUILT.test(file)), ...GUIDES]);
  await copyFiles(await loadedFiles(own.filter((file) => IS_CHILD.test(file))));
  await linkWorkspaces();
  await packDatabase();
  addNode();
  await addCommands();
  await create(
    { gzip: { level: 9 }, portable: true, cwd: dirname(target), file: `${target}.tar.gz` },
    [name],
  );
  process.stdout.write(`Packed ${relative(root, target)} and .tar.gz\n`);
}

/** @returns paths below the root */
async function ownFiles(): Promise<string[]> {
  const lists = OWN.map(async (folder) => {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  });
  const files = (await Promise.all(lists)).flat().filter((file) => !IS_TEST.test(file));
  return [...files, ...WORKSPACES.map((workspace) => `${workspace}/package.json`)];
}

/**
 * What the built program loads beside itself: child processes, native packages, and what the code in
 * it reads from the folders of its libraries, such as WebAssembly and pages.
 * @param children - sources of the child processes
 * @returns paths below the root
 */
async function loadedFiles(children: readonly string[]): Promise<string[]> {
  const loaded = await trace([
    ...children.map((file) => join(root, file)),
    ...NATIVE_PACKAGES.map((library) => fileURLToPath(import.meta.resolve(library))),
  ]);
  const program = await trace([join(root, 'apps/server/src/main.ts')]);
  const libraryFiles = [...program.fileList].filter((file) => file.startsWith('node_modules/'));
  const isRead = (file: string) => program.reasons.get(file)?.type.includes('asset') ?? false;
  // The trace takes scripts of a page for code, so a folder that has such files is taken whole.
  const folders = new Set(
    libraryFiles.filter((file) => isRead(file) && !file.endsWith('.json')).map(dirname),
  );
  const read = libraryFiles.filter((file) => isRead(file) || folders.has(dirname(file)));
  return [...loaded.fileList, ...read].filter((file) => !/^node_modules\/@crewpad/.test(file));
}

function trace(files: string[]) {
  const options = { base: root, processCwd: root, ignore: UNUSED_FILES, readFile: readSource };
  return nodeFileTrace(files, options);
}

/** The trace reads JavaScript, and everything else only as a file. */
async function readSource(path: string): Promise<string | Buffer | null> {
  try {
    if (path.endsWith('.ts')) return stripTypeScriptTypes(await readFile(path, 'utf8'));
    return /\.([cm]?js|json|node)$/.test(path) ? await readFile(path) : '';
  } catch {
    return null;
  }
}

async function copyFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const from = join(root, file);
    if ((await lstat(from)).isDirectory()) continue;
    await mkdir(dirname(join(target, file)), { recursive: true });
    await cp(from, join(target, file), { verbatimSymlinks: true });
  }
}

async function linkWorkspaces(): Promise<void> {
  await mkdir(join(target, 'node_modules/@crewpad'), { recursive: true });
  for (const workspace of WORKSPACES) {
    const link = join(target, 'node_modules/@crewpad', workspace.replace(/^.*\//, ''));
    await symlink(`../../${workspace}`, link);
  }
}

/** The database of a first start is a fifth of its size as an archive. */
async function packDatabase(): Promise<void> {
  const draft = join(target, 'database.draft');
  await cp(PREPARED_FOLDER, draft, { recursive: true });
  const { embedded, close } = await openEmbedded(draft);
  const dump = await embedded?.dumpDataDir('gzip');
  await close();
  await rm(draft, { recursive: true });
  if (dump === undefined) throw new Error('the prepared database could not be packed');
  const archive = join(target, relative(root, PREPARED_ARCHIVE));
  await mkdir(dirname(archive), { recursive: true });
  await writeFile(archive, Buffer.from(await dump.arrayBuffer()));
}

function addNode(): void {
  const node = findNode();
  if (node === undefined) throw new Error('there is no Node to put into the package');
  mkdirSync(join(target, 'bin'), { recursive: true });
  const copy = join(target, 'bin/node');
  cpSync(node, copy, { dereference: true });
  // Without the names of its inner functions it is 18 MB smaller. A machine without the tool packs it whole.
  spawnSync('strip', ['--strip-unneeded', copy]);
  const license = join(dirname(dirname(node)), 'LICENSE');
  if (existsSync(license)) cpSync(license, join(target, 'bin/node.LICENSE'));
}

async function addCommands(): Promise<void> {
  const scripts = Object.fromEntries(
    ['start', ...commands].map((command) => [command, `exec bin/crewpad ${command}`]),
  );
  const about = {
    name: 'crewpad',
    version,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    scripts,
  };
  await writeFile(join(target, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  await writeFile(join(target, 'bin/crewpad'), launcher());
  chmodSync(join(target, 'bin/crewpad'), 0o755);
}

function launcher(): string {
  const usage = `crewpad [--env-file=FILE] [start|${commands.join('|')}] [arguments]`;
  return `#!/bin/sh
# ${usage}: runs a program of Crewpad with the Node beside this file.
set -eu
settings=
case \${1:-} in
  --env-file=*)
    settings=$(readlink -f -- "\${1#*=}") || settings=\${1#*=}
    if ! [ -r "$settings" ]; then
      echo "Cannot read the settings in $settings." >&2
      exit 1
    fi
    shift
    ;;
esac
# Files are named from where the user is.
INIT_CWD=\${INIT_CWD:-$PWD}
cd "$(dirname "$(readlink -f "$0")")/.."
NODE_ENV=production
if [ -z "\${NODE_COMPILE_CACHE:-}" ]; then
  NODE_COMPILE_CACHE=.cache/compile
  # Another user has unpacked the program.
  [ -w . ] || [ -z "\${HOME:-}" ] || NODE_COMPILE_CACHE=\${XDG_CACHE_HOME:-$HOME/.cache}/crewpad
fi
export INIT_CWD NODE_ENV NODE_COMPILE_CACHE
command=\${1:-start}
[ $# -eq 0 ] || shift
case $command in
  start)
    # Limits the memory of the embedded database.
    if [ -z "\${DATABASE_URL:-}" ] && ! grep -q '^DATABASE_URL=.' "\${settings:-/dev/null}"; then
      set -- ${memoryFlags('').join(' ')}
    else
      set --
    fi
    set -- "$@" ${PROGRAM}
    ;;
  ${commands.join(' | ')}) set -- "${dirname(PROGRAM)}/$command.js" "$@" ;;
  *)
    echo "Usage: ${usage}" >&2
    exit 1
    ;;
esac
[ -z "$settings" ] || set -- "--env-file=$settings" "$@"
exec bin/node "$@"
`;
}
