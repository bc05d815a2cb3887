import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { unpaidRenewal } from '../payment/card-renewal.ts';
import { columnsClass } from '../payment/payment-classes.ts';
import { PaymentSheet } from '../payment/payment-form.tsx';
import { FailedRenewal } from './failed-renewal.tsx';
import { NextPlan } from './next-plan.tsx';
import { noticeClass } from './renewal-classes.ts';
import { returnsWith } from './term.ts';
import { TermFacts, TermSummary } from './term-summary.tsx';
import { usePaid } from './use-paid.ts';

interface TooEarlySheetProps {
  plan: contract.billing.SubscriptionPlan;
  /** When one more term can be paid. */
  from: string;
  /** The day until which it is already paid. */
  paidUntil: string;
}

/** Replaces the payment while no further term can be paid in advance. */
function TooEarlySheet({ plan, from, paidUntil }: TooEarlySheetProps) {
  const { t } = useTranslation('billing/renewal');
  const { t: p } = useTranslation('billing/payment');
  const { locale } = usePage();
  const price = exactMoney(plan.priceAmount, locale);
  return (
    <Sheet>
      <h2 className="m-0 text-md">{t('too_early_title')}</h2>
      <p id="too-early" className="mx-0 mt-4 mb-0 text-ink-soft">
        {t('too_early', { paidUntil, date: fullDate(from, locale) })}
      </p>
      <Button
        variant="accent"
        disabled
        className="min-h-13! w-full text-md mt-6 min-h-13!"
        aria-describedby="too-early"
      >
        {p('pay', { price })}
      </Button>
    </Sheet>
  );
}

interface RenewalPageProps {
  user: contract.accounts.OwnUser;
  plan: contract.billing.SubscriptionPlan;
  card: contract.billing.CardInfo | null;
  /** A renewal that waits for the member, if any. */
  renewal: contract.billing.ChargedRenewal;
  quote: contract.billing.PlanQuote;
  hasListings: boolean;
  /** When that is possible; null for now. */
  payableFrom: string | null;
}

/** Pays one more term of the current plan; links to the other plans. */
export function RenewalPage(props: RenewalPageProps) {
  const { user, plan, card, renewal, quote, hasListings, payableFrom } = props;
  const { t } = useTranslation('billing/renewal');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const [paid, setPaid] = usePaid<true>();
  const isPaid = paid !== null;
  const { expired, expire_at, repeat, status, charge_at, next_price } = user;
  const date = expire_at === null ? '' : fullDate(expire_at, locale);
  const title = planTexts(plan.plan).title;
  const isLister = isListerPlan(plan.plan);
  const isCardless = status === 'INACTIVE' && !expired;
  const isByItself = repeat && !expired && !isCardless && unpaidRenewal(renewal) === null;
  return (
    <ScenePage
      width="wide"
      title={t(isPaid ? 'renewed_title' : expired ? 'expired_title' : 'renew_title')}
      lead={
        isPaid
          ? t('renewed_lead', { title, date: fullDate(quote.ends_at, locale) })
          : t(expired ? 'expired_lead' : 'running_lead', { title, date })
      }
    >
      {!isPaid && isCardless && <CardlessNote date={date} />}
      {!isPaid && <FailedRenewal renewal={renewal} at="payment" />}
      <div className={isPaid ? undefined : columnsClass}>
        {!isPaid && (
          <TermSummary
            over={t('renew_account')}
            plan={plan}
            terms={
              <>
                <TermFacts quote={quote} nextPrice={quote.kind === 'renewal' ? next_price : null} />
                {isByItself && charge_at !== null && (
                  <p className="mx-0 mt-2 mb-0 text-ink-soft">
                    {t('by_itself', {
                      price: exactMoney(next_price ?? 0, locale),
                      date: fullDate(charge_at, locale),
                    })}
                  </p>
                )}
                <NextPlan user={user} />
                {isLister && <p className="mx-0 mt-2 mb-0 text-ink-soft">{t('next_lister')}</p>}
              </>
            }
            returns={returnsWith(plan.plan, user, hasListings)}
          >
            {isLister && (
              <>
                <p className="mx-0 mt-0 mb-2 text-ink-soft">{t('other_package')}</p>
                <LinkButton to="/change-package" variant="outline">
                  {t('change_package')}
                </LinkButton>
              </>
            )}
          </TermSummary>
        )}
        {payableFrom === null || isPaid ? (
          <PaymentSheet
            {...{ user, plan, card }}
            isCardDeclined={unpaidRenewal(renewal)?.status === 'declined'}
            purpose="renewal"
            quote={quote}
            onPaid={() => setPaid(true)}
          />
        ) : (
          <TooEarlySheet plan={plan} from={payableFrom} paidUntil={date} />
        )}
      </div>
    </ScenePage>
  );
}

/** The paid term is still running: a card without a payment reactivates the account. */
function CardlessNote({ date }: { date: string }) {
  const { t } = useTranslation('billing/renewal');
  return (
    <section aria-labelledby="cardless" className={noticeClass}>
      <h2 id="cardless" className="m-0 text-lg text-bad">
        {t('inactive_title')}
      </h2>
      <p>{t('inactive_text', { date })}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <LinkButton to="/account-setting?tab=payment-methods" variant="accent">
          {t('add_card')}
        </LinkButton>
      </div>
    </section>
  );
}
