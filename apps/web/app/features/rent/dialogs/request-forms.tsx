import type { contract } from '@crewpad/contract';
import { billing, rent } from '@crewpad/contract/endpoints';
import {
  CARD_AMOUNT_MAX,
  CARD_AMOUNT_MIN,
  localDate,
  PAYMENT_PURPOSES,
  REASON_MAX,
  toCents,
} from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { AmountField } from '../../../ui/form/amount-field.tsx';
import { actionsClass, dangerClass } from '../../../ui/form/dialog-form-classes.ts';
import { type FieldIssue, issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { twoClass } from '../../../ui/form/form-classes.ts';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { isPayoutReady, PayoutGuide } from '../../payouts/index.ts';
import { type DialogFormProps, NotReady, Refusal } from '../../rentals/index.ts';
import { sumsClass, textClass } from './money-classes.ts';
import { AboutLine } from './reason-forms.tsx';
import { leftOf } from './refunds/settlement.ts';
import { feeOf, typedAmount, useMoney } from './use-money.ts';

/** The fee of a card payment for the lister. */
export function FeeLines({ amount }: { amount: number | null }) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const fee = feeOf(amount);
  if (amount === null || fee === null) return null;
  const lines = [
    ['fee_tenant_pays', amount],
    ['fee_fee', -fee.fee],
    ['fee_you_receive', fee.net],
  ] as const;
  return (
    <div role="status" className={sumsClass}>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{exactMoney(value, locale)}</dd>
          </div>
        ))}
      </dl>
      <p className="m-0 text-xs text-muted [.sums_&]:mt-2">{t('fee_about')}</p>
    </div>
  );
}

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
  const editedRequest = 'request' in about ? about.request : undefined;
  const [purpose, setPurpose] = useState<string>(editedRequest?.payment_for ?? '');
  const [amountText, setAmountText] = useState(editedRequest?.amount.toFixed(2) ?? '');
  const [notes, setNotes] = useState(editedRequest?.notes ?? '');
  const form = useFormIssues();
  const { busy, refusal, send } = useMoney(
    t(editedRequest === undefined ? 'request_failed' : 'request_edit_failed'),
  );
  const amount = typedAmount(amountText);

  const submit = async () => {
    const payment_for = PAYMENT_PURPOSES.find((value) => value === purpose);
    const issues = requestIssues(payment_for, amount);
    if (payment_for === undefined || amount === null || issues.length > 0) return form.show(issues);
    const body = { payment_for, amount, notes: notes.trim() };
    const answer = await send(
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
    if (answer !== undefined)
      onDone(t(editedRequest === undefined ? 'request_done' : 'request_edited'));
  };

  return (
    <Form form={form} onSubmit={submit}>
      <div className={twoClass}>
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
          {PAYMENT_PURPOSES.map((option) => (
            <option key={option} value={option}>
              {t(`purpose_${option}`, { ns: 'common' })}
            </option>
          ))}
        </SelectField>
        <AmountField
          name="amount"
          label={t('amount')}
          hint={t('card_range')}
          value={amountText}
          onValue={(value) => {
            setAmountText(value);
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
        {refusal?.body.error_code === 'PAYOUT_SETUP_REQUIRED' ? (
          <PayoutGuide />
        ) : (
          !refusal?.body.errors && <Refusal error={refusal} />
        )}
        {editedRequest?.hold === 'bank_confirmation' && (
          <p className={textClass}>{t('request_edit_waits', { name })}</p>
        )}
        <p className={textClass}>
          {t(editedRequest === undefined ? 'request_text' : 'request_edit_text', { name })}
        </p>
        <FormFoot
          save={t(editedRequest === undefined ? 'request_send' : 'request_save')}
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

interface WithdrawFormProps extends DialogFormProps {
  request: contract.rent.PaymentRequest;
  name: string;
}

/** Withdraws an unpaid payment request. */
export function WithdrawForm({ request, name, onClose, onDone }: WithdrawFormProps) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const [reason, setReason] = useState('');
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();
  const submit = async () => {
    const params = { id: request.id };
    const body = { reason: reason.trim() || null };
    const answer = await send(
      () => call(rent.deletePaymentRequest, { params, body }, { quiet: true }),
      ({ body: { errors } }) => form.show(issuesFromServer(errors, ['reason'])),
    );
    if (answer !== undefined) onDone(t('withdrawn'));
  };
  return (
    <Form form={form} onSubmit={submit}>
      <div>
        {!refusal?.body.errors && <Refusal error={refusal} />}
        <AboutLine {...request} day={localDate(new Date(request.created_at), request.time_zone)} />
        <p className={textClass}>
          {t('withdraw_text', { name, amount: exactMoney(request.amount, locale) })}
        </p>
        {request.hold === 'bank_confirmation' && (
          <p className={textClass}>{t('withdraw_waits', { name })}</p>
        )}
        <TextAreaField
          name="reason"
          label={t('reason')}
          hint={t('message_hint', { name })}
          optional
          rows={2}
          maxLength={REASON_MAX}
          value={reason}
          onValue={(value) => {
            setReason(value);
            form.clear('reason');
          }}
          issue={form.keyOf('reason')}
        />
        <div className={actionsClass}>
          <Button variant="outline" onClick={onClose}>
            {t('withdraw_keep')}
          </Button>
          <Button type="submit" aria-disabled={busy} className={dangerClass}>
            {t('withdraw_button')}
          </Button>
        </div>
      </div>
    </Form>
  );
}

interface CollectFormProps extends DialogFormProps {
  row: contract.reports.RentRow;
}

/** Charges the tenant's card again for due rent. */
export function CollectForm({ row, onClose, onDone }: CollectFormProps) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const { busy, refusal, send } = useMoney(t('collect_failed'));
  const remainder = leftOf(row);
  const amount = exactMoney(remainder, locale);
  const { charge_id: id } = row;
  const submit = async () => {
    if (id === null) return;
    const answer = await send({}, (_, options) =>
      call(billing.collectCharge, { params: { id } }, options),
    );
    if (answer === undefined) return;
    if ('data' in answer) {
      onDone(t('collect_done', { amount: exactMoney(answer.data.amount, locale) }));
    } else onDone(t(answer.status === 'processing' ? 'collect_processing' : 'collect_action'));
  };
  return (
    <Form onSubmit={submit}>
      <AboutLine
        payment_for="rent"
        amount={row.amount}
        period_from={row.period_from}
        period_to={row.period_to}
      />
      <p className={textClass}>{t('collect_text', { name: row.tenant, amount })}</p>
      <FeeLines amount={remainder} />
      <div>
        {/* What is wrong with the tenant's card is theirs to set right. */}
        {refusal && <FormRefusal>{refusal.body.message}</FormRefusal>}
        <FormFoot save={t('collect_button', { amount })} busy={busy} onCancel={onClose} />
      </div>
    </Form>
  );
}
