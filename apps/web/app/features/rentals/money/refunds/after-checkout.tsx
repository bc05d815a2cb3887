import type { contract } from '@crewpad/contract';
import { toCents, toDollars } from '@crewpad/domain';
import { useCallback, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { Button } from '../../../../ui/button.tsx';
import { NotReady } from '../../forms/steps/not-ready.tsx';
import { Refusal } from '../../forms/steps/refusal.tsx';
import classes from '../money.module.css';
import { refundPayment, transactionsOf } from '../money-calls.ts';
import { KeepCreditForm } from '../reason-forms.tsx';
import { useMoney } from '../use-money.ts';
import { RefundCost, RefundForm } from './refund-form.tsx';
import { remainingOf } from './refund-values.ts';

type Transaction = contract.rentals.Transaction;

interface AfterCheckoutProps {
  rentalId: number;
  /** The tenant's name. */
  name: string;
  /** Rent paid by card for days after the check-out. */
  unused?: { amount: number; charge_id: number } | null;
  /** The same, recorded by hand, in dollars. */
  unusedManual?: number;
  /** The confirmation text. */
  done?: string;
  onDone: (message: string) => void;
}

/**
 * Money left after a check-out: unused rent can be refunded with one press, credit returned or
 * kept, and the deposit settled.
 */
export function AfterCheckout(props: AfterCheckoutProps) {
  const { rentalId, name, unused = null, unusedManual = 0, done = '', onDone } = props;
  const { t } = useTranslation('money-forms');
  const { locale } = usePage();
  const { revalidate } = useRevalidator();
  const load = useCallback(() => transactionsOf(rentalId), [rentalId]);
  const [payments, retry] = useLoaded(load);
  const [said, setSaid] = useState(done);
  const [open, setOpen] = useState<{ payment: Transaction; amount?: number } | null>(null);
  const [isKeeping, setKeeping] = useState(false);
  const [isKept, setKept] = useState(false);
  const [closed, setClosed] = useState<readonly number[]>([]);
  if (payments.state !== 'ready') return <NotReady state={payments.state} onRetry={retry} />;
  const settled = (id: number, message: string) => {
    setClosed([...closed, id]);
    setOpen(null);
    setSaid(message);
    revalidate();
  };
  if (open !== null) {
    return (
      <RefundForm
        {...open}
        onClose={() => setOpen(null)}
        onDone={(message) => settled(open.payment.id, message)}
      />
    );
  }
  const credits = isKept
    ? []
    : payments.data.filter(({ id, credit }) => credit > 0 && !closed.includes(id));
  const credit = toDollars(credits.reduce((sum, one) => sum + toCents(one.credit), 0));
  if (isKeeping) {
    return (
      <KeepCreditForm
        {...{ rentalId, name, credit }}
        onClose={() => setKeeping(false)}
        onDone={(message) => {
          setKept(true);
          setKeeping(false);
          setSaid(message);
          revalidate();
        }}
      />
    );
  }
  const rent = payments.data.find(({ id }) => id === unused?.charge_id);
  const deposits = payments.data.filter(
    ({ id, payment_for, abilities }) =>
      payment_for === 'deposit' && abilities.refund && !closed.includes(id),
  );
  return (
    <div className={classes.after}>
      <p role="status" className={classes.text}>
        {said}
      </p>
      {credits.length > 0 && (
        <div className={classes.prompt}>
          <p className={classes.promptTitle}>
            {t('credit_title', { amount: exactMoney(credit, locale) })}
          </p>
          <p className={classes.small}>{t('credit_text', { name })}</p>
          <div className={classes.ways}>
            {credits.map((payment) => (
              <Button key={payment.id} onClick={() => setOpen({ payment, amount: payment.credit })}>
                {t('credit_return', { amount: exactMoney(payment.credit, locale) })}
              </Button>
            ))}
            <Button variant="outline" onClick={() => setKeeping(true)}>
              {t('credit_keep', { amount: exactMoney(credit, locale) })}
            </Button>
          </div>
        </div>
      )}
      {unused !== null && rent !== undefined && !closed.includes(rent.id) && (
        <UnusedRent
          payment={rent}
          amount={unused.amount}
          onDone={(message) => settled(rent.id, message)}
        />
      )}
      {unusedManual > 0 && (
        <div className={classes.prompt}>
          <p className={classes.promptTitle}>
            {t('unused_title', { amount: exactMoney(unusedManual, locale) })}
          </p>
          <p className={classes.small}>
            {t('unused_manual_text', { name })}{' '}
            <Link to={`/transactions?type=manual&tenant=${rentalId}`}>
              {t('unused_manual_link')}
            </Link>
          </p>
        </div>
      )}
      {deposits.map((deposit) => (
        <div key={deposit.id} className={classes.prompt}>
          <p className={classes.promptTitle}>
            {t('deposit_held', { amount: exactMoney(remainingOf(deposit), locale) })}
          </p>
          <p className={classes.small}>{t('deposit_text', { name: deposit.tenant_name })}</p>
          <div className={classes.ways}>
            <Button onClick={() => setOpen({ payment: deposit })}>{t('settle_deposit')}</Button>
          </div>
        </div>
      ))}
      <div className={classes.ways}>
        <Button variant="outline" onClick={() => onDone(said)}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}

interface UnusedRentProps {
  payment: Transaction;
  amount: number;
  onDone: (message: string) => void;
}

function UnusedRent({ payment, amount, onDone }: UnusedRentProps) {
  const { t } = useTranslation('money-forms');
  const { locale } = usePage();
  const { busy, refused, send } = useMoney(t('refund_failed'));
  const written = exactMoney(amount, locale);
  const method = payment.provider === 'stripe' ? 'card' : 'outside';
  const refund = async () => {
    const body = { amount, reason: t('unused_reason'), method, deductions: [] } as const;
    const answer = await send({ ...body, deductions: [] }, (form, options) =>
      refundPayment({ params: { id: payment.id }, body: form }, options),
    );
    if (answer === undefined) return;
    const { state } = answer.refund;
    const end = state === 'done' || state === 'failed' ? state : 'pending';
    onDone(t(`refund_${end}`, { amount: written }));
  };
  return (
    <div className={classes.prompt}>
      <Refusal error={refused} />
      <p className={classes.promptTitle}>{t('unused_title', { amount: written })}</p>
      <RefundCost payment={payment} method={method} />
      <div className={classes.ways}>
        <Button disabled={busy} onClick={refund}>
          {t('refund_button', { amount: written })}
        </Button>
      </div>
    </div>
  );
}
