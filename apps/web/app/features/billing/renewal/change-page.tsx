import type { contract } from '@crewpad/contract';
import { billing } from '@crewpad/contract/endpoints';
import { isListerPlan, PLAN_RECORDS, type Plan } from '@crewpad/domain';
import { useRef, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { openErrorDialog } from '../../../lib/error-dialogs.ts';
import { exactMoney, fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTerm } from '../../../lib/plan-term.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { updateSession } from '../../../lib/session-store.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { toast } from '../../../ui/toast.ts';
import { PlanCard, PlanCards } from '../../accounts/index.ts';
import { unpaidRenewal } from '../payment/card-renewal.ts';
import { columnsClass } from '../payment/payment-classes.ts';
import { PaymentSheet } from '../payment/payment-form.tsx';
import { newPaymentKey } from '../payment/settle.ts';
import { FailedRenewal } from './failed-renewal.tsx';
import { NextPlan } from './next-plan.tsx';
import type { OfferedPlan } from './offers.ts';
import { returnsWith } from './term.ts';
import { TermFacts, TermSummary } from './term-summary.tsx';
import { usePaid } from './use-paid.ts';

/** Changes the plan if that charges nothing today; otherwise shows why not. */
function useFreeChange() {
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const change = async (user_plan: Plan, now: boolean): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(true);
    try {
      const options = { quiet: true, idempotencyKey: newPaymentKey() };
      const answer = await call(
        billing.changePackage,
        { body: { user_plan, now, amount: 0 } },
        options,
      );
      if (!('token' in answer)) return false;
      const { token, user } = answer;
      updateSession({ token, user, has_auto_payment: user.automatic_payment === 1 });
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!openErrorDialog(error)) toast({ kind: 'error', message: error.body.message });
      return false;
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };
  return { busy, change };
}

interface FreeChoiceProps {
  quote: contract.billing.PlanQuote;
  /** The renewal is charged to a card on file. */
  hasCard: boolean;
}

/** Confirms a change of the plan that charges nothing today. */
function FreeChoice({ quote, hasCard }: FreeChoiceProps) {
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
        <p className="m-0">{t('only_member')}</p>
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

interface PackageCardsProps {
  user: contract.accounts.OwnUser;
  offers: readonly OfferedPlan[];
}

/** The plans of a group; the current one is marked and links to its renewal. */
function PackageCards({ user, offers }: PackageCardsProps) {
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
            className="mt-6 min-h-13!"
          >
            {t('renew_it', { title })}
          </LinkButton>
          {next_plan !== null && !expired && (
            <Button
              variant="outline"
              className="mt-6 min-h-13!"
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
          <LinkButton to={`?plan=${record.plan}`} variant="filled" className="mt-6 min-h-13!">
            {t('select', { title })}
          </LinkButton>
        ) : (
          <>
            <Button disabled className="mt-6 min-h-13!" aria-describedby={`${record.plan}-why`}>
              {t('select', { title })}
            </Button>
            <p id={`${record.plan}-why`} className="mx-0 mt-2 mb-0 text-xs text-muted">
              {t('too_small', tooSmallFor)}
            </p>
          </>
        )}
      </PlanCard>
    );
  });
  if (offers.length > 1) return <PlanCards>{cards}</PlanCards>;
  return (
    <div className="max-w-112">
      {cards}
      <p className="mx-0 mt-4 mb-0 text-ink-soft">{t('one_package')}</p>
    </div>
  );
}

interface ChangePageProps {
  user: contract.accounts.OwnUser;
  /** The plans of the member's group. */
  offers: readonly OfferedPlan[];
  /** The plan about to be paid. */
  selectedPlan: OfferedPlan | null;
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
  const { user, offers, selectedPlan, quote, card, renewal, hasListings, overdue } = props;
  const { t } = useTranslation('billing/renewal');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const termText = usePlanTerm();
  const [paidQuote, setPaidQuote] = usePaid<contract.billing.PlanQuote>();
  const { expired, expire_at, repeat } = user;
  const present = offers.find(({ plan }) => plan.plan === user.user_plan);
  const term = expire_at === null ? '' : termText({ endsAt: expire_at, expired, renews: repeat });
  const title = present ? planTexts(present.plan.plan).title : '';
  const lead = paidQuote
    ? t('renewed_lead', {
        title: planTexts(paidQuote.plan).title,
        date: fullDate(paidQuote.ends_at, locale),
      })
    : t('plan_term', { title, term });
  return (
    <ScenePage width="wide" title={t(paidQuote ? 'changed_title' : 'change_title')} lead={lead}>
      {!paidQuote && <FailedRenewal renewal={renewal} />}
      {selectedPlan === null || quote === null ? (
        <>
          <NextPlan user={user} />
          <PackageCards user={user} offers={offers} />
          {isListerPlan(user.user_plan) && (
            <p className="mx-0 mt-2 mb-0 text-ink-soft">
              <Link to="/account-setting?tab=my-services">{t('renewal_anytime')}</Link>
            </p>
          )}
        </>
      ) : (
        <div className={paidQuote ? undefined : columnsClass}>
          {!paidQuote && (
            <TermSummary
              over={t('new_package')}
              plan={selectedPlan.plan}
              terms={<ChangeTerms user={user} quote={quote} />}
              returns={returnsWith(selectedPlan.plan.plan, user, hasListings)}
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
              key={selectedPlan.plan.plan}
              user={user}
              isCardDeclined={unpaidRenewal(renewal)?.status === 'declined'}
              purpose="change"
              plan={selectedPlan.plan}
              quote={quote}
              card={card}
              onPaid={() => setPaidQuote(quote)}
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
  const values = { title, present: user_plan === null ? '' : planTexts(user_plan).title };
  const texts = {
    ...values,
    until: fullDate(starts_at, locale),
    price: exactMoney(price, locale),
    date: fullDate(charge_at, locale),
  };
  const effect = () => {
    if (expired) return t('change_now_expired', { title });
    if (kind === 'later') return t('change_later', texts);
    return t(charge === 0 ? 'change_free' : 'change_now', values);
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
          <p key={note} className="mx-0 mt-2 mb-0 text-ink-soft">
            {note}
          </p>
        ))}
    </>
  );
}
