import { accounts } from '@crewpad/contract/endpoints';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/browser-call.ts';

/**
 * `waiting`: the link acts once the person presses the button. `unreachable`: it may still be valid,
 * so the page can retry.
 */
export type LinkState = 'checking' | 'waiting' | 'good' | 'bad' | 'unreachable';

/** Whether the server reported an invalid link, not overload. */
export function isRefused(error: unknown): boolean {
  return isApiError(error) && error.status < 500 && error.status !== 429;
}

/** Checks an emailed link once, as soon as its page is open. */
export function useLink(ask: () => Promise<'waiting' | undefined>) {
  const [state, setState] = useState<LinkState>('checking');

  const check = useEffectEvent(async () => {
    try {
      setState((await ask()) ?? 'good');
    } catch (error) {
      setState(isRefused(error) ? 'bad' : 'unreachable');
    }
  });

  const [tries, setTries] = useState(1);
  const attempts = useRef(0);
  useEffect(() => {
    if (attempts.current >= tries) return;
    attempts.current = tries;
    check();
  }, [tries]);

  const again = () => {
    setState('checking');
    setTries((last) => last + 1);
  };
  return { state, again };
}

/**
 * An emailed link that confirms an email. Scanners open every link and run the page's scripts, so it
 * acts on a press, or for the member whose session is open.
 */
export function usePressedLink(token: string, confirm: () => Promise<unknown>) {
  const [email, setEmail] = useState('');
  const [isPressed, setPressed] = useState(false);
  const link = useLink(async () => {
    if (!isPressed) {
      const link = await call(
        accounts.readLink,
        { body: { token } },
        { quiet: true, anyMember: true },
      );
      setEmail(link.email);
      if (link.verification === 'complete') return undefined;
      if (link.session !== 'own') return 'waiting';
    }
    await confirm();
    return undefined;
  });
  const press = () => {
    setPressed(true);
    link.again();
  };
  return { ...link, email, press };
}
