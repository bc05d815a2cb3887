/** An error that the user can fix: printed as one line on stderr, without a stack. */
export class Refusal extends Error {}

/** Exits with this code without a message, because someone stopped it. */
export class Stopped extends Error {
  constructor(code) {
    super(`stopped with ${code}`);
    this.code = code;
  }
}

let isLog = false;

/** Prints progress. Around the server it is a line of its log, unless someone watches. */
export function say(line) {
  const entry = { level: 'info', time: new Date().toISOString(), msg: line };
  const isShown = !isLog || process.stdout.isTTY;
  process.stdout.write(`${isShown ? line : JSON.stringify(entry)}\n`);
}

export function complain(line) {
  process.stderr.write(`${line}\n`);
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs a script's body, which resolves with the exit code, and reports its errors.
 * @param {{ runsServer?: boolean }} [options] whether what it prints belongs to the server's log
 */
export async function main(body, { runsServer = false } = {}) {
  isLog = runsServer;
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    process.exitCode = error instanceof Stopped ? error.code : 1;
    if (error instanceof Refusal) complain(error.message.replaceAll('\n', ' '));
    else if (!(error instanceof Stopped)) complain(error.stack ?? String(error));
  }
}
