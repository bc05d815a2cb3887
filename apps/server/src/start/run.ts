import { ConfigError } from '../config.ts';
import { createLog } from '../platform/log.ts';
import { oneLine, StartError } from '../platform/start-error.ts';

const NODE_MAJOR = 24;

/** Runs a program. An error exits with code 1; a setup error prints one line. */
export function run(body: () => Promise<void>): void {
  Promise.resolve()
    .then(requireNode)
    .then(body)
    .catch((error: unknown) => {
      const isKnown = error instanceof StartError || error instanceof ConfigError;
      // The stack helps with bugs; standard error gets only one line.
      if (!isKnown) createLog('fatal', process.stdout).fatal({ err: error }, 'failed');
      process.stderr.write(`${oneLine(error)}\n`);
      process.exit(1);
    });
}

/** The server runs as TypeScript, which older versions do not support. */
function requireNode(): void {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= NODE_MAJOR) return;
  throw new StartError(`Crewpad needs Node ${NODE_MAJOR} or newer; this is Node ${node}.`);
}
