import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { REASON_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { AmountField } from '../../../../ui/form/amount-field.tsx';
import { RadioField } from '../../../../ui/form/choice-fields.tsx';
import { issuesFromServer } from '../../../../ui/form/field-issues.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { FormFoot } from '../../../../ui/form/form-foot.tsx';
import { TextAreaField } from '../../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../../ui/form/use-form-issues.ts';
import type { DialogFormProps } from '../../../rentals/index.ts';
import { Refusal } from '../../../rentals/index.ts';
import { AboutLine } from '../about-line.tsx';
import classes from '../money.module.css';
import { fieldAmount, typedAmount } from '../typed-amount.ts';
import { useMoney } from '../use-money.ts';
import { DeductionFields } from './deduction-fields.tsx';
import {
  type Deduction,
  deductionIssues,
  type RefundWay,
  refundIssues,
  remainingOf,
  returnedByBank,
  returnedOf,
} from './refund-values.ts';

const ORDER = ['amount', 'reason'];

interface RefundFormProps extends DialogFormProps {
  payment: contract.rent.Transaction;
  /** The amount to begin with; by default all that is left. */
  amount?: number;
  /** How a refund that the bank returned is made again. */
  way?: RefundWay | undefined;
}

/**
 * Refunds a payment in full or in part. For a deposit, settles it: what is not kept is returned.
 */
export function RefundForm({ payment, amount, way, onClose, onDone }: RefundFormProps) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const isDeposit = payment.payment_for === 'deposit';
  const isCard = payment.provider === 'stripe';
  // A card payment is returned another way only after a refund to the card has not worked.
  const mayReturnOutside =
    way === undefined &&
    payment.refunds.some(({ state }) => state === 'failed' || state === 'returned');
  const [method, setMethod] = useState<RefundWay>(way ?? (isCard ? 'card' : 'outside'));
  const replaced = way === undefined ? undefined : returnedByBank(payment);
  const remaining = remainingOf(payment) + (replaced?.state === 'retrying' ? replaced.amount : 0);
  const [typed, setTyped] = useState(fieldAmount(replaced?.amount ?? amount ?? remaining));
  const [deductions, setDeductions] = useState<Deduction[]>([]);
  const [reason, setReason] = useState('');
  const form = useFormIssues();
  const { busy, refused, send } = useMoney(t('refund_failed'));
  const name = payment.tenant_name;
  const returned = isDeposit ? returnedOf(remaining, deductions) : typedAmount(typed);

  const submit = async () => {
    const issues = isDeposit
      ? deductionIssues(remaining, deductions)
      : refundIssues(remaining, typed);
    if (issues.length > 0 || returned === null) return form.show(issues);
    const body = {
      amount: returned,
      reason: reason.trim() || undefined,
      method,
      ...(replaced && { replaces: replaced.id }),
      deductions: deductions.map((one) => ({
        reason: one.reason.trim(),
        for: one.for,
        amount: typedAmount(one.amount) ?? 0,
      })),
    };
    const done = await send(
      body,
      (refund, options) =>
        call(rent.refundPayment, { params: { id: payment.id }, body: refund }, options),
      ({ body: { errors } }) => form.show(issuesFromServer(errors, ORDER)),
    );
    if (done === undefined) return;
    const moved = exactMoney(done.refund.amount, locale);
    const { state } = done.refund;
    const end = state === 'done' || state === 'failed' ? state : 'pending';
    onDone(t(isDeposit ? `settle_${end}` : `refund_${end}`, { amount: moved }));
  };

  return (
    <Form form={form} onSubmit={submit}>
      <AboutLine {...payment} day={payment.paid_on} />
      {isDeposit ? (
        <DeductionFields
          remaining={remaining}
          deductions={deductions}
          onChange={setDeductions}
          form={form}
        />
      ) : (
        <AmountField
          name="amount"
          label={t('refund_amount')}
          hint={t('refund_most', { amount: exactMoney(remaining, locale) })}
          value={typed}
          onValue={(value) => {
            setTyped(value);
            form.clear('amount');
          }}
          issue={form.keyOf('amount')}
        />
      )}
      {mayReturnOutside && isCard && (
        <RadioField
          name="method"
          label={t('return_how')}
          value={method}
          onValue={setMethod}
          choices={[
            { value: 'card', label: t('return_card', { name }) },
            { value: 'outside', label: t('return_outside') },
          ]}
        />
      )}
      <TextAreaField
        name="reason"
        label={t('reason')}
        hint={t('message_hint', { name })}
        optional
        rows={2}
        maxLength={REASON_MAX}
        value={reason}
        onValue={setReason}
        issue={form.keyOf('reason')}
      />
      <RefundCost payment={payment} method={method} />
      <div>
        {!refused?.body.errors && <Refusal error={refused} />}
        <FormFoot
          save={
            returned === null || returned < 0
              ? t('refund')
              : t(isDeposit ? 'settle_button' : 'refund_button', {
                  amount: exactMoney(returned, locale),
                })
          }
          busy={busy}
          onCancel={onClose}
        />
      </div>
    </Form>
  );
}

/** The cost of a refund for the lister, and who moves the money. */
export function RefundCost(props: {
  payment: Pick<contract.rent.Transaction, 'provider' | 'fee'>;
  method: 'card' | 'outside';
}) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const { provider, fee } = props.payment;
  if (provider !== 'stripe') return <p className={classes.cost}>{t('cost_manual')}</p>;
  if (props.method === 'outside') return <p className={classes.cost}>{t('cost_outside')}</p>;
  return (
    <p className={classes.cost}>
      {fee ? t('cost_fee', { fee: exactMoney(fee, locale) }) : t('cost_card')}
    </p>
  );
}
