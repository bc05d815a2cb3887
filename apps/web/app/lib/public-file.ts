/** The bytes of a public file, such as a picture; null if unavailable. */
export async function publicBytes(address: string): Promise<Blob | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

/**
 * Loads a JSON file from the site's public folder.
 * @throws Error if it fails.
 */
export async function publicJson<T>(address: `/${string}`): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}
