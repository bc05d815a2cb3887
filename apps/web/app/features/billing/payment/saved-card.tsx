import type { contract } from '@crewpad/contract';
import { isPastExpiry } from '@crewpad/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useNow } from '../../../lib/when.ts';
import { Radio } from '../../../ui/form/controls.tsx';
import { fieldClasses } from '../../../ui/form/field-classes.ts';
import { CardFacts } from '../card/card-facts.tsx';

export type CardChoice = 'current' | 'other';

interface SavedCardProps {
  savedCard: contract.billing.CardInfo;
  isInvalid: boolean;
  wasDeclined: boolean;
  choice: CardChoice;
  onChoice: (choice: CardChoice) => void;
}

/** The card on file, or another one; an invalid card cannot be selected. */
export function SavedCard({ savedCard, isInvalid, wasDeclined, choice, onChoice }: SavedCardProps) {
  const { t } = useTranslation('billing/payment');
  const now = useNow();
  const card = { ...savedCard, valid: !isInvalid };
  const facts = <CardFacts card={card} wasDeclined={wasDeclined} />;
  const heading = <h2 className="m-0 text-md">{t('card')}</h2>;
  if (isInvalid) {
    return (
      <>
        {heading}
        <div className="rounded-sm border border-bad bg-bad-soft p-4 [&_p]:mx-0 [&_p]:mt-2 [&_p]:mb-0">
          {facts}
          {isPastExpiry(savedCard, now) ? (
            <p>
              {t('card_is_over')}{' '}
              <Link to="/account-setting?tab=payment-methods">{t('update_expiry')}</Link>
            </p>
          ) : (
            <p>{t('card_invalid')}</p>
          )}
        </div>
      </>
    );
  }
  const options = { choice, onChoice };
  return (
    <fieldset className={fieldClasses.field}>
      <legend className="mb-4 p-0">{heading}</legend>
      <div className="choices grid grid-cols-1 gap-2">
        <Option value="current" {...options}>
          {facts}
        </Option>
        <Option value="other" {...options}>
          <strong>{t('other_card')}</strong>
        </Option>
      </div>
    </fieldset>
  );
}

interface OptionProps extends Pick<SavedCardProps, 'choice' | 'onChoice'> {
  value: CardChoice;
  children: ReactNode;
}

function Option({ value, choice, onChoice, children }: OptionProps) {
  return (
    <label
      className={`${fieldClasses.choice} [.choices_&]:min-h-target [.choices_&]:px-3 [.choices_&]:py-4`}
    >
      <Radio
        name="card_choice"
        value={value}
        checked={choice === value}
        onChange={() => onChoice(value)}
      />
      {children}
    </label>
  );
}
