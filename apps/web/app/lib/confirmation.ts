import type { ErrorAnswer } from '@crewpad/contract';

export type ConfirmationMethod = NonNullable<NonNullable<ErrorAnswer['data']>['methods']>[number];
type Ask = (methods: readonly ConfirmationMethod[]) => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** The shell's dialog, which resolves with whether the member confirmed. Returns an unsubscribe function. */
export function onConfirmationNeeded(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    ask = undefined;
  };
}

/** Asks the member once, however many calls wait for it. */
function confirmOnce(methods: readonly ConfirmationMethod[]): Promise<boolean> {
  if (ask === undefined) return Promise.resolve(false);
  asking ??= ask(methods).finally(() => {
    asking = undefined;
  });
  return asking;
}

/**
 * Makes a refused call again once the member has confirmed that it is them, if the server requires
 * that. Loaded with the first refusal.
 */
export async function repeatConfirmed(
  refusal: Response,
  call: () => Promise<Response>,
): Promise<Response> {
  const body: ErrorAnswer = await refusal
    .clone()
    .json()
    .catch(() => ({ message: '' }));
  if (body.error_code !== 'CONFIRMATION_REQUIRED') return refusal;
  return (await confirmOnce(body.data?.methods ?? [])) ? call() : refusal;
}
