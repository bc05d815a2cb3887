import { existsSync, readFileSync } from 'node:fs';

const root = (path: string) => new URL(`../../../../${path}`, import.meta.url);

/** The program's version, from the root's package.json. */
export const VERSION: string = JSON.parse(readFileSync(root('package.json'), 'utf8')).version;

/** Only the package to deploy has it. */
const isPackage = existsSync(root('bin/crewpad'));

/** How one of the commands is called here, where npm may be missing. */
export function commandLine(command: string, usage: string): string {
  return isPackage ? `crewpad ${command} ${usage}` : `npm run ${command} -- ${usage}`;
}
