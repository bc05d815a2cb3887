import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import formClasses from '../../../ui/form/form.module.css';
import { Sheet } from '../../../ui/scene-page.tsx';
import classes from './renewal.module.css';

interface TooEarlySheetProps {
  plan: contract.billing.SubscriptionPlan;
  /** When one more term can be paid. */
  from: string;
  /** The day until which it is already paid. */
  paidUntil: string;
}

/** Replaces the payment while no further term can be paid in advance. */
export function TooEarlySheet({ plan, from, paidUntil }: TooEarlySheetProps) {
  const { t } = useTranslation('billing/renewal');
  const { t: p } = useTranslation('billing/payment');
  const { locale } = usePage();
  const price = exactMoney(plan.priceAmount, locale);
  return (
    <Sheet>
      <h2 className={formClasses.heading}>{t('too_early_title')}</h2>
      <p id="too-early" className={classes.note}>
        {t('too_early', { paidUntil, date: fullDate(from, locale) })}
      </p>
      <Button
        variant="accent"
        disabled
        className={`${formClasses.submit} ${classes.button}`}
        aria-describedby="too-early"
      >
        {p('pay', { price })}
      </Button>
    </Sheet>
  );
}
