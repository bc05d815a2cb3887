import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';

/** `unreachable`: the link may still be good, so the page can try again. */
export type LinkState = 'checking' | 'good' | 'bad' | 'unreachable';

/** Whether the server said that the link is bad, and not that it has no time now. */
export function isRefused(error: unknown): boolean {
  return isApiError(error) && error.status < 500 && error.status !== 429;
}

/**
 * Asks once what a mailed link is worth. The page's script asks, not its address: programs that
 * look into mails and open every link use nothing up.
 */
export function useLink(ask: () => Promise<unknown>) {
  const [state, setState] = useState<LinkState>('checking');

  const check = useEffectEvent(async () => {
    try {
      await ask();
      setState('good');
    } catch (error) {
      setState(isRefused(error) ? 'bad' : 'unreachable');
    }
  });

  const [tries, setTries] = useState(1);
  const tried = useRef(0);
  useEffect(() => {
    if (tried.current >= tries) return;
    tried.current = tries;
    check();
  }, [tries]);

  const again = () => {
    setState('checking');
    setTries((last) => last + 1);
  };
  return { state, again };
}
