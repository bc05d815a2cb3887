/**
 * A JSON file out of the site's public folder, by its address from the root.
 * @throws Error when it cannot be had.
 */
export async function publicJson<T>(address: `/${string}`): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}
