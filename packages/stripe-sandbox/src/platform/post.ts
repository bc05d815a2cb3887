/** Posts a JSON body. @returns whether the receiver took it, with any 2xx, within ten seconds */
export async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
