import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';

/** `unreachable`: the link may still be valid, so the page can retry. */
export type LinkState = 'checking' | 'good' | 'bad' | 'unreachable';

/** Whether the server reported an invalid link, not overload. */
export function isRefused(error: unknown): boolean {
  return isApiError(error) && error.status < 500 && error.status !== 429;
}

/**
 * Redeems an emailed link once. The page's script does this, not the address, because email
 * scanners open every link.
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
