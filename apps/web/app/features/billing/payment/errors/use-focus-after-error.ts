import { useEffect, useRef } from 'react';
import type { PaymentError } from './payment-error.ts';

/** After the modal closes: focuses the card number of a refused card, otherwise the button. */
export function useFocusAfterError(error: PaymentError | null, focusNumber: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const last = useRef<PaymentError | null>(null);
  useEffect(() => {
    const closed = error === null ? last.current : null;
    last.current = error;
    if (closed === null) return;
    if (closed.error === 'card_error') focusNumber();
    else button.current?.focus();
  });
  return button;
}
