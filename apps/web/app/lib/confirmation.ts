import type { ErrorAnswer } from '@crewpad/contract';
import { leaveFor } from './leave-page.ts';
import { SECURITY_TAB } from './member-homes.ts';

export type ConfirmationMethod = NonNullable<NonNullable<ErrorAnswer['data']>['methods']>[number];
type Ask = (methods: readonly ConfirmationMethod[]) => Promise<boolean>;

/** How long a call waits for the dialog, whose code may still load. */
const DIALOG_WAIT_MS = 10_000;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;
/** Calls that came before the dialog. */
let waiting: ((dialog: Ask) => void)[] = [];

/** The shell's dialog, which resolves with whether the member confirmed. Returns an unsubscribe function. */
export function onConfirmationNeeded(dialog: Ask): () => void {
  ask = dialog;
  for (const start of waiting.splice(0)) start(dialog);
  return () => {
    ask = undefined;
  };
}

/** Asks the member once, however many calls wait for it. */
function confirmOnce(methods: readonly ConfirmationMethod[]): Promise<boolean> {
  asking ??= (ask ?? askLater)(methods).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Asks once the dialog is there; false if it does not come. */
const askLater: Ask = (methods) =>
  new Promise((resolve) => {
    const start = (dialog: Ask) => {
      clearTimeout(timer);
      resolve(dialog(methods));
    };
    const timer = setTimeout(() => {
      waiting = waiting.filter((other) => other !== start);
      resolve(false);
    }, DIALOG_WAIT_MS);
    waiting.push(start);
  });

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
  // Nothing of an admin works before.
  if (body.error_code === 'SECOND_STEP_REQUIRED') leadTo(SECURITY_TAB);
  if (body.error_code !== 'CONFIRMATION_REQUIRED') return refusal;
  return (await confirmOnce(body.data?.methods ?? [])) ? call() : refusal;
}

/** Opens a page, unless it is open: its own calls would reload it forever. */
function leadTo(address: string): void {
  const { pathname, search } = window.location;
  if (pathname + search !== address) leaveFor(address);
}
