import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import {
  CARD_AMOUNT_MAX,
  CARD_AMOUNT_MIN,
  PAYMENT_PURPOSES,
  REASON_MAX,
  toCents,
} from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { AmountField } from '../../../../ui/form/amount-field.tsx';
import { type FieldIssue, issuesFromServer } from '../../../../ui/form/field-issues.ts';
import formClasses from '../../../../ui/form/form.module.css';
import { Form } from '../../../../ui/form/form.tsx';
import { FormFoot } from '../../../../ui/form/form-foot.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../../ui/form/use-form-issues.ts';
import { isPayoutReady, PayoutGuide } from '../../../payouts/index.ts';
import type { DialogFormProps } from '../../../rentals/index.ts';
import { NotReady, Refusal } from '../../../rentals/index.ts';
import classes from '../money.module.css';
import { typedAmount } from '../typed-amount.ts';
import { useMoney } from '../use-money.ts';
import { FeeLines } from './fee-lines.tsx';

const ORDER = ['payment_for', 'amount', 'notes'];

type RequestFormProps = DialogFormProps & { name: string } & (
    | { rental: contract.rentals.Rental }
    /** The sent request to change. */
    | { request: contract.rent.PaymentRequest }
  );

/**
 * Requests a card payment from a tenant, or edits the request. Shows fee and net amount before
 * sending.
 */
export function RequestForm(props: RequestFormProps) {
  const [ready, retry] = useLoaded(isPayoutReady);
  if (ready.state !== 'ready') return <NotReady state={ready.state} onRetry={retry} />;
  return ready.data ? <LoadedForm {...props} /> : <PayoutGuide onClose={props.onClose} />;
}

function LoadedForm({ name, onClose, onDone, ...about }: RequestFormProps) {
  const { t } = useTranslation('rent/dialogs');
  const sent = 'request' in about ? about.request : undefined;
  const [purpose, setPurpose] = useState<string>(sent?.payment_for ?? '');
  const [typed, setTyped] = useState(sent?.amount.toFixed(2) ?? '');
  const [notes, setNotes] = useState(sent?.notes ?? '');
  const form = useFormIssues();
  const { busy, refused, send } = useMoney(
    t(sent === undefined ? 'request_failed' : 'request_edit_failed'),
  );
  const amount = typedAmount(typed);

  const submit = async () => {
    const payment_for = PAYMENT_PURPOSES.find((one) => one === purpose);
    const issues = requestIssues(payment_for, amount);
    if (payment_for === undefined || amount === null || issues.length > 0) return form.show(issues);
    const body = { payment_for, amount, notes: notes.trim() };
    const done = await send(
      body,
      (request, options) =>
        'request' in about
          ? call(
              rent.updatePaymentRequest,
              { params: { id: about.request.id }, body: request },
              options,
            )
          : call(
              rent.sendPaymentRequest,
              { body: { ...request, tenant_id: about.rental.id } },
              options,
            ),
      ({ body: { errors } }) => form.show(issuesFromServer(errors, ORDER)),
    );
    if (done !== undefined) onDone(t(sent === undefined ? 'request_done' : 'request_edited'));
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
              {t(`purpose_${one}`, { ns: 'common' })}
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
        {sent?.hold === 'bank_confirmation' && (
          <p className={classes.text}>{t('request_edit_waits', { name })}</p>
        )}
        <p className={classes.text}>
          {t(sent === undefined ? 'request_text' : 'request_edit_text', { name })}
        </p>
        <FormFoot
          save={t(sent === undefined ? 'request_send' : 'request_save')}
          busy={busy}
          onCancel={onClose}
        />
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
