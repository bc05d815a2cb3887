import { isListerPlan, type Plan } from '@crewpad/domain';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWording } from '../../../brand/use-wording.ts';
import { settingsBillingText } from '../../../i18n/en/settings-billing.ts';
import { exactMoney, money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import type { Settings } from '../load-settings.ts';
import { Badge } from '../parts/badge.tsx';
import { Panel } from '../parts/panel.tsx';
import classes from './change-plans.module.css';

/** The plans of the member's group: one is selected, then confirmed and paid on the next page. */
export function ChangePlansTab({ user, plans }: Pick<Settings, 'user' | 'plans'>) {
  const { t } = useTranslation(settingsBillingText);
  const { locale } = usePage();
  const spoken = useWording();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<Plan | null>(null);
  const isOfGroup = (plan: Plan) => isListerPlan(plan) === isListerPlan(user.user_plan);
  const offered = plans.filter(({ plan }) => isOfGroup(plan));
  const next = offered.find(({ plan }) => plan === selected);

  return (
    <Panel title={t('plans')} text={t('plans_text')}>
      <ul className={classes.list}>
        {offered.map(({ plan, title, priceAmount, term, highlights }) => {
          const isPresent = plan === user.user_plan;
          const isSelected = plan === selected;
          return (
            <li key={plan} className={classes.plan} data-selected={isSelected || undefined}>
              <div className={classes.head}>
                <h3 className={classes.title}>{spoken(title)}</h3>
                {isPresent && <Badge kind="good">{t('present')}</Badge>}
              </div>
              <p className={classes.price}>
                <strong>{money(priceAmount, locale)}</strong> {term}
              </p>
              <ul className={classes.highlights}>
                {highlights.map((highlight) => (
                  <li key={highlight} className={classes.highlight}>
                    <IconCheck aria-hidden size={18} className={classes.check} />
                    {spoken(highlight)}
                  </li>
                ))}
              </ul>
              {!isPresent && (
                <Button
                  variant={isSelected ? 'filled' : 'outline'}
                  aria-pressed={isSelected}
                  aria-label={t('select_plan', { title: spoken(title) })}
                  disabled={!hydrated}
                  className={classes.select}
                  onClick={() => setSelected(plan)}
                >
                  {t(isSelected ? 'selected' : 'select')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className={classes.foot}>
        <Button
          variant="accent"
          disabled={next === undefined}
          aria-describedby="change-plan-note"
          onClick={() => navigate(`/change-package?plan=${selected}`)}
        >
          {t('change_plan')}
        </Button>
        <p id="change-plan-note" role="status" className={classes.note}>
          {noteOf()}
        </p>
      </div>
    </Panel>
  );

  function noteOf(): string {
    if (offered.length === 1) return t('only_plan');
    if (next === undefined) return t('choose_first');
    const price = exactMoney(next.priceAmount, locale);
    return t('next_is_price', { title: spoken(next.title), price });
  }
}
