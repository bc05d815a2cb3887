import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import formClasses from '../../../ui/form/form.module.css';
import classes from './payment.module.css';

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
    <h2 ref={heading} tabIndex={-1} className={`${formClasses.heading} ${classes.result}`}>
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
