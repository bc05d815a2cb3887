import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { usePlanTexts } from '../../../../lib/plan-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PlanCard, PlanCards } from '../../../accounts/index.ts';
import classes from '../renewal.module.css';
import type { OfferedPlan } from './offers.ts';

interface PackageCardsProps {
  user: contract.accounts.OwnUser;
  offers: readonly OfferedPlan[];
}

/** The plans of a group; the current one is marked and links to its renewal. */
export function PackageCards({ user, offers }: PackageCardsProps) {
  const { t } = useTranslation('renewal');
  const planTexts = usePlanTexts();
  const { user_plan, expired } = user;
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
        </PlanCard>
      );
    }
    return (
      <PlanCard key={record.plan} plan={record}>
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
