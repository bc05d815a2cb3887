import { readFileSync } from 'node:fs';

const MANIFEST = new URL('../../../../package.json', import.meta.url);

/** The program's version, from the root's package.json. */
export const VERSION: string = JSON.parse(readFileSync(MANIFEST, 'utf8')).version;
