import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, where every script runs, regardless of the working directory. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
