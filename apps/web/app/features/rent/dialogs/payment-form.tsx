import { rent } from '@crewpad/contract/endpoints';
import { MANUAL_PAYMENT_METHODS, PAYMENT_PURPOSES, REASON_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { AmountField } from '../../../ui/form/amount-field.tsx';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import formClasses from '../../../ui/form/form.module.css';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import type { DialogFormProps } from '../../rentals/index.ts';
import { Refusal } from '../../rentals/index.ts';
import { CoveredLines } from './covered-lines.tsx';
import classes from './money.module.css';
import { type PaymentTarget, suggestedAmount } from './refunds/settlement.ts';
import { fieldAmount, typedAmount } from './typed-amount.ts';
import { useMoney } from './use-money.ts';
import { usePreview } from './use-preview.ts';

const ORDER = ['amount', 'payment_method', 'payment_for', 'paid_on', 'notes'];

interface PaymentFormProps extends DialogFormProps {
  target: PaymentTarget;
}

/** Records a manual payment. Defaults to the amount owed, so that two taps are enough. */
export function PaymentForm({ target, onClose, onDone }: PaymentFormProps) {
  const { t } = useTranslation('rent/dialogs');
  const [purpose, setPurpose] = useState<string>('rent');
  // null for the suggested amount, until one is typed.
  const [typed, setTyped] = useState<string | null>(null);
  const [method, setMethod] = useState<string>('cash');
  const [paidOn, setPaidOn] = useState('');
  const [notes, setNotes] = useState('');
  const form = useFormIssues();
  const { busy, refused, send } = useMoney(t('payment_failed'));
  const amount = typed ?? fieldAmount(suggestedAmount(target, purpose));

  const asked = {
    tenant_id: target.rental_id,
    amount: typedAmount(amount),
    period_from: target.period_from,
  };
  const [preview, readAgain] = usePreview(asked, purpose === 'rent');

  const submit = async () => {
    const dollars = typedAmount(amount);
    if (dollars === null) return form.show([{ field: 'amount', key: 'amount_required' }]);
    const body = {
      tenant_id: target.rental_id,
      amount: dollars,
      payment_method: MANUAL_PAYMENT_METHODS.find((one) => one === method),
      payment_for: PAYMENT_PURPOSES.find((one) => one === purpose),
      paid_on: paidOn || undefined,
      period_from: purpose === 'rent' ? target.period_from : undefined,
      notes: notes.trim() || undefined,
      shown: purpose === 'rent' ? preview?.covers : undefined,
    };
    const done = await send(
      body,
      (payment, options) => call(rent.addPayment, { body: payment }, options),
      ({ body: { errors, covers } }) => {
        // Other rent would be covered than was shown, with other credit.
        if (covers) readAgain();
        form.show(issuesFromServer(errors, ORDER));
      },
    );
    if (done !== undefined) onDone(t('payment_done'));
  };

  return (
    <Form form={form} onSubmit={submit}>
      <div className={formClasses.two}>
        <AmountField
          name="amount"
          label={t('amount')}
          value={amount}
          onValue={(value) => {
            setTyped(value);
            form.clear('amount');
          }}
          issue={form.keyOf('amount')}
        />
        <SelectField
          name="payment_method"
          label={t('method')}
          value={method}
          onValue={setMethod}
          issue={form.keyOf('payment_method')}
        >
          {MANUAL_PAYMENT_METHODS.map((one) => (
            <option key={one} value={one}>
              {t(`method_${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {purpose === 'rent' && <CoveredLines preview={preview} />}
      <details className={classes.more}>
        <DisclosureSummary>{t('more')}</DisclosureSummary>
        <div className={formClasses.form}>
          <div className={formClasses.two}>
            <SelectField
              name="payment_for"
              label={t('purpose')}
              value={purpose}
              onValue={setPurpose}
              issue={form.keyOf('payment_for')}
            >
              {PAYMENT_PURPOSES.map((one) => (
                <option key={one} value={one}>
                  {t(`purpose_${one}`, { ns: 'common' })}
                </option>
              ))}
            </SelectField>
            <TextField
              name="paid_on"
              label={t('paid_on')}
              hint={t('paid_on_hint')}
              type="date"
              optional
              value={paidOn}
              onValue={(value) => {
                setPaidOn(value);
                form.clear('paid_on');
              }}
              issue={form.keyOf('paid_on')}
            />
          </div>
          <TextAreaField
            name="notes"
            label={t('notes')}
            optional
            rows={3}
            maxLength={REASON_MAX}
            value={notes}
            onValue={setNotes}
            issue={form.keyOf('notes')}
          />
        </div>
      </details>
      <div>
        {!refused?.body.errors && <Refusal error={refused} />}
        <p className={classes.text}>{t('payment_text')}</p>
        <FormFoot save={t('payment_save')} busy={busy} onCancel={onClose} />
      </div>
    </Form>
  );
}
