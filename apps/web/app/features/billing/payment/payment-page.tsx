import type { contract } from '@crewpad/contract';
import { addMonths, isListerPlan, PLAN_RECORDS, type Plan } from '@crewpad/domain';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { planTerm } from '../../../lib/plan-term.ts';
import { usePlanTexts, useSeekerPrice } from '../../../lib/plan-texts.ts';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { CheckField } from '../../../ui/form/choice-fields.tsx';
import { Radio } from '../../../ui/form/controls.tsx';
import { fieldClasses } from '../../../ui/form/field-classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ScenePage } from '../../../ui/scene-page.tsx';
import {
  type ChosenListing,
  ChosenListingCard,
  SignUpSteps,
  TermsText,
  useChosenListing,
} from '../../accounts/index.ts';
import { type PaymentFormProps, PaymentSheet } from './payment-form.tsx';

type SubscriptionPlan = contract.billing.SubscriptionPlan;

interface OtherPlansProps {
  plans: readonly SubscriptionPlan[];
  current: SubscriptionPlan;
  onChoose: (plan: SubscriptionPlan) => void;
}

/** An unpaid sign-up can switch to any plan, for seekers and for listers. */
function OtherPlans({ plans, current, onChoose }: OtherPlansProps) {
  const { t } = useTranslation('billing/payment');
  const seekers = plans.filter(({ plan }) => !isListerPlan(plan));
  const listers = plans.filter(({ plan }) => isListerPlan(plan));
  return (
    <div className="grid gap-4">
      <details className="rounded-md border border-line bg-surface px-4 py-0 [&_fieldset]:mb-4">
        <DisclosureSummary>{t('choose_another')}</DisclosureSummary>
        <PlanGroup label={t('for_seekers')} plans={seekers} {...{ current, onChoose }} />
        <PlanGroup label={t('for_listers')} plans={listers} {...{ current, onChoose }} />
      </details>
      <p className="m-0 [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center">
        <Link to="/processing/payment?action=update-payment-method">{t('update_method')}</Link>
      </p>
    </div>
  );
}

