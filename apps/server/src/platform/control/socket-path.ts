import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { DataFolder } from '../data-folder/data-folder.ts';

/** The maximum length of a socket's path; some systems allow a little more. */
const PATH_BYTES_MAX = 100;
const PREFIX = 'crewpad-control-';

/** The file with the socket's path, if the data folder's path is too long for the socket. */
function pointerOf(data: DataFolder): string {
  return `${data.controlSocket}.path`;
}

/**
 * Chooses where to listen, in a folder that only this user can access, and records it for clients.
 */
export function chooseSocketPath(data: DataFolder): string {
  removeSocket(data);
  if (Buffer.byteLength(data.controlSocket) <= PATH_BYTES_MAX) return data.controlSocket;
  const path = join(mkdtempSync(join(tmpdir(), PREFIX)), 'control.sock');
  writeFileSync(pointerOf(data), path, { mode: 0o600 });
  return path;
}

/** Where this folder's server listens, if one is running. */
export function findSocketPath(data: DataFolder): string | undefined {
  if (existsSync(pointerOf(data))) return readFileSync(pointerOf(data), 'utf8');
  return existsSync(data.controlSocket) ? data.controlSocket : undefined;
}

/** Removes the socket, also after a server was killed. The caller holds the folder's lock. */
export function removeSocket(data: DataFolder): void {
  rmSync(data.controlSocket, { force: true });
  if (!existsSync(pointerOf(data))) return;
  const folder = dirname(readFileSync(pointerOf(data), 'utf8'));
  if (basename(folder).startsWith(PREFIX)) rmSync(folder, { recursive: true, force: true });
  rmSync(pointerOf(data), { force: true });
}
