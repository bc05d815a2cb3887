import { isListerPlan, type Plan } from '@crewpad/domain';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { money } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { usePlanTexts, useSeekerPrice } from '../../lib/plan-texts.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import classes from './change-plans.module.css';
import type { Settings } from './load-settings.ts';
import { Panel } from './parts/panel.tsx';

/** The plans of the member's group: select one, then confirm and pay on the next page. */
export function ChangePlansTab({ user, offers }: Pick<Settings, 'user' | 'offers'>) {
  const { t } = useTranslation('pages/settings/billing');
  const { t: r } = useTranslation('billing/renewal');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const seekerPrice = useSeekerPrice();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<Plan | null>(null);
  const offer = offers.find(({ plan }) => plan.plan === selected);

  return (
    <Panel title={t('plans')} text={t('plans_text')}>
      <ul className={classes.list}>
        {offers.map(({ plan: record, tooSmallFor }) => {
          const { plan, priceAmount } = record;
          const { title, term, highlights } = planTexts(plan);
          const isPresent = plan === user.user_plan;
          const isSelected = plan === selected;
          return (
            <li key={plan} className={classes.plan} data-selected={isSelected || undefined}>
              <div className={classes.head}>
                <h3 className={classes.title}>{title}</h3>
                {isPresent && <Badge kind="good">{t('present')}</Badge>}
              </div>
              {isListerPlan(plan) ? (
                <p className={classes.price}>
                  <strong>{money(priceAmount, locale)}</strong> {term}
                </p>
              ) : (
                <p className={classes.price}>
                  <strong>{seekerPrice}</strong>{' '}
                  <small>
                    {money(priceAmount, locale)} {term}
                  </small>
                </p>
              )}
              <ul className={classes.highlights}>
                {highlights.map((highlight) => (
                  <li key={highlight} className={classes.highlight}>
                    <IconCheck aria-hidden size={18} className={classes.check} />
                    {highlight}
                  </li>
                ))}
              </ul>
              {!isPresent && (
                <Button
                  variant={isSelected ? 'filled' : 'outline'}
                  aria-pressed={isSelected}
                  aria-label={t('select_plan', { title })}
                  disabled={!hydrated || tooSmallFor !== null}
                  aria-describedby={tooSmallFor ? `${plan}-why` : undefined}
                  onClick={() => setSelected(plan)}
                >
                  {t(isSelected ? 'selected' : 'select')}
                </Button>
              )}
              {tooSmallFor && (
                <p id={`${plan}-why`} className={classes.why}>
                  {r('too_small', tooSmallFor)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <div className={classes.foot}>
        <Button
          variant="accent"
          disabled={offer === undefined}
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
    if (offers.length === 1) return r('one_package');
    if (offer === undefined) return t('choose_first');
    return t('next_is_price', { title: planTexts(offer.plan.plan).title });
  }
}
