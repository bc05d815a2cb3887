import { useEffect, useState } from 'react';

/**
 * The payment made on this page. The heading confirms it and is scrolled into view; the rest is
 * removed.
 */
export function usePaid<Paid>() {
  const [result, setResult] = useState<Paid | null>(null);
  useEffect(() => {
    if (result !== null) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [result]);
  return [result, setResult] as const;
}
