import { useState } from 'react';
import { withTexts } from '../../../i18n/texts.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import type { OfferFormProps } from './offer-form.tsx';

const form = lazyPart<OfferFormProps>(() =>
  withTexts(import('./offer-form.tsx'), 'form', 'form-errors'),
);

interface OfferDialogProps extends Omit<OfferFormProps, 'person'> {
  /** null: closed. */
  person: OfferFormProps['person'] | null;
}

/** Offers a bed to a member on the waitlist. */
export function OfferDialog({ person, ...props }: OfferDialogProps) {
  const { t } = useTranslation('waitlist');
  // Shows its last content while closing.
  const [shown, setShown] = useState(person);
  if (person !== null && person !== shown) setShown(person);
  const Form = form.usePart(person !== null);
  if (shown === null) return null;
  return (
    <Dialog
      open={person !== null && Form !== null}
      onClose={props.onClose}
      title={t('offer_to', { name: shown.name })}
      closeLabel={t('close')}
    >
      {Form && <Form person={shown} {...props} />}
    </Dialog>
  );
}
