import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { DEDUCTION_PURPOSES, REASON_MAX } from '@crewpad/domain';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { AmountField } from '../../../../ui/form/amount-field.tsx';
import { RadioField } from '../../../../ui/form/choice-fields.tsx';
import { issuesFromServer } from '../../../../ui/form/field-issues.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { FormFoot } from '../../../../ui/form/form-foot.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../../ui/form/text-field.tsx';
import { type FormIssues, useFormIssues } from '../../../../ui/form/use-form-issues.ts';
import { type DialogFormProps, Refusal } from '../../../rentals/index.ts';
import { sumsClass } from '../money-classes.ts';
import { AboutLine } from '../reason-forms.tsx';
import { fieldAmount, typedAmount, useMoney } from '../use-money.ts';
import {
  type Deduction,
  deductionField,
  deductionIssues,
  type RefundWay,
  refundIssues,
  remainingOf,
  returnedByBank,
  returnedOf,
} from './refund-values.ts';

const costClass =
  'm-0 rounded-sm border border-l-3 border-line border-l-line-strong bg-sunken p-4 text-xs [.prompt_&]:border-0 [.prompt_&]:p-0';

interface DeductionFieldsProps {
  /** What is held. */
  remaining: number;
  deductions: readonly Deduction[];
  onChange: (deductions: Deduction[]) => void;
  form: FormIssues;
}

/**
 * A lister's deductions from a deposit with reasons. The rest is returned, so the total is always
 * the held amount.
 */
function DeductionFields(props: DeductionFieldsProps) {
  const { remaining, deductions, onChange, form } = props;
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const refundAmount = returnedOf(remaining, deductions);
  const set = (at: number, change: Partial<Deduction>) => {
    onChange(
      deductions.map((deduction, index) =>
        index === at ? { ...deduction, ...change } : deduction,
      ),
    );
    form.clear(...Object.keys(change).map((part) => deductionField(at, part as keyof Deduction)));
  };
  return (
    <>
      {deductions.map(({ reason, for: purpose, amount }, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields hold no state of their own.
          key={at}
          className="m-0 grid min-w-0 gap-4 border-0 p-0 sm:[grid-template-columns:1.6fr_1fr_auto] sm:items-end [&_legend]:mb-2 [&_legend]:p-0 [&_legend]:font-bold [&>button]:justify-self-start"
        >
          <legend>{t('deduction', { number: at + 1 })}</legend>
          <TextField
            name={deductionField(at, 'reason')}
            label={t('deduction_reason')}
            maxLength={REASON_MAX}
            value={reason}
            onValue={(value) => set(at, { reason: value })}
            issue={form.keyOf(deductionField(at, 'reason'))}
          />
          <SelectField
            name={deductionField(at, 'for')}
            label={t('deduction_for')}
            value={purpose}
            onValue={(value) => {
              const purpose = DEDUCTION_PURPOSES.find((option) => option === value);
              if (purpose !== undefined) set(at, { for: purpose });
            }}
          >
            {DEDUCTION_PURPOSES.map((option) => (
              <option key={option} value={option}>
                {t(`purpose_${option}`, { ns: 'common' })}
              </option>
            ))}
          </SelectField>
          <AmountField
            name={deductionField(at, 'amount')}
            label={t('amount')}
            value={amount}
            onValue={(value) => set(at, { amount: value })}
            issue={form.keyOf(deductionField(at, 'amount'))}
          />
          <Button
            variant="subtle"
            onClick={() => {
              onChange(deductions.filter((_, index) => index !== at));
              form.show([]);
            }}
          >
            {t('remove')}
          </Button>
        </fieldset>
      ))}
      <div>
        <Button
          variant="outline"
          onClick={() => onChange([...deductions, { reason: '', for: 'damage', amount: '' }])}
        >
          <IconPlus aria-hidden size={18} />
          {t('add_deduction')}
        </Button>
      </div>
      <div role="status" className={sumsClass}>
        <dl>
          <div>
            <dt>{t('held')}</dt>
            <dd>{exactMoney(remaining, locale)}</dd>
          </div>
          <div>
            <dt>{t('kept')}</dt>
            <dd>{exactMoney(remaining - refundAmount, locale)}</dd>
          </div>
          <div>
            <dt>{t('goes_back')}</dt>
            <dd>{exactMoney(Math.max(0, refundAmount), locale)}</dd>
          </div>
        </dl>
      </div>
    </>
  );
}

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
  const replacedRefund = way === undefined ? undefined : returnedByBank(payment);
  const remaining =
    remainingOf(payment) + (replacedRefund?.state === 'retrying' ? replacedRefund.amount : 0);
  const [amountText, setAmountText] = useState(
    fieldAmount(replacedRefund?.amount ?? amount ?? remaining),
  );
  const [deductions, setDeductions] = useState<Deduction[]>([]);
  const [reason, setReason] = useState('');
  const form = useFormIssues();
  const { busy, refusal, send } = useMoney(t('refund_failed'));
  const name = payment.tenant_name;
  const refundAmount = isDeposit ? returnedOf(remaining, deductions) : typedAmount(amountText);

  const submit = async () => {
    const issues = isDeposit
      ? deductionIssues(remaining, deductions)
      : refundIssues(remaining, amountText);
    if (issues.length > 0 || refundAmount === null) return form.show(issues);
    const body = {
      amount: refundAmount,
      reason: reason.trim() || undefined,
      method,
      ...(replacedRefund && { replaces: replacedRefund.id }),
      deductions: deductions.map((deduction) => ({
        reason: deduction.reason.trim(),
        for: deduction.for,
        amount: typedAmount(deduction.amount) ?? 0,
      })),
    };
    const answer = await send(
      body,
      (refund, options) =>
        call(rent.refundPayment, { params: { id: payment.id }, body: refund }, options),
      ({ body: { errors } }) => form.show(issuesFromServer(errors, ORDER)),
    );
    if (answer === undefined) return;
    const refundedAmount = exactMoney(answer.refund.amount, locale);
    const { state } = answer.refund;
    const end = state === 'done' || state === 'failed' ? state : 'pending';
    onDone(t(isDeposit ? `settle_${end}` : `refund_${end}`, { amount: refundedAmount }));
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
          value={amountText}
          onValue={(value) => {
            setAmountText(value);
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
        {!refusal?.body.errors && <Refusal error={refusal} />}
        <FormFoot
          save={
            refundAmount === null || refundAmount < 0
              ? t('refund')
              : t(isDeposit ? 'settle_button' : 'refund_button', {
                  amount: exactMoney(refundAmount, locale),
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
  if (provider !== 'stripe') return <p className={costClass}>{t('cost_manual')}</p>;
  if (props.method === 'outside') return <p className={costClass}>{t('cost_outside')}</p>;
  return (
    <p className={costClass}>
      {fee ? t('cost_fee', { fee: exactMoney(fee, locale) }) : t('cost_card')}
    </p>
  );
}
