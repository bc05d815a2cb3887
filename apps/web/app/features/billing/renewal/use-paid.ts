import { useEffect, useState } from 'react';

/**
 * The payment made on this page. The heading confirms it and is scrolled into view; the rest is
 * removed.
 */
export function usePaid<Paid>() {
  const [paid, setPaid] = useState<Paid | null>(null);
  useEffect(() => {
    if (paid !== null) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [paid]);
  return [paid, setPaid] as const;
}
