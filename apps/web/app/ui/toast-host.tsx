import { Suspense, useEffect, useState } from 'react';
import { takeKeptToasts } from './kept-toasts.ts';
import { lazyComponent } from './lazy-part.ts';
import { onFirstToast, toast } from './toast.ts';

const ToastStack = lazyComponent(() => import('./toast-stack.tsx'));

/** After the page itself has loaded. */
const EARLY_MS = 3000;

/**
 * The container of toasts. Their library loads with the first one.
 * @param isEarly it loads soon after the page, so that a toast can also tell that the network is gone
 */
export function ToastHost({ isEarly }: { isEarly: boolean }) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  useEffect(() => {
    for (const message of takeKeptToasts()) toast({ kind: 'success', message });
  }, []);
  useEffect(() => {
    if (!isEarly) return;
    const timer = setTimeout(() => setNeeded(true), EARLY_MS);
    return () => clearTimeout(timer);
  }, [isEarly]);
  return <Suspense fallback={null}>{isNeeded && <ToastStack />}</Suspense>;
}
