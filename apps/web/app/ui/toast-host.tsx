import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';

const ToastStack = lazy(() => import('./toast-stack.tsx'));

/** The place of toasts. Their library is loaded with the first one. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return <Suspense fallback={null}>{wanted && <ToastStack />}</Suspense>;
}
