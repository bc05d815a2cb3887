import { afterEach, expect, it, vi } from 'vitest';
import { onConfirmationNeeded, repeatConfirmed } from './confirmation.ts';

const required = () =>
  Response.json(
    { message: '', error_code: 'CONFIRMATION_REQUIRED', data: { methods: ['password'] } },
    { status: 403 },
  );
/** The answer to a call that may have to be confirmed. */
const confirmed = async (call: () => Promise<Response>) => repeatConfirmed(await call(), call);
const done = () => Response.json({ done: true });

let forget = () => {};
afterEach(() => forget());

it('a call is repeated once the member has confirmed, who is asked once for several calls', async () => {
  const asked: unknown[] = [];
  let confirm = (_isConfirmed: boolean) => {};
  forget = onConfirmationNeeded((methods) => {
    asked.push(methods);
    return new Promise((resolve) => {
      confirm = resolve;
    });
  });
  const calls = [1, 2].map(() =>
    vi
      .fn<() => Promise<Response>>()
      .mockResolvedValueOnce(required())
      .mockResolvedValueOnce(done()),
  );
  const answers = Promise.all(calls.map((call) => confirmed(call)));
  await vi.waitFor(() => expect(asked).toEqual([['password']]));
  confirm(true);
  expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
  for (const call of calls) expect(call).toHaveBeenCalledTimes(2);
  expect(asked).toHaveLength(1);
});

it('a call stays refused if the member does not confirm, or no page can ask', async () => {
  const call = vi.fn(async () => required());
  expect((await confirmed(call)).status).toBe(403);
  forget = onConfirmationNeeded(async () => false);
  const answer = await confirmed(call);
  expect((await answer.json()).error_code).toBe('CONFIRMATION_REQUIRED');
  expect(call).toHaveBeenCalledTimes(2);
});

it('a call with another refusal asks for no confirmation', async () => {
  const dialog = vi.fn(async () => true);
  forget = onConfirmationNeeded(dialog);
  const call = async () => Response.json({ error_code: 'FORBIDDEN' }, { status: 403 });
  expect((await confirmed(call)).status).toBe(403);
  expect((await confirmed(async () => new Response('', { status: 403 }))).status).toBe(403);
  expect(dialog).not.toHaveBeenCalled();
});
