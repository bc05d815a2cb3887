import type { SubscriptionPlan } from '@crewpad/contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useWording } from '../../../brand/use-wording.ts';
import { signUpText } from '../../../i18n/en/sign-up.ts';
import { money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ScenePage } from '../../../ui/scene-page.tsx';
import { choosePlan } from './draft.ts';
import classes from './plan-cards.module.css';
import { SignUpSteps } from './sign-up-steps.tsx';

/** The three packages for listers. */
export function PlansPage({ plans }: { plans: readonly SubscriptionPlan[] }) {
  const { t } = useTranslation(signUpText);
  const { locale } = usePage();
  const navigate = useNavigate();
  const spoken = useWording();
  return (
    <ScenePage
      width="wide"
      above={<SignUpSteps at="plan" />}
      title={t('plans_title')}
      lead={t('plans_lead')}
    >
      <div className={classes.cards} data-count="3">
        {plans.map(({ plan, title, priceAmount, term, description, highlights }, at) => (
          <section key={plan} aria-labelledby={plan} className={classes.card}>
            <h2 id={plan} className={classes.name}>
              {spoken(title)}
            </h2>
            <p className={classes.text}>{spoken(description)}</p>
            <p className={classes.price}>
              <strong className={classes.amount}>{money(priceAmount, locale)}</strong>
              <span>{term}</span>
            </p>
            <ul className={classes.highlights}>
              {highlights.map((highlight) => (
                <li key={highlight} className={classes.highlight}>
                  <IconCheck aria-hidden size={20} className={classes.check} />
                  {spoken(highlight)}
                </li>
              ))}
            </ul>
            <Button
              variant={at === 0 ? 'accent' : 'outline'}
              className={classes.button}
              onClick={() => {
                choosePlan(plan);
                navigate('/create-account/list-crashpad');
              }}
            >
              {t('choose_plan', { title: spoken(title) })}
            </Button>
          </section>
        ))}
      </div>
      <p className={classes.back}>
        <Link to="/create-account" className={classes.link}>
          {t('back_to_choice')}
        </Link>
      </p>
    </ScenePage>
  );
}
