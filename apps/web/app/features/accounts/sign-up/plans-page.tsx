import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { withChosenListing } from '../../../lib/chosen-listing.ts';
import { money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts, useSeekerPrice } from '../../../lib/plan-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ScenePage } from '../../../ui/scene-page.tsx';
import { ChosenListingCard } from '../chosen-listing/chosen-listing-card.tsx';
import type { ChosenListing } from '../chosen-listing/load-chosen-listing.ts';
import { useChosenListing } from '../chosen-listing/use-chosen-listing.ts';
import { choosePlan } from './draft.ts';
import {
  buttonClass,
  cardClass,
  cardsClass,
  headClass,
  linkClass,
  markClass,
  priceClass,
  textClass,
} from './plan-cards-classes.ts';
import { PolicyLinks } from './policy-links.tsx';
import { SignUpSteps } from './sign-up-steps.tsx';

interface PlanCardProps {
  plan: contract.billing.SubscriptionPlan;
  /** A note beside the name, such as "Your plan". */
  mark?: ReactNode;
  /** Its actions. */
  children: ReactNode;
}

/** A plan for sale: name, price, term and features. */
export function PlanCard({ plan: record, mark, children }: PlanCardProps) {
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const seekerPrice = useSeekerPrice();
  const { plan, priceAmount } = record;
  const { title, term, description, highlights } = planTexts(plan);
  return (
    <section aria-labelledby={plan} className={cardClass} data-chosen={mark ? true : undefined}>
      <div className={`${headClass}`}>
        <h2 id={plan} className="mx-0 mt-4 mb-0 text-lg first:mt-0">
          {title}
        </h2>
        {mark && <span className={markClass}>{mark}</span>}
      </div>
      {isListerPlan(plan) ? (
        <>
          <p className={`${textClass}`}>{description}</p>
          <p className={`${priceClass}`}>
            <strong className="text-xl tracking-tight text-ink">
              {money(priceAmount, locale)}
            </strong>
            <span>{term}</span>
          </p>
        </>
      ) : (
        <p className={`${priceClass}`}>
          <strong className="text-lg text-ink">{seekerPrice}</strong>
          <small>
            {money(priceAmount, locale)} {term}
          </small>
        </p>
      )}
      <ul className="mx-0 mt-4 mb-0 grid flex-1 list-none content-start gap-2 border-t border-t-line px-0 pt-4 pb-0">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex gap-2">
            <IconCheck aria-hidden size={20} className="mt-px flex-none text-good" />
            {highlight}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Plans side by side if there is room. */
export function PlanCards({ children }: { children: ReactNode }) {
  return (
    <div className={`${cardsClass}`} data-count="3">
      {children}
    </div>
  );
}

/** Recommended: the plan for a first crash pad, which most listers have. */
const RECOMMENDED = 'basic';

interface PlansPageProps {
  plans: readonly contract.billing.SubscriptionPlan[];
  chosenListing: ChosenListing;
}

/** The three lister plans. */
export function PlansPage({ plans, chosenListing }: PlansPageProps) {
  const { t } = useTranslation('accounts/sign-up');
  const navigate = useNavigate();
  const planTexts = usePlanTexts();
  const path = useChosenListing(chosenListing);
  return (
    <ScenePage
      width="wide"
      above={<SignUpSteps at="plan" />}
      title={t('plans_title')}
      lead={t('plans_lead')}
    >
      <ChosenListingCard chosenListing={chosenListing} by="lister" />
      <PlanCards>
        {plans.map((record) => (
          <PlanCard
            key={record.plan}
            plan={record}
            mark={record.plan === RECOMMENDED && t('recommended')}
          >
            <Button
              variant={record.plan === RECOMMENDED ? 'accent' : 'outline'}
              className={buttonClass}
              onClick={() => {
                choosePlan(record.plan);
                navigate(withChosenListing('/create-account/list-crashpad', path));
              }}
            >
              {t('choose_plan', { title: planTexts(record.plan).title })}
            </Button>
          </PlanCard>
        ))}
      </PlanCards>
      <PolicyLinks />
      <p className="mx-0 mt-6 mb-0 text-center">
        <Link to={withChosenListing('/create-account', path)} className={linkClass}>
          {t('back_to_choice')}
        </Link>
      </p>
    </ScenePage>
  );
}
