import { afterEach, expect, it, vi } from 'vitest';
import { onConfirmationNeeded, repeatConfirmed } from './confirmation.ts';

const refusal = () =>
  Response.json(
    { message: '', error_code: 'CONFIRMATION_REQUIRED', data: { methods: ['password'] } },
    { status: 403 },
  );
/** The answer to a call that may have to be confirmed. */
const callAfter = async (call: () => Promise<Response>) => repeatConfirmed(await call(), call);
const success = () => Response.json({ done: true });

let forget = () => {};
afterEach(() => forget());

it('a call is repeated once the member has confirmed, who is asked once for several calls', async () => {
  const requests: unknown[] = [];
  let confirm = (_isConfirmed: boolean) => {};
  forget = onConfirmationNeeded((methods) => {
    requests.push(methods);
    return new Promise((resolve) => {
      confirm = resolve;
    });
  });
  const calls = [1, 2].map(() =>
    vi
      .fn<() => Promise<Response>>()
      .mockResolvedValueOnce(refusal())
      .mockResolvedValueOnce(success()),
  );
  const answers = Promise.all(calls.map((call) => callAfter(call)));
  await vi.waitFor(() => expect(requests).toEqual([['password']]));
  confirm(true);
  expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
  for (const call of calls) expect(call).toHaveBeenCalledTimes(2);
  expect(requests).toHaveLength(1);
});

it('a call waits for the dialog while its code loads, and stays refused if it never comes', async () => {
  vi.useFakeTimers();
  const call = vi.fn<() => Promise<Response>>(async () => success());
  call.mockResolvedValueOnce(refusal());
  const early = callAfter(call);
  await vi.advanceTimersByTimeAsync(5_000);
  forget = onConfirmationNeeded(async () => true);
  expect((await early).status).toBe(200);
  forget();

  const alone = callAfter(async () => refusal());
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await alone).status).toBe(403);
  vi.useRealTimers();
});

it('a call stays refused if the member does not confirm', async () => {
  const call = vi.fn(async () => refusal());
  forget = onConfirmationNeeded(async () => false);
  const answer = await callAfter(call);
  expect((await answer.json()).error_code).toBe('CONFIRMATION_REQUIRED');
  expect(call).toHaveBeenCalledTimes(1);
});

it('a call with another refusal asks for no confirmation', async () => {
  const dialog = vi.fn(async () => true);
  forget = onConfirmationNeeded(dialog);
  const call = async () => Response.json({ error_code: 'FORBIDDEN' }, { status: 403 });
  expect((await callAfter(call)).status).toBe(403);
  expect((await callAfter(async () => new Response('', { status: 403 }))).status).toBe(403);
  expect(dialog).not.toHaveBeenCalled();
});

it('a call that needs the second step of an admin leads to where it is set up', async () => {
  const assign = vi.fn();
  const location = { pathname: '/admin', search: '', assign };
  vi.stubGlobal('window', { location });
  const call = vi.fn(async () =>
    Response.json({ message: '', error_code: 'SECOND_STEP_REQUIRED' }, { status: 403 }),
  );
  expect((await callAfter(call)).status).toBe(403);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/account-setting?tab=security');
  expect(call).toHaveBeenCalledTimes(1);
  Object.assign(location, { pathname: '/account-setting', search: '?tab=security' });
  await callAfter(call);
  expect(assign).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
