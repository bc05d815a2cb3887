/** The bytes of a file that everybody may see, such as a picture; null when they cannot be had. */
export async function publicBytes(address: string): Promise<Blob | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

/**
 * A JSON file out of the site's public folder, by its address from the root.
 * @throws Error when it cannot be had.
 */
export async function publicJson<T>(address: `/${string}`): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}
