import type { contract, OperationAnswer } from '@crewpad/contract';
import { billing } from '@crewpad/contract/endpoints';
import { addDays } from '@crewpad/domain';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { exactMoney, shortDate } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { toast } from '../../../../ui/toast.ts';
import { CardPayment } from '../../../billing/index.ts';
import type { MyRental, Payer } from '../load-my-rentals.ts';
import classes from './pay-rent.module.css';

type Collected = Extract<OperationAnswer<typeof contract.billing.collectCharge>, { data: unknown }>;

const MY_RENTALS = '/my-crashpad';

interface PayRentProps {
  rental: MyRental;
  charge: NonNullable<MyRental['open_charge']>;
  payer: Payer;
}

/** Pays due rent: the card, and the exact amount. */
export function PayRent({ rental, charge, payer: { user, card } }: PayRentProps) {
  const { t } = useTranslation('rent/tenant/money');
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
      <CardPayment<Collected>
        user={user}
        card={card}
        label={t('pay_amount', { amount })}
        cancelLabel={t('not_now')}
        onCancel={close}
        pay={(idempotencyKey) =>
          call(
            billing.collectCharge,
            { params: { id: charge.id } },
            { quiet: true, idempotencyKey },
          )
        }
        onPaid={async ({ data }) => {
          // An entry may have lowered what was left to charge.
          const charged = exactMoney(data.amount, locale);
          toast({ kind: 'success', message: t('paid', { amount: charged }) });
          await close();
        }}
        onPaidElsewhere={async (_paid, message) => {
          toast({ kind: 'info', message });
          await close();
        }}
      />
    </section>
  );
}
