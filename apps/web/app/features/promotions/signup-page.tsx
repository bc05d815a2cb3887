import type { contract, OperationAnswer } from '@crewpad/contract';
import { billing, promotions } from '@crewpad/contract/endpoints';
import { AFTER_FEATURED_MS, type FeaturedPlan } from '@crewpad/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { exactMoney, fullDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { Button } from '../../ui/button.tsx';
import { Radio } from '../../ui/form/controls.tsx';
import { fieldClasses } from '../../ui/form/field-classes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { ScenePage, Sheet } from '../../ui/scene-page.tsx';
import { toast } from '../../ui/toast.ts';
import { CardPayment } from '../billing/index.ts';
import { ListingCard } from '../search/index.ts';

const MY_CRASHPADS = '/my-crashpads';

/** The payment and its end date. The page then changes, unless the reader stops it. */
function PaidNotice({ promotion }: { promotion: contract.promotions.Bought }) {
  const { t } = useTranslation('promotions');
  const { locale } = usePage();
  const navigate = useNavigate();
  const [stays, setStays] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const leave = useEffectEvent(() => navigate(MY_CRASHPADS));
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => leave(), AFTER_FEATURED_MS);
    return () => clearTimeout(timer);
  }, [stays]);
  const kind = promotion.repeat ? 'paid_featured' : 'paid_boosted';
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="m-0 text-md focus:outline-0">
        {t(kind)}
      </h2>
      <p>{t(`${kind}_text`, { date: fullDate(promotion.ends_at, locale) })}</p>
      <p role="status">{t(stays ? 'staying' : 'leaving')}</p>
      <p className="mx-0 mt-4 mb-0 flex flex-wrap gap-2">
        <LinkButton to={MY_CRASHPADS} variant="accent">
          {t('my_crashpads')}
        </LinkButton>
        <LinkButton to={`/receipts/${promotion.charge_id}`} variant="outline">
          {t('receipt')}
        </LinkButton>
        {!stays && (
          <Button variant="outline" onClick={() => setStays(true)}>
            {t('stay')}
          </Button>
        )}
      </p>
    </>
  );
}

interface RenewalPaymentProps {
  user: contract.accounts.OwnUser;
  card: contract.billing.CardInfo | null;
  renewal: NonNullable<contract.promotions.Promotion['renewal']>;
  paidUntil: string;
}

type CollectedCharge = Extract<
  OperationAnswer<typeof contract.billing.collectCharge>,
  { data: unknown }
>;

/** Pays the next month of Featured that could not be charged, or confirms it with the bank. */
function RenewalPayment({ user, card, renewal, paidUntil }: RenewalPaymentProps) {
  const { t } = useTranslation('promotions');
  const { locale } = usePage();
  const navigate = useNavigate();
  return (
    <>
      <h2 className="m-0 text-md">{t('renewal_title')}</h2>
      <p>{t('renewal_text', { date: fullDate(paidUntil, locale) })}</p>
      <CardPayment<CollectedCharge>
        user={user}
        card={card}
        label={t('pay', { price: exactMoney(renewal.amount, locale) })}
        cancelLabel={t('not_now')}
        onCancel={() => navigate(MY_CRASHPADS)}
        hasBar
        pay={(idempotencyKey) =>
          call(
            billing.collectCharge,
            { params: { id: renewal.charge_id } },
            { quiet: true, idempotencyKey },
          )
        }
        onPaid={async () => {
          toast({ kind: 'success', message: t('renewal_paid') });
          await navigate(MY_CRASHPADS);
        }}
      />
    </>
  );
}

type PaidAnswer = Extract<
  OperationAnswer<typeof contract.promotions.featureListing>,
  { message: string }
>;
type Refusal = NonNullable<contract.promotions.PromotionOffer['refusal']>;

interface SignupPageProps {
  user: contract.accounts.OwnUser;
  card: contract.billing.CardInfo | null;
  listing: contract.search.Card;
  offer: contract.promotions.PromotionOffer;
  /** The newest promotion of the listing. */
  latest: contract.promotions.Promotion | null;
}

/** The promotion page of a listing: three options, payment, and a preview. */
export function SignupPage({ user, card, listing, offer, latest }: SignupPageProps) {
  const { t } = useTranslation('promotions');
  const [plan, setPlan] = useState<FeaturedPlan>('boost_subscription');
  const [promotion, setPromotion] = useState<contract.promotions.Bought | null>(null);
  if (promotion !== null) {
    return (
      <ScenePage
        width="wide"
        title={t(promotion.repeat ? 'paid_featured' : 'paid_boosted')}
        lead={listing.title}
      >
        <Sheet>
          <PaidNotice promotion={promotion} />
        </Sheet>
      </ScenePage>
    );
  }
  const renewal = latest?.renewal ?? null;
  return (
    <ScenePage
      width="wide"
      title={t('signup_title')}
      lead={t('signup_lead', { title: listing.title })}
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-end-96 lg:grid-rows-auto-1fr">
        <Sheet>
          {offer.refusal === 'promoted' && latest && renewal ? (
            <RenewalPayment {...{ user, card, renewal }} paidUntil={latest.ends_at} />
          ) : offer.refusal !== null ? (
            <RefusalNote refusal={offer.refusal} />
          ) : (
            <>
              <Warnings offer={offer} />
              <PlanOptions plans={offer.plans} selectedPlan={plan} onChoose={setPlan} />
            </>
          )}
        </Sheet>
        {offer.refusal === null && (
          <Sheet>
            <Purchase {...{ user, card, listing, offer, plan }} onPaid={setPromotion} />
          </Sheet>
        )}
        <Preview listing={listing} offer={offer} isFeatured={plan === 'boost_subscription'} />
      </div>
    </ScenePage>
  );
}

