import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import type { PresetReason } from '@crewpad/domain';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { allPages } from '../../../../lib/all-pages.ts';
import { call } from '../../../../lib/browser-call.ts';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { Button } from '../../../../ui/button.tsx';
import {
  NotReady,
  Refusal,
  retriedLines,
  type SettlementPart,
  settlementParts,
} from '../../../rentals/index.ts';
import { textClass } from '../money-classes.ts';
import { PaymentForm } from '../payment-form.tsx';
import { KeepCreditForm } from '../reason-forms.tsx';
import { useMoney } from '../use-money.ts';
import { RefundCost, RefundForm } from './refund-form.tsx';
import { type RefundWay, remainingOf, returnedByBank } from './refund-values.ts';
import { targetOfRental } from './settlement.ts';
import { LineText } from './settlement-preview.tsx';

const promptClass =
  'prompt m-0 rounded-sm border border-l-3 border-line border-l-line-strong bg-sunken p-4';

/** The payments of a rental, newest first. */
export const transactionsOf = (tenant_id: number): Promise<contract.rent.Transaction[]> =>
  allPages((page) =>
    call(rent.getTransactions, { query: { ...page, tenant_id } }, { quiet: true }),
  );

type Transaction = contract.rent.Transaction;

interface AfterCheckoutProps {
  /** A rental whose check-out is set. */
  rental: contract.rentals.Rental;
  /** The tenant's name. */
  name: string;
  /** What is left; by default that of the ended stay. */
  settlement?: contract.rentals.Settlement;
  /** Only this part. */
  part?: SettlementPart;
  /** The confirmation text. */
  done?: string;
  onDone: (message: string) => void;
}

type OpenForm =
  | { form: 'refund'; payment: Transaction; amount?: number; way?: RefundWay }
  | { form: 'keep'; credit: number }
  | { form: 'payment' };

/**
 * Money left after a check-out, each part with its button: unused rent is returned with one press
 * for each payment, credit returned or kept, open rent recorded, and the deposit settled.
 */
export function AfterCheckout(props: AfterCheckoutProps) {
  const { rental, name, settlement = rental.settlement, part: only, done = '', onDone } = props;
  const { id: rentalId, checkout_date: end } = rental;
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const { revalidate } = useRevalidator();
  const load = useCallback(() => transactionsOf(rentalId), [rentalId]);
  const [payments, retry] = useLoaded(load);
  const [notice, setNotice] = useState(done);
  const [open, setOpen] = useState<OpenForm | null>(null);
  const [closedParts, setClosedParts] = useState<readonly SettlementPart[]>([]);
  const [returnedIds, setReturnedIds] = useState<readonly number[]>([]);
  if (payments.state !== 'ready') return <NotReady state={payments.state} onRetry={retry} />;
  const close = () => setOpen(null);
  const goOn = (message: string) => {
    setOpen(null);
    setNotice(message);
    revalidate();
    retry();
  };
  const settle = (part: SettlementPart) => (message: string) => {
    if (only !== undefined) return onDone(message);
    setClosedParts([...closedParts, part]);
    goOn(message);
  };
  const unusedRows = (settlement?.unused?.rows ?? []).filter(
    ({ charge_id }) => !returnedIds.includes(charge_id),
  );
  const settleUnused = (chargeId: number) => (message: string) => {
    if (unusedRows.length < 2) return settle('unused')(message);
    setReturnedIds([...returnedIds, chargeId]);
    goOn(message);
  };
  if (open?.form === 'refund') {
    const { payment, amount, way } = open;
    const part =
      way !== undefined
        ? 'retried'
        : payment.payment_for === 'deposit'
          ? 'deposit'
          : payment.credit
            ? 'credit'
            : 'manual';
    return (
      <RefundForm
        payment={payment}
        {...(amount !== undefined && { amount })}
        way={way}
        onClose={close}
        onDone={settle(part)}
      />
    );
  }
  if (open?.form === 'keep') {
    const { credit } = open;
    return (
      <KeepCreditForm {...{ rentalId, name, credit }} onClose={close} onDone={settle('credit')} />
    );
  }
  if (open?.form === 'payment') {
    return (
      <PaymentForm target={targetOfRental(rental, name)} onClose={close} onDone={settle('open')} />
    );
  }
  // What has one way only needs no question before it.
  const [onlySource, ...moreSources] =
    only === 'deposit' || only === 'manual' ? sourcesOf(payments.data, only, end) : [];
  if (only !== undefined && onlySource !== undefined && moreSources.length === 0) {
    const left = settlement && settlementParts(settlement).find(({ part }) => part === only);
    return (
      <RefundForm
        payment={onlySource}
        {...(only !== 'deposit' &&
          left && { amount: Math.min(left.amount, remainingOf(onlySource)) })}
        onClose={() => onDone('')}
        onDone={onDone}
      />
    );
  }
  const parts = settlement === null ? [] : settlementParts(settlement);
  return (
    <>
      <div className="after grid gap-4">
        {notice !== '' && (
          <p role="status" className={textClass}>
            {notice}
          </p>
        )}
        {parts
          .filter(
            ({ part }) => !closedParts.includes(part) && (only === undefined || part === only),
          )
          .map(({ part, amount }) => {
            const amountText = exactMoney(amount, locale);
            if (part === 'unused') {
              return unusedRows.map((row) => {
                const rent = payments.data.find(({ id }) => id === row.charge_id);
                const own = { amount: row.amount, onDone: settleUnused(row.charge_id) };
                return rent && <UnusedRent key={rent.id} payment={rent} {...own} />;
              });
            }
            if (part === 'retried' && settlement !== null) {
              return retriedLines(settlement).map((line, at) => {
                const id = settlement?.refunds_retried?.[at]?.refund_id;
                const payment = payments.data.find(
                  (candidate) => returnedByBank(candidate)?.id === id,
                );
                const request = payment && ({ form: 'refund', payment, way: 'outside' } as const);
                return (
                  <div key={id} className={promptClass}>
                    <p className="mx-0 mt-0 mb-1 font-bold">
                      <LineText line={line} who={name} />
                    </p>
                    <p className="m-0 text-xs text-muted [.sums_&]:mt-2">{t('retried_text')}</p>
                    <div className="mt-4 flex flex-wrap gap-2">
                      {request && (
                        <Button onClick={() => setOpen(request)}>{t('retried_button')}</Button>
                      )}
                    </div>
                  </div>
                );
              });
            }
            return (
              <div key={part} className={promptClass}>
                <p className="mx-0 mt-0 mb-1 font-bold">
                  {t(TITLES[part], { amount: amountText })}
                </p>
                <p className="m-0 text-xs text-muted [.sums_&]:mt-2">
                  {t(`${part}_text`, { name })}
                </p>
                <div className="mt-4 flex flex-wrap gap-2">
                  {sourcesOf(payments.data, part, end).map((payment) => {
                    const most = Math.min(
                      amount,
                      part === 'credit' ? payment.credit : remainingOf(payment),
                    );
                    return (
                      <Button
                        key={payment.id}
                        onClick={() =>
                          setOpen({
                            form: 'refund',
                            payment,
                            ...(part !== 'deposit' && { amount: most }),
                          })
                        }
                      >
                        {part === 'deposit'
                          ? t('settle_deposit')
                          : t('credit_return', { amount: exactMoney(most, locale) })}
                      </Button>
                    );
                  })}
                  {part === 'credit' && (
                    <Button
                      variant="outline"
                      onClick={() => setOpen({ form: 'keep', credit: amount })}
                    >
                      {t('credit_keep', { amount: amountText })}
                    </Button>
                  )}
                  {part === 'open' && (
                    <Button onClick={() => setOpen({ form: 'payment' })}>{t('open_record')}</Button>
                  )}
                </div>
              </div>
            );
          })}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => onDone(notice)}>
          {t('close', { ns: 'common' })}
        </Button>
      </div>
    </>
  );
}

