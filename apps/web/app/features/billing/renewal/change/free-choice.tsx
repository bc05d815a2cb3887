import type { contract } from '@crewpad/contract';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney, fullDate } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { usePlanTexts } from '../../../../lib/plan-texts.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Sheet } from '../../../../ui/scene-page.tsx';
import { toast } from '../../../../ui/toast.ts';
import classes from '../../payment/payment.module.css';
import { useFreeChange } from './use-free-change.ts';

interface FreeChoiceProps {
  quote: contract.billing.PlanQuote;
  /** The renewal is charged to a card on file. */
  hasCard: boolean;
}

/** Confirms a change of the plan that charges nothing today. */
export function FreeChoice({ quote, hasCard }: FreeChoiceProps) {
  const { t } = useTranslation('billing/renewal');
  const { locale, member } = usePage();
  const hydrated = useHydrated();
  const planTexts = usePlanTexts();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { busy, change } = useFreeChange();
  const { kind, plan, charge, starts_at } = quote;
  const { title } = planTexts(plan);
  const date = fullDate(starts_at, locale);
  const isLater = kind === 'later';
  const confirm = async () => {
    if (!(await change(plan, !isLater))) return revalidate();
    const message = isLater ? t('scheduled', { title, date }) : t('now_is', { title });
    toast({ kind: 'success', message });
    await navigate('/change-package', { replace: true });
  };
  if (member?.switched) {
    return (
      <Sheet>
        <p className={classes.only}>{t('only_member')}</p>
      </Sheet>
    );
  }
  return (
    <Sheet>
      {hasCard ? (
        <Button variant="accent" disabled={!hydrated || busy} onClick={confirm}>
          {isLater
            ? t('confirm_later', { date })
            : t('confirm_free', { price: exactMoney(charge, locale) })}
        </Button>
      ) : (
        <>
          <p>{t('need_card')}</p>
          <LinkButton to="/update-payment-method" variant="accent">
            {t('add_card')}
          </LinkButton>
        </>
      )}
    </Sheet>
  );
}
