import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { CheckField } from '../../../ui/form/choice-fields.tsx';

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
  const dates = {
    title: planTexts(plan).title,
    price: exactMoney(amount, locale),
    date: fullDate(charge_at, locale),
    end: fullDate(term_ends_at, locale),
  };
  return (
    <div className="rounded-sm border border-line bg-sunken p-4">
      <p className="mx-0 mt-0 mb-2" aria-live="polite">
        {t(repeats ? 'will_renew' : 'will_end', dates)}
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

interface WillChargeProps {
  charges: readonly contract.billing.WillCharge[];
}

/** What a card is charged when it is saved, and what later: read before the button. */
export function WillCharge({ charges }: WillChargeProps) {
  const { t } = useTranslation('billing/payment');
  const { locale } = usePage();
  const now = charges.filter(({ at_once }) => at_once);
  const later = charges.filter(({ at_once }) => !at_once);
  const key = ({ charge_id, title, at }: contract.billing.WillCharge) =>
    `${charge_id} ${title} ${at}`;
  return (
    <div className="grid gap-1 [&_p]:m-0 [&_ul]:m-0 [&_ul]:[padding-inline-start:1.25em]">
      <p>{t(now.length > 0 ? 'charged_at_once' : 'charged_nothing')}</p>
      {now.length > 0 && (
        <ul>
          {now.map((charge) => (
            <li key={key(charge)}>
              {t('charge_line', {
                title: charge.title,
                amount: exactMoney(charge.amount, locale),
              })}
            </li>
          ))}
        </ul>
      )}
      {later.length > 0 && (
        <>
          <p>{t('charged_later')}</p>
          <ul>
            {later.map((charge) => (
              <li key={key(charge)}>
                {t('charge_line_on', {
                  title: charge.title,
                  amount: exactMoney(charge.amount, locale),
                  day: fullDate(charge.at, locale),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