function PlanGroup({ label, plans, current, onChoose }: OtherPlansProps & { label: string }) {
  const { t } = useTranslation('billing/payment');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const seekerPrice = useSeekerPrice();
  const priceOf = ({ plan, priceAmount }: SubscriptionPlan) =>
    t('price_term', { price: exactMoney(priceAmount, locale), term: planTexts(plan).term });
  // The first two are the limits of crash pads and tenants.
  const limitsOf = ({ plan }: SubscriptionPlan) =>
    planTexts(plan).highlights.slice(0, 2).join(' · ');
  return (
    <fieldset className={fieldClasses.field}>
      <legend className={fieldClasses.label}>{label}</legend>
      <div className="grid gap-2">
        {plans.map((plan) => (
          <label key={plan.plan} className={fieldClasses.choice}>
            <Radio
              name="plan"
              checked={plan.plan === current.plan}
              onChange={() => onChoose(plan)}
            />
            <span>
              <strong>{planTexts(plan.plan).title}</strong>{' '}
              {isListerPlan(plan.plan) ? priceOf(plan) : seekerPrice}
              <small className="block text-muted">
                {isListerPlan(plan.plan) ? limitsOf(plan) : priceOf(plan)}
              </small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The purchase: price today, later charges, and next steps. One line on phones. */
function PlanSummary({ plan }: { plan: contract.billing.SubscriptionPlan }) {
  const { t } = useTranslation(['billing/payment', 'billing/plans']);
  const { locale, today } = usePage();
  const planTexts = usePlanTexts();
  const seekerPrice = useSeekerPrice();
  const [open, setOpen] = useState(false);
  const { title, term, description, highlights } = planTexts(plan.plan);
  const price = exactMoney(plan.priceAmount, locale);
  const isLister = isListerPlan(plan.plan);
  const termEnd = planTerm({
    endsAt: addMonths(new Date(`${today}T12:00:00Z`), PLAN_RECORDS[plan.plan].months).toISOString(),
    expired: false,
    renews: isLister,
  });
  return (
    <section
      aria-labelledby="your-plan"
      className="rounded-md border border-line bg-surface pt-0 pr-1 pb-0 pl-4 shadow lg:rounded-lg lg:p-sheet"
    >
      <p id="your-plan" className="m-0 hidden text-xs font-bold text-ink lg:block">
        {t('your_plan')}
      </p>
      <div className="grid [min-height:calc(72px_-_2px)] grid-cols-rest-auto content-center lg:block lg:min-h-0">
        <h2 className="m-0 text-sm lg:mx-0 lg:mt-1 lg:mb-0 lg:text-lg">{title}</h2>
        <p className="m-0 text-xs leading-snug font-medium text-ink-soft lg:mx-0 lg:mt-1 lg:mb-0 lg:text-md lg:font-medium lg:text-ink">
          {isLister ? t('price_term', { price, term }) : seekerPrice}{' '}
          <span className="whitespace-nowrap">
            {t(termEnd.key, {
              ns: 'billing/plans',
              date: shortDate(termEnd.at.slice(0, 10), locale),
            })}
          </span>
        </p>
        <IconButton
          aria-expanded={open}
          aria-controls="plan-more"
          aria-label={t('plan_details')}
          className="col-2 row-start-1 row-end-3 self-center lg:hidden [&[aria-expanded='true']_svg]:rotate-180"
          onClick={() => setOpen(!open)}
        >
          <IconChevronDown aria-hidden size={22} />
        </IconButton>
      </div>
      <div
        id="plan-more"
        className="hidden pt-0 pr-2 pb-4 pl-0 data-open:block lg:block lg:p-0"
        data-open={open || undefined}
      >
        {isLister && (
          <p className="mx-0 mt-2 mb-0 text-ink-soft">{t('in_short', { description })}</p>
        )}
        <ul className="mx-0 mt-4 mb-0 grid list-none gap-2 p-0">
          {highlights.map((highlight) => (
            <li key={highlight} className="flex gap-2">
              <IconCheck aria-hidden size={20} className="mt-px flex-none text-good" />
              {highlight}
            </li>
          ))}
        </ul>
        <p className="mx-0 mt-6 mb-0 flex items-baseline justify-between border-t border-t-line pt-4 text-lg font-medium">
          <span>{t('today')}</span>
          <strong>{price}</strong>
        </p>
        {isLister && <p className="mx-0 mt-2 mb-0 text-ink-soft">{t('next_lister', { price })}</p>}
        <p className="mx-0 mt-2 mb-0 text-ink-soft">
          {t(isLister ? 'after_lister' : 'after_seeker')}
        </p>
      </div>
    </section>
  );
}

interface PaymentPageProps extends Pick<PaymentFormProps, 'user' | 'card'> {
  /** The plan selected at sign-up. */
  plan: contract.billing.SubscriptionPlan;
  plans: readonly contract.billing.SubscriptionPlan[];
  chosenListing: ChosenListing;
}

/** The first payment of a sign-up: price, card, and next steps. */
export function PaymentPage({
  plan: initialPlan,
  plans,
  user,
  card,
  chosenListing,
}: PaymentPageProps) {
  const { t } = useTranslation('billing/payment');
  const { member } = usePage();
  useChosenListing(chosenListing);
  const [query, setQuery] = useSearchParams();
  // In the address, so that a reload keeps it; also a state, so that the radio answers at once.
  const requestedPlan = query.get('plan');
  const [plan, setPlan] = useState(
    plans.find((record) => record.plan === requestedPlan) ?? initialPlan,
  );
  const [isAgreed, setAgreed] = useState(false);
  const [isPaid, setPaid] = useState(false);
  // Seekers and listers agree to different terms.
  const isOtherRole = isListerPlan(plan.plan) !== isListerPlan(initialPlan.plan);
  const choose = (next: typeof plan) => {
    setPlan(next);
    setAgreed(false);
    setQuery(
      (last) => {
        last.set('plan', next.plan);
        return last;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <ScenePage
      width="wide"
      above={<SignUpSteps at="payment" />}
      title={t('payment_title')}
      lead={<span data-phones-hide>{t('payment_lead')}</span>}
    >
      {!isPaid && (
        <ChosenListingCard
          chosenListing={chosenListing}
          by={isListerPlan(plan.plan) ? 'lister' : 'seeker'}
        />
      )}
      <div
        className={
          isPaid
            ? undefined
            : 'grid items-start gap-4 lg:[grid-template-columns:minmax(18rem,2fr)_3fr] lg:grid-rows-auto-1fr'
        }
      >
        {!isPaid && <PlanSummary plan={plan} />}
        <div className="min-w-0 lg:col-2 lg:row-start-1 lg:row-end-3">
          <PaymentSheet
            {...{ user, card, plan }}
            purpose="sign_up"
            onPaid={() => setPaid(true)}
            before={
              isOtherRole && <OtherTerms plan={plan.plan} isAgreed={isAgreed} onAgree={setAgreed} />
            }
            isHeld={isOtherRole && !isAgreed}
          />
        </div>
        {!isPaid && !member?.switched && (
          <OtherPlans plans={plans} current={plan} onChoose={choose} />
        )}
      </div>
    </ScenePage>
  );
}

interface OtherTermsProps {
  plan: Plan;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/** The terms of the other role, which this sign-up did not include. */
function OtherTerms({ plan, isAgreed, onAgree }: OtherTermsProps) {
  const { t } = useTranslation('billing/payment');
  const role = isListerPlan(plan) ? 'lister' : 'seeker';
  return (
    <div className="mb-4 rounded-sm border border-line bg-sunken p-4 [&_p]:m-0">
      <p>{t(`other_terms_${role}`)}</p>
      <details>
        <DisclosureSummary>{t('read_terms')}</DisclosureSummary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard. */}
        <div className="max-h-80 overflow-y-auto" tabIndex={0}>
          <TermsText role={role} plan={plan} />
        </div>
      </details>
      <CheckField name="agree" label={t('agree_terms')} checked={isAgreed} onValue={onAgree} />
    </div>
  );
}
