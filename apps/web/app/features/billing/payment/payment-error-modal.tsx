import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ownTextOf, type PaymentError, titleOf } from './payment-error.ts';

interface PaymentErrorModalProps {
  error: PaymentError | null;
  /** Whether a card was being saved, and nothing paid. */
  isSaving?: boolean;
  onClose: () => void;
}

/**
 * 'Important Notice!': why a payment failed, and how to fix it. Use useFocusAfterError with it.
 */
export function PaymentErrorModal({ error, isSaving = false, onClose }: PaymentErrorModalProps) {
  const { t } = useTranslation('billing/payment');
  const { contactEmail } = usePage();
  const title = error && titleOf(error);
  const ownText = error && ownTextOf(error);
  const isUnconfirmed = ownText === 'not_confirmed_text';
  return (
    <Dialog
      open={error !== null}
      onClose={onClose}
      title={t('important_notice')}
      closeLabel={t('close', { ns: 'common' })}
      // A card field is in another process, so the dialog could take its focus back.
      finalFocus={false}
    >
      {error && title && (
        <>
          <h3 className="mx-0 mt-2 mb-0 text-md wrap-anywhere">
            {'code' in title ? t(title.key, { code: title.code }) : t(title.key)}
          </h3>
          <p>
            {isSaving && isUnconfirmed
              ? t('not_confirmed_saving')
              : ownText
                ? t(ownText)
                : error.message || t('no_message')}
          </p>
          {error.error === 'card_error' && !ownText && (
            <p>{t(isSaving ? 'fix_saving' : 'fix_card')}</p>
          )}
          <p className="text-xs text-ink-soft">
            {t('contact')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
          <div className="flex justify-end">
            <Button onClick={onClose}>{t('ok')}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** After the modal closes: focuses the card number of a refused card, otherwise the button. */
export function useFocusAfterError(error: PaymentError | null, focusNumber: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const last = useRef<PaymentError | null>(null);
  useEffect(() => {
    const closedModal = error === null ? last.current : null;
    last.current = error;
    if (closedModal === null) return;
    if (closedModal.error === 'card_error') focusNumber();
    else button.current?.focus();
  });
  return button;
}
