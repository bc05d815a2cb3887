import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder: every script works there, wherever it was called from. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
