import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { CheckField } from '../../../ui/form/choice-fields.tsx';
import classes from './renewal-choice.module.css';

interface RenewalChoiceProps {
  /** What saving a card re-enables. */
  restorable: contract.billing.RestorableRenewal;
  repeats: boolean;
  onRepeats: (repeats: boolean) => void;
}

/** Shows before a card is saved whether, when and at what price the plan will renew. */
export function RenewalChoice({ restorable, repeats, onRepeats }: RenewalChoiceProps) {
  const { t } = useTranslation('billing/renewal');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const { plan, amount, charge_at, term_ends_at } = restorable;
  const told = {
    title: planTexts(plan).title,
    price: exactMoney(amount, locale),
    date: fullDate(charge_at, locale),
    end: fullDate(term_ends_at, locale),
  };
  return (
    <div className={classes.choice}>
      <p className={classes.text} aria-live="polite">
        {t(repeats ? 'will_renew' : 'will_end', told)}
      </p>
      <CheckField
        name="without_renewal"
        label={t('without_renewal')}
        checked={!repeats}
        onValue={(isWithout) => onRepeats(!isWithout)}
      />
    </div>
  );
}
