import { useEffect, useState } from 'react';

/** What has been paid on this page. Its head says so then, and is in sight: the rest is gone. */
export function usePaid<Paid>() {
  const [paid, setPaid] = useState<Paid | null>(null);
  useEffect(() => {
    if (paid !== null) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [paid]);
  return [paid, setPaid] as const;
}
