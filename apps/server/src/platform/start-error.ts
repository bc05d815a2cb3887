/** An error that the user can fix: one line on standard error, exit code 1. */
export class StartError extends Error {}

/** Formats any error as one line, without a stack. */
export function oneLine(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(oneLine).join('; ');
  }
  const text = error instanceof Error ? error.message : String(error);
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return (text.split('\n', 1)[0] ?? '').trim() || String(code) || 'unknown fault';
}
