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
import type { Settings } from './load-settings.ts';
import { Panel } from './parts/panel.tsx';

const priceClass = 'mx-0 mt-1 mb-0 text-muted [&_strong]:text-lg [&_strong]:text-ink';

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
      <ul className="m-0 grid list-none gap-4 p-0 md:[grid-template-columns:repeat(auto-fit,minmax(13rem,1fr))]">
        {offers.map(({ plan: record, tooSmallFor }) => {
          const { plan, priceAmount } = record;
          const { title, term, highlights } = planTexts(plan);
          const isPresent = plan === user.user_plan;
          const isSelected = plan === selected;
          return (
            <li
              key={plan}
              className="flex flex-col rounded-md border border-line-strong p-4 data-selected:border-ink data-selected:[box-shadow:inset_0_0_0_1px_var(--ink)]"
              data-selected={isSelected || undefined}
            >
              <div className="flex min-h-7 flex-wrap items-center gap-x-2">
                <h3 className="m-0 text-md">{title}</h3>
                {isPresent && <Badge kind="good">{t('present')}</Badge>}
              </div>
              {isListerPlan(plan) ? (
                <p className={priceClass}>
                  <strong>{money(priceAmount, locale)}</strong> {term}
                </p>
              ) : (
                <p className={priceClass}>
                  <strong>{seekerPrice}</strong>{' '}
                  <small>
                    {money(priceAmount, locale)} {term}
                  </small>
                </p>
              )}
              <ul className="mx-0 mt-2 mb-4 grid flex-1 list-none content-start gap-1 p-0">
                {highlights.map((highlight) => (
                  <li key={highlight} className="flex gap-1 text-xs">
                    <IconCheck aria-hidden size={18} className="mt-px flex-none text-good" />
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
                <p id={`${plan}-why`} className="mx-0 mt-2 mb-0 text-xs text-muted">
                  {r('too_small', tooSmallFor)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="accent"
          disabled={offer === undefined}
          aria-describedby="change-plan-note"
          onClick={() => navigate(`/change-package?plan=${selected}`)}
        >
          {t('change_plan')}
        </Button>
        <p id="change-plan-note" role="status" className="m-0 text-xs text-muted">
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
