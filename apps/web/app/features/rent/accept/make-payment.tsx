import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { CardPayment } from '../../billing/index.ts';
import { QuoteList } from '../../rentals/index.ts';
import { AutopayConsent } from '../tenant/dialogs/autopay-consent.tsx';
import classes from './accept.module.css';
import type { useAcceptance } from './use-acceptance.ts';
import { totalToday } from './viewer.ts';

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
