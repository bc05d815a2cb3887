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
import classes from './accept.module.css';
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
      <div className={classes.bar} data-own-bar>
        <div className={classes.buttons}>
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
        <p id="accept-why" className={classes.why}>
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
    <div className={classes.terms}>
      <h2 id="terms" className={classes.heading}>
        {t('terms_title')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, too. */}
      <section tabIndex={0} aria-labelledby="terms" className={classes.termsText}>
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
      <h2 className={classes.heading}>{t('account_title')}</h2>
      <p className={classes.intro}>{t(hasPayment ? 'account_text_card' : 'account_text')}</p>
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
          <div className={classes.bar} data-own-bar>
            <div className={classes.buttons}>
              <Button variant="outline" onClick={goBack}>
                {t('back')}
              </Button>
              <Button type="submit" variant="accent" disabled={!hydrated}>
                {signUp('continue')}
              </Button>
            </div>
            <p className={classes.why}>{t('next_terms')}</p>
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
    <div className={classes.payment}>
      <section aria-labelledby="costs">
        <h2 id="costs" className={classes.heading}>
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
          <p className={classes.total}>
            <span>{t('total_today')}</span>
            <strong>{amount}</strong>
          </p>
        )}
        <p className={classes.text}>
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
