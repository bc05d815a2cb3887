import type { contract, OperationAnswer } from '@crewpad/contract';
import { addDays } from '@crewpad/domain';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { isApiError } from '../../../../lib/api-error.ts';
import { endpoint } from '../../../../lib/browser-call.ts';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { toast } from '../../../../ui/toast.ts';
import { CardPayment, type MoneyCall } from '../../../billing/index.ts';
import { shortDate } from '../card/rental-times.ts';
import type { MyRental, Payer } from '../load-my-rentals.ts';
import classes from './pay-rent.module.css';

const collectCharge = endpoint<typeof contract.billing.collectCharge>(
  'POST',
  '/charges/{id}/collect',
);
const fetchCharge = endpoint<typeof contract.billing.getCharge>('GET', '/charges/{id}');

const MY_RENTALS = '/my-crashpad';

interface PayRentProps {
  rental: MyRental;
  charge: NonNullable<MyRental['open_charge']>;
  payer: Payer;
}

/** Pays due rent: the card, and the exact amount. */
export function PayRent({ rental, charge, payer: { user, card } }: PayRentProps) {
  const { t } = useTranslation('tenant-money');
  const { locale } = usePage();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const amount = exactMoney(charge.amount, locale);
  const close = () => navigate(MY_RENTALS, { replace: true, preventScrollReset: true });
  return (
    <section aria-labelledby="pay-rent" className={classes.pay}>
      <div>
        <h4 id="pay-rent" ref={heading} tabIndex={-1} className={classes.title}>
          {t('pay_title')}
        </h4>
        <p className={classes.total}>
          <span>
            {t('pay_period', {
              from: shortDate(charge.period_from, locale),
              to: shortDate(addDays(charge.period_to, -1), locale),
            })}
          </span>
          <strong>{amount}</strong>
        </p>
        <p className={classes.text}>
          {t('pay_fee', { lister: rental.lister?.display_name ?? '' })}
        </p>
      </div>
      <CardPayment
        user={user}
        card={card}
        label={t('pay_amount', { amount })}
        cancelLabel={t('not_now')}
        onCancel={close}
        pay={collect(charge.id)}
        onPaid={async () => {
          toast({ kind: 'success', message: t('paid', { amount }) });
          await close();
        }}
      />
    </section>
  );
}

type Paid = OperationAnswer<typeof contract.billing.getCharge>;

function collect(id: number): MoneyCall<Paid> {
  return async (idempotencyKey) => {
    const params = { id };
    try {
      return await collectCharge({ params }, { quiet: true, idempotencyKey });
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) throw error;
      // A newly saved card is charged immediately, which may have paid it.
      const { data } = await fetchCharge({ params }, { quiet: true });
      if (data.status === 'paid') return { data };
      if (data.status === 'collecting') return { status: 'processing', charge_id: id };
      throw error;
    }
  };
}