interface PurchaseProps extends Omit<SignupPageProps, 'latest'> {
  plan: FeaturedPlan;
  onPaid: (promotion: contract.promotions.Bought) => void;
}

function Purchase({ user, card, listing, offer, plan, onPaid }: PurchaseProps) {
  const { t } = useTranslation('promotions');
  const { locale } = usePage();
  const navigate = useNavigate();
  const selectedPlan = offer.plans.find((option) => option.featured_listing_plan === plan);
  const price = exactMoney(selectedPlan?.price ?? 0, locale);
  return (
    <CardPayment<PaidAnswer>
      user={user}
      card={card}
      label={t('pay', { price })}
      before={
        <p className="m-0 text-ink-soft">
          {t(selectedPlan?.repeat ? 'terms_featured' : 'terms_boosted', { price })}
        </p>
      }
      cancelLabel={t('not_now')}
      onCancel={() => navigate(MY_CRASHPADS)}
      hasBar
      pay={(idempotencyKey) =>
        call(
          promotions.featureListing,
          { body: { listing_id: listing.id, featured_listing_plan: plan } },
          { quiet: true, idempotencyKey },
        )
      }
      onPaid={({ data }) => {
        toast({ kind: 'success', message: t('paid_toast') });
        onPaid(data);
      }}
    />
  );
}

/** Reasons why the promotion may have no effect, shown above the options. */
function Warnings({ offer }: Pick<SignupPageProps, 'offer'>) {
  const { t } = useTranslation('promotions');
  const warnings = [
    ...(offer.full ? [t('full_warning')] : []),
    ...(offer.hidden ? [t('hidden_warning')] : []),
  ];
  return warnings.map((warning) => (
    <p
      key={warning}
      className="mx-0 mt-0 mb-4 flex gap-2 rounded-sm border border-warn bg-warn-soft px-3 py-2"
    >
      <IconAlertTriangle aria-hidden size={20} className="mt-px flex-none" />
      {warning}
    </p>
  ));
}

/** How to fix it when it cannot be bought now. */
const PAYMENT_CALLS = {
  not_active: [MY_CRASHPADS, 'my_crashpads'],
  removed: [MY_CRASHPADS, 'my_crashpads'],
  promoted: [MY_CRASHPADS, 'my_crashpads'],
  expired: ['/account-expired', 'renew'],
  inactive_account: ['/update-payment-method', 'payment_details'],
} as const satisfies Record<Refusal, readonly [string, string]>;

function RefusalNote({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation('promotions');
  const [to, label] = PAYMENT_CALLS[refusal];
  return (
    <MessageView
      inPage
      picture="/images/featured.svg"
      title={t(`refused_${refusal}`)}
      text={t(`refused_${refusal}_text`)}
    >
      <LinkButton to={to} variant="accent">
        {t(label)}
      </LinkButton>
    </MessageView>
  );
}

interface PreviewProps {
  listing: contract.search.Card;
  offer: contract.promotions.PromotionOffer;
  isFeatured: boolean;
}

/** A preview of the card in search, and notes before paying. */
function Preview({ listing, offer, isFeatured }: PreviewProps) {
  const { t } = useTranslation('promotions');
  return (
    <section
      aria-labelledby="preview"
      className="grid gap-2 rounded-lg border border-line bg-surface p-sheet shadow lg:col-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="preview" className="m-0 text-md">
        {t('preview')}
      </h2>
      <div className="max-w-96">
        <ListingCard
          card={{ ...listing, featured: isFeatured, boosted: !isFeatured }}
          sizes="(min-width: 36em) 24rem, 40vw"
          priority
          isPreview
          isCompact
        />
      </div>
      <p className="m-0 text-ink-soft" aria-live="polite">
        {t(isFeatured ? 'preview_featured' : 'preview_boosted')}
      </p>
      {offer.airports.length > 0 && (
        <>
          <h3 className="mx-0 mt-2 mb-0 text-sm">{t('airports_title')}</h3>
          <ul className="m-0 pl-5">
            {offer.airports.map(({ prefix, featured }) => (
              <li key={prefix}>{t('featured_at', { prefix, count: featured })}</li>
            ))}
          </ul>
        </>
      )}
      <p className="m-0 text-ink-soft">
        {t('order_note')} <Link to="/featured-details">{t('how_it_works')}</Link>
      </p>
    </section>
  );
}

interface PlanOptionsProps {
  plans: contract.promotions.PromotionOffer['plans'];
  selectedPlan: FeaturedPlan;
  onChoose: (plan: FeaturedPlan) => void;
}

/** The promotion options with price and end date. */
function PlanOptions({ plans, selectedPlan, onChoose }: PlanOptionsProps) {
  const { t } = useTranslation('promotions');
  const { locale } = usePage();
  return (
    <fieldset className="options m-0 grid gap-2 border-0 p-0">
      <legend className="mb-2 p-0">
        <h2 className="m-0 text-md">{t('options')}</h2>
      </legend>
      {plans.map(({ featured_listing_plan: plan, price, ends_at, repeat }) => (
        <label
          key={plan}
          className={`${fieldClasses.choice} [.options_&]:min-h-target [.options_&]:px-3 [.options_&]:py-4`}
        >
          <Radio
            name="featured_listing_plan"
            value={plan}
            checked={selectedPlan === plan}
            onChange={() => onChoose(plan)}
          />
          <span className="grid flex-1 gap-1">
            <span className="flex flex-wrap justify-between gap-x-2">
              <strong>{t(plan)}</strong>
              <span className="font-medium tabular">
                {t(repeat ? 'per_month' : 'once', { price: exactMoney(price, locale) })}
              </span>
            </span>
            <span className="text-xs text-ink-soft">
              {t(`${plan}_then`, { date: fullDate(ends_at, locale) })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
