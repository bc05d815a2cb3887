import { Suspense, useEffect, useState } from 'react';
import { withTexts } from '../i18n/texts.ts';
import { lazyComponent } from './lazy-part.ts';
import { onFirstToast } from './toast.ts';

const ToastStack = lazyComponent(() => withTexts(import('./toast-stack.tsx'), 'ui'));

/** The container of toasts. Their library loads with the first one. */
export function ToastHost() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return <Suspense fallback={null}>{isNeeded && <ToastStack />}</Suspense>;
}
