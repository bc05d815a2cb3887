import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ResultHeading } from './result-heading.tsx';

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
