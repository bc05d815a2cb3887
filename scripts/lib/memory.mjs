/**
 * Limits the memory of a small installation: V8 grows its heap by two fifths at a time instead of
 * up to four times, and young objects get 8 MB. Measured on the embedded database: a flat 400 MB
 * instead of 700 MB after several hundred new pages. With PostgreSQL, speed comes first, and no
 * limits are set. The sizes to begin with spare a start from collecting what it has just loaded.
 * @param {string | undefined} databaseUrl
 */
export function memoryFlags(databaseUrl = process.env.DATABASE_URL) {
  if (databaseUrl) return [];
  const most = ['--max-semi-space-size=8', '--heap-growing-percent=40'];
  return [...most, '--min-semi-space-size=8', '--initial-heap-size=160'];
}
