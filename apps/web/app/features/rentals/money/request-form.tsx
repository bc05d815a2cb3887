import type { contract } from '@crewpad/contract';
import {
  CARD_AMOUNT_MAX,
  CARD_AMOUNT_MIN,
  PAYMENT_PURPOSES,
  REASON_MAX,
  toCents,
} from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { AmountField } from '../../../ui/form/amount-field.tsx';
import { type FieldIssue, issuesFromServer } from '../../../ui/form/field-issues.ts';
import formClasses from '../../../ui/form/form.module.css';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { NotReady } from '../forms/not-ready.tsx';
import { Refusal } from '../forms/refusal.tsx';
import type { DialogFormProps } from '../forms/rental-dialog-context.ts';
import { FeeLines } from './fee-lines.tsx';
import classes from './money.module.css';
import { isPayoutReady, sendPaymentRequest } from './money-calls.ts';
import { PayoutGuide } from './payout-guide.tsx';
import { typedAmount } from './typed-amount.ts';
import { useMoney } from './use-money.ts';

const ORDER = ['payment_for', 'amount', 'notes'];

interface RequestFormProps extends DialogFormProps {
  rental: contract.rentals.Rental;
  name: string;
}

/** Asks a tenant for a payment by card. Fee and net amount are shown before it is sent. */
export function RequestForm(props: RequestFormProps) {
  const [ready, retry] = useLoaded(isPayoutReady);
  if (ready.state !== 'ready') return <NotReady state={ready.state} onRetry={retry} />;
  return ready.data ? <LoadedForm {...props} /> : <PayoutGuide onClose={props.onClose} />;
}

function LoadedForm({ rental, name, onClose, onDone }: RequestFormProps) {
  const { t } = useTranslation('money-forms');
  const [purpose, setPurpose] = useState('');
  const [typed, setTyped] = useState('');
  const [notes, setNotes] = useState('');
  const form = useFormIssues();
  const { busy, refused, send } = useMoney(t('request_failed'));
  const amount = typedAmount(typed);

  const submit = async () => {
    const payment_for = PAYMENT_PURPOSES.find((one) => one === purpose);
    const issues = requestIssues(payment_for, amount);
    if (payment_for === undefined || amount === null || issues.length > 0) return form.show(issues);
    const body = {
      tenant_id: rental.id,
      payment_for,
      amount,
      notes: notes.trim() || undefined,
    };
    const done = await send(
      body,
      (request, options) => sendPaymentRequest({ body: request }, options),
      ({ body: { errors } }) => form.show(issuesFromServer(errors, ORDER)),
    );
    if (done !== undefined) onDone(t('request_done'));
  };

  return (
    <Form form={form} onSubmit={submit}>
      <div className={formClasses.two}>
        <SelectField
          name="payment_for"
          label={t('purpose')}
          value={purpose}
          onValue={(value) => {
            setPurpose(value);
            form.clear('payment_for');
          }}
          issue={form.keyOf('payment_for')}
        >
          <option value="">{t('choose_purpose')}</option>
          {PAYMENT_PURPOSES.map((one) => (
            <option key={one} value={one}>
              {t(`purpose_${one}`)}
            </option>
          ))}
        </SelectField>
        <AmountField
          name="amount"
          label={t('amount')}
          hint={t('card_range')}
          value={typed}
          onValue={(value) => {
            setTyped(value);
            form.clear('amount');
          }}
          issue={form.keyOf('amount')}
        />
      </div>
      <TextAreaField
        name="notes"
        label={t('message')}
        hint={t('message_hint', { name })}
        optional
        rows={3}
        maxLength={REASON_MAX}
        value={notes}
        onValue={setNotes}
        issue={form.keyOf('notes')}
      />
      <FeeLines amount={amount} />
      <div>
        {refused?.body.error_code === 'PAYOUT_SETUP_REQUIRED' ? (
          <PayoutGuide />
        ) : (
          !refused?.body.errors && <Refusal error={refused} />
        )}
        <p className={classes.text}>{t('request_text', { name })}</p>
        <FormFoot save={t('request_send')} busy={busy} onCancel={onClose} />
      </div>
    </Form>
  );
}

function requestIssues(purpose: string | undefined, amount: number | null): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (purpose === undefined) {
    issues.push({ field: 'payment_for', key: 'please_select_a_payment_type' });
  }
  const cents = toCents(amount ?? 0);
  if (cents < CARD_AMOUNT_MIN) {
    issues.push({ field: 'amount', key: 'please_fill_in_all_required_fields_correctly' });
  } else if (cents > CARD_AMOUNT_MAX) issues.push({ field: 'amount', key: 'is_too_large' });
  return issues;
}
