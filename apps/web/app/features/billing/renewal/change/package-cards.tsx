import type { contract } from '@crewpad/contract';
import type { Plan } from '@crewpad/domain';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { fullDate } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { usePlanTexts } from '../../../../lib/plan-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { toast } from '../../../../ui/toast.ts';
import { PlanCard, PlanCards } from '../../../accounts/index.ts';
import classes from '../renewal.module.css';
import type { OfferedPlan } from './offers.ts';
import { useFreeChange } from './use-free-change.ts';

interface PackageCardsProps {
  user: contract.accounts.OwnUser;
  offers: readonly OfferedPlan[];
}

/** The plans of a group; the current one is marked and links to its renewal. */
export function PackageCards({ user, offers }: PackageCardsProps) {
  const { t } = useTranslation('billing/renewal');
  const planTexts = usePlanTexts();
  const { locale } = usePage();
  const { revalidate } = useRevalidator();
  const { busy, change } = useFreeChange();
  const { user_plan, expired, next_plan, next_plan_at } = user;
  const keep = async (plan: Plan, title: string) => {
    if (await change(plan, false)) toast({ kind: 'success', message: t('kept', { title }) });
    await revalidate();
  };
  const cards = offers.map(({ plan: record, tooSmallFor }) => {
    const title = planTexts(record.plan).title;
    if (record.plan === user_plan) {
      return (
        <PlanCard key={record.plan} plan={record} mark={t('your_package')}>
          <LinkButton
            to="/account-expired"
            variant={expired ? 'accent' : 'outline'}
            className={classes.button}
          >
            {t('renew_it', { title })}
          </LinkButton>
          {next_plan !== null && !expired && (
            <Button
              variant="outline"
              className={classes.button}
              disabled={busy}
              onClick={() => keep(record.plan, title)}
            >
              {t('keep', { title })}
            </Button>
          )}
        </PlanCard>
      );
    }
    return (
      <PlanCard
        key={record.plan}
        plan={record}
        {...(record.plan === next_plan &&
          next_plan_at !== null && {
            mark: t('from_day', { date: fullDate(next_plan_at, locale) }),
          })}
      >
        {tooSmallFor === null ? (
          <LinkButton to={`?plan=${record.plan}`} variant="filled" className={classes.button}>
            {t('select', { title })}
          </LinkButton>
        ) : (
          <>
            <Button disabled className={classes.button} aria-describedby={`${record.plan}-why`}>
              {t('select', { title })}
            </Button>
            <p id={`${record.plan}-why`} className={classes.why}>
              {t('too_small', tooSmallFor)}
            </p>
          </>
        )}
      </PlanCard>
    );
  });
  if (offers.length > 1) return <PlanCards>{cards}</PlanCards>;
  return (
    <div className={classes.one}>
      {cards}
      <p className={classes.note}>{t('one_package')}</p>
    </div>
  );
}
