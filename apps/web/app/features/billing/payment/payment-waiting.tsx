import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';

/** The heading of a payment result: scrolled into view and focused. */
export function ResultHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Immediately: content above may have disappeared, and a smooth scroll would pass by the
    // footer.
    heading.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="m-0 text-md focus:outline-0">
      {children}
    </h2>
  );
}

interface PaymentWaitingProps {
  /** It takes longer than the page waits. */
  isLong: boolean;
  onCheckAgain: () => void;
}

/** The outcome is pending: nothing is shown as paid. */
export function PaymentWaiting({ isLong, onCheckAgain }: PaymentWaitingProps) {
  const { t } = useTranslation('billing/payment');
  return (
    <div role="status">
      <ResultHeading>{t('processing_title')}</ResultHeading>
      <p>{t(isLong ? 'processing_long' : 'processing_text')}</p>
      {isLong && (
        <Button variant="outline" onClick={onCheckAgain}>
          {t('check_again')}
        </Button>
      )}
    </div>
  );
}