const TITLES = {
  manual: 'unused_title',
  credit: 'credit_title',
  open: 'open_title',
  deposit: 'deposit_held',
  pending: 'pending_title',
  retried: 'pending_title',
} as const;

/** The payments that a part comes from, newest first. */
function sourcesOf(
  payments: readonly Transaction[],
  part: SettlementPart,
  end: string | null,
): Transaction[] {
  const possible = payments.filter(({ abilities }) => abilities.refund);
  if (part === 'credit') return possible.filter(({ credit }) => credit > 0);
  if (part === 'deposit') return possible.filter((payment) => payment.payment_for === 'deposit');
  if (part !== 'manual') return [];
  return possible.filter(
    ({ provider, periods }) =>
      provider !== 'stripe' && periods.some(({ period_to }) => end !== null && period_to > end),
  );
}

interface UnusedRentProps {
  payment: Transaction;
  amount: number;
  /** Without a message it stays to be settled. */
  onDone: (message: string) => void;
}

function UnusedRent({ payment, amount, onDone }: UnusedRentProps) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const { busy, refusal, send } = useMoney(t('refund_failed'));
  const amountText = exactMoney(amount, locale);
  const method = payment.provider === 'stripe' ? 'card' : 'outside';
  const refund = async () => {
    const reason: PresetReason = 'unused_days';
    const body = { amount, reason, method, deductions: [] } as const;
    const answer = await send({ ...body, deductions: [] }, (form, options) =>
      call(rent.refundPayment, { params: { id: payment.id }, body: form }, options),
    );
    if (answer === undefined) return;
    const { state } = answer.refund;
    const end = state === 'done' || state === 'failed' ? state : 'pending';
    onDone(t(`refund_${end}`, { amount: amountText }));
  };
  return (
    <div className={promptClass}>
      <Refusal error={refusal} />
      <p className="mx-0 mt-0 mb-1 font-bold">{t('unused_title', { amount: amountText })}</p>
      <RefundCost payment={payment} method={method} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="accent" disabled={busy} onClick={refund}>
          {t('refund_button', { amount: amountText })}
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => onDone('')}>
          {t('unused_later')}
        </Button>
      </div>
    </div>
  );
}
