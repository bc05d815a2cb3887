import type { contract } from '@crewpad/contract';
import { AUTOPAY } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/form/choice-fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import {
  DETAILS_STEPS,
  DetailsFields,
  DetailsProgress,
  PolicyLinks,
  type TermsRole,
  TermsText,
} from '../../accounts/index.ts';
import { CardPayment } from '../../billing/index.ts';
import { QuoteList } from '../../rentals/index.ts';
import { AutopayConsent } from '../tenant/dialogs/autopay-consent.tsx';
import { barClass, buttonsClass, whyClass } from './accept-classes.ts';
import type { useAcceptance } from './use-acceptance.ts';
import { useRegistration } from './use-registration.ts';
import { totalToday } from './viewer.ts';

interface AcceptBarProps {
  label: string;
  /** What happens on the press, once the box is checked. */
  next: string;
  acceptance: Pick<ReturnType<typeof useAcceptance>, 'busy' | 'agreed' | 'setAgreed'>;
  onBack: () => void;
}

/** The consent checkbox and the accept button, at the end of the form. */
export function AcceptBar({ label, next, acceptance, onBack }: AcceptBarProps) {
  const { busy, agreed, setAgreed } = acceptance;
  const { t } = useTranslation('rent/accept');
  const { t: terms } = useTranslation('accounts/terms');
  const { t: form } = useTranslation('ui/form');
  const hydrated = useHydrated();
  return (
    <>
      <CheckField name="agreed" label={terms('i_agree')} checked={agreed} onValue={setAgreed} />
      <div className={barClass} data-own-bar>
        <div className={buttonsClass}>
          <Button variant="outline" onClick={onBack}>
            {t('back')}
          </Button>
          <Button
            type="submit"
            variant="accent"
            disabled={!hydrated || !agreed || busy}
            aria-describedby="accept-why"
          >
            {busy ? form('one_moment') : label}
          </Button>
        </div>
        <p id="accept-why" className={whyClass}>
          {agreed ? next : t('why_disabled')}
        </p>
      </div>
    </>
  );
}

const READER: TermsRole = 'tenant';

/** The tenant terms in a scrollable box, so that the buttons stay near. */
export function TermsBox() {
  const { t } = useTranslation('rent/accept');
  return (
    <div className="grid gap-4">
      <h2 id="terms" className="m-0 text-md">
        {t('terms_title')}
      </h2>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, too.
        tabIndex={0}
        aria-labelledby="terms"
        className="max-h-80 overflow-y-auto overscroll-contain rounded-md border border-line px-4 pt-4 pb-0"
      >
        <TermsText role={READER} plan={null} />
      </section>
    </div>
  );
}

interface RegisterTermsProps {
  token: string;
  offer: contract.rentals.Offer;
  acceptance: ReturnType<typeof useAcceptance>;
}

/**
 * The sign-up of an invited person without an account, on the screens of every sign-up; the last one
 * has the terms.
 */
export function RegisterTerms({ token, offer, acceptance }: RegisterTermsProps) {
  const { t } = useTranslation('rent/accept');
  const { t: signUp } = useTranslation('accounts/sign-up');
  const hydrated = useHydrated();
  const invitee = { ...offer, email: offer.email ?? '' };
  const hasPayment = offer.auto_pay === AUTOPAY.on;
  const registration = useRegistration(token, invitee, acceptance);
  const { step, goBack } = registration;
  const isLast = step === DETAILS_STEPS.at(-1);
  return (
    <>
      <h2 className="m-0 text-md">{t('account_title')}</h2>
      <p className="mx-0 mt-1 mb-6 text-ink-soft">
        {t(hasPayment ? 'account_text_card' : 'account_text')}
      </p>
      <DetailsProgress step={step} />
      <Form form={registration.form} onSubmit={registration.submit}>
        <DetailsFields {...registration} isInvited />
        {isLast && <TermsBox />}
        {isLast && <PolicyLinks />}
        {isLast ? (
          <AcceptBar
            label={t(hasPayment ? 'create_and_pay' : 'create_and_accept')}
            next={
              hasPayment
                ? t('next_payment_account')
                : t('what_next_account', { lister: offer.lister_name })
            }
            acceptance={acceptance}
            onBack={goBack}
          />
        ) : (
          <div className={barClass} data-own-bar>
            <div className={buttonsClass}>
              <Button variant="outline" onClick={goBack}>
                {t('back')}
              </Button>
              <Button type="submit" variant="accent" disabled={!hydrated}>
                {signUp('continue')}
              </Button>
            </div>
            <p className={whyClass}>{t('next_terms')}</p>
          </div>
        )}
      </Form>
    </>
  );
}

interface MakePaymentProps {
  offer: contract.rentals.Offer;
  user: contract.accounts.OwnUser;
  card: contract.billing.CardInfo | null;
  acceptance: ReturnType<typeof useAcceptance>;
}

/** The last step with AutoPay: charges today and later, the card, and the acceptance. */
export function MakePayment({ offer, user, card, acceptance }: MakePaymentProps) {
  const { t } = useTranslation('rent/accept');
  const { locale } = usePage();
  const { quote, lister_name: lister } = offer;
  const total = totalToday(quote);
  const amount = exactMoney(total, locale);
  const { t: money } = useTranslation('rent/tenant/money');
  const pay = total === 0 ? t('accept_only') : t('pay_and_accept', { amount });
  // The payment has begun: its button does not offer to pay again.
  const label = offer.hold ? money('confirm_deposit') : pay;
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-labelledby="costs">
        <h2 id="costs" className="m-0 text-md">
          {t('payment_title')}
        </h2>
        <QuoteList
          auto_pay={offer.auto_pay}
          quote={quote}
          time_zone={offer.time_zone}
          reader="tenant"
          lister={lister}
        />
        {total > 0 && (
          <p className="mx-0 mt-2 mb-4 flex items-baseline justify-between border-t border-t-line-strong pt-4 text-md">
            <span>{t('total_today')}</span>
            <strong>{amount}</strong>
          </p>
        )}
        <p className="text m-0 text-ink-soft">
          {quote.today.length > 1 && `${t('two_payments')} `}
          {t('no_fee', { lister })}
        </p>
      </section>
      <CardPayment
        user={user}
        card={card}
        label={label}
        before={<AutopayConsent terms={offer} quote={quote} button={label} />}
        cancelLabel={t('back')}
        onCancel={() => acceptance.goTo('terms')}
        {...acceptance.payment}
      />
    </div>
  );
}
