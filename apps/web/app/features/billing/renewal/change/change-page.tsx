import type { contract } from '@crewpad/contract';
import { isListerPlan, PLAN_RECORDS } from '@crewpad/domain';
import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney, fullDate } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { usePlanTerm } from '../../../../lib/plan-term.ts';
import { usePlanTexts } from '../../../../lib/plan-texts.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { ScenePage } from '../../../../ui/scene-page.tsx';
import { unpaidRenewal } from '../../card/unpaid-renewal.ts';
import classes from '../../payment/payment.module.css';
import { PaymentSheet } from '../../payment/payment-form.tsx';
import { FailedRenewal } from '../failed-renewal.tsx';
import { NextPlan } from '../next-plan.tsx';
import { returnsWith } from '../term.ts';
import { TermFacts } from '../term-facts.tsx';
import { TermSummary } from '../term-summary.tsx';
import { usePaid } from '../use-paid.ts';
import { FreeChoice } from './free-choice.tsx';
import type { OfferedPlan } from './offers.ts';
import { PackageCards } from './package-cards.tsx';

interface ChangePageProps {
  user: contract.accounts.OwnUser;
  /** The plans of the member's group. */
  offers: readonly OfferedPlan[];
  /** The plan about to be paid. */
  chosen: OfferedPlan | null;
  /** What it costs; null without a choice. */
  quote: contract.billing.PlanQuote | null;
  card: contract.billing.CardInfo | null;
  /** A renewal that waits for the member, if any. */
  renewal: contract.billing.ChargedRenewal;
  hasListings: boolean;
  /** Price of a renewal of the current plan that a new card pays immediately. */
  overdue: number | null;
}

/** The plans that a member can change to, and the payment of the selected one. */
export function ChangePage(props: ChangePageProps) {
  const { user, offers, chosen, quote, card, renewal, hasListings, overdue } = props;
  const { t } = useTranslation('billing/renewal');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const termText = usePlanTerm();
  const [paid, setPaid] = usePaid<contract.billing.PlanQuote>();
  const { expired, expire_at, repeat } = user;
  const present = offers.find(({ plan }) => plan.plan === user.user_plan);
  const term = expire_at === null ? '' : termText({ endsAt: expire_at, expired, renews: repeat });
  const title = present ? planTexts(present.plan.plan).title : '';
  const lead = paid
    ? t('renewed_lead', {
        title: planTexts(paid.plan).title,
        date: fullDate(paid.ends_at, locale),
      })
    : t('plan_term', { title, term });
  return (
    <ScenePage width="wide" title={t(paid ? 'changed_title' : 'change_title')} lead={lead}>
      {!paid && <FailedRenewal renewal={renewal} />}
      {chosen === null || quote === null ? (
        <>
          <NextPlan user={user} />
          <PackageCards user={user} offers={offers} />
          {isListerPlan(user.user_plan) && (
            <p className={classes.soft}>
              <Link to="/account-setting?tab=my-services">{t('renewal_anytime')}</Link>
            </p>
          )}
        </>
      ) : (
        <div className={paid ? undefined : classes.columns}>
          {!paid && (
            <TermSummary
              over={t('new_package')}
              plan={chosen.plan}
              terms={<ChangeTerms user={user} quote={quote} />}
              returns={returnsWith(chosen.plan.plan, user, hasListings)}
            >
              <OtherStart user={user} quote={quote} />
              <LinkButton to="/change-package" variant="outline">
                {t('all_packages')}
              </LinkButton>
            </TermSummary>
          )}
          {quote.charge === 0 ? (
            <FreeChoice quote={quote} hasCard={card?.valid === true} />
          ) : (
            <PaymentSheet
              key={chosen.plan.plan}
              user={user}
              isCardDeclined={unpaidRenewal(renewal)?.status === 'declined'}
              purpose="change"
              plan={chosen.plan}
              quote={quote}
              card={card}
              onPaid={() => setPaid(quote)}
              {...(overdue !== null && {
                cardNote: t('overdue', { price: exactMoney(overdue, locale) }),
              })}
            />
          )}
        </div>
      )}
    </ScenePage>
  );
}

/** A cheaper plan can start when the paid terms end, or now. */
function OtherStart({
  user,
  quote,
}: {
  user: contract.accounts.OwnUser;
  quote: contract.billing.PlanQuote;
}) {
  const { t } = useTranslation('billing/renewal');
  const { locale } = usePage();
  const { kind, plan, price } = quote;
  if (kind === 'later') {
    return (
      <LinkButton to={`?plan=${plan}&now=true`} variant="subtle">
        {t('start_now')}
      </LinkButton>
    );
  }
  const isCheaper = user.price !== null && price < user.price;
  if (kind !== 'now' || !isCheaper || user.expired || user.expire_at === null) return null;
  return (
    <LinkButton to={`?plan=${plan}`} variant="subtle">
      {t('start_later', { date: fullDate(user.expire_at, locale) })}
    </LinkButton>
  );
}

interface ChangeTermsProps {
  user: Pick<contract.accounts.OwnUser, 'expired' | 'user_plan'>;
  quote: contract.billing.PlanQuote;
}

/** The effects of changing plans: today, and at the end of the current term. */
function ChangeTerms({ user, quote }: ChangeTermsProps) {
  const { t } = useTranslation('billing/renewal');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const { expired, user_plan } = user;
  const { kind, plan, charge, price, starts_at, charge_at } = quote;
  const present = user_plan === null ? null : PLAN_RECORDS[user_plan];
  const next = PLAN_RECORDS[plan];
  const isSmaller = present !== null && present.price_cents > next.price_cents;
  const title = planTexts(plan).title;
  const words = { title, present: user_plan === null ? '' : planTexts(user_plan).title };
  const told = {
    ...words,
    until: fullDate(starts_at, locale),
    price: exactMoney(price, locale),
    date: fullDate(charge_at, locale),
  };
  const effect = () => {
    if (expired) return t('change_now_expired', { title });
    if (kind === 'later') return t('change_later', told);
    return t(charge === 0 ? 'change_free' : 'change_now', words);
  };
  const notes: (string | false)[] = [
    effect(),
    isSmaller && t('change_smaller', { title, count: next.tenants ?? 0 }),
    t('next_lister'),
  ];
  return (
    <>
      <TermFacts quote={quote} isChange />
      {notes
        .filter((note) => note !== false)
        .map((note) => (
          <p key={note} className={classes.soft}>
            {note}
          </p>
        ))}
    </>
  );
}
