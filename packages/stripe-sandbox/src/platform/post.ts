/**
 * Posts a JSON body.
 * @param ending aborts the attempt early
 * @returns whether the receiver accepted it, with any 2xx, within ten seconds
 */
export async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
  ending: AbortSignal,
): Promise<boolean> {
  const send = async () => {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(10_000), ending]),
    });
    await answer.body?.cancel();
    return answer.ok;
  };
  // A connection that the receiver has just closed fails at once; this is not its answer.
  return send().catch(() => (ending.aborted ? false : send().catch(() => false)));
}
