import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { MANUAL_PAYMENT_METHODS, PAYMENT_PURPOSES, REASON_MAX } from '@crewpad/domain';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney } from '../../../lib/format.ts';
import { periodDays } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { AmountField } from '../../../ui/form/amount-field.tsx';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { twoClass } from '../../../ui/form/form-classes.ts';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { type DialogFormProps, Refusal } from '../../rentals/index.ts';
import { textClass } from './money-classes.ts';
import { type PaymentTarget, suggestedAmount } from './refunds/settlement.ts';
import { fieldAmount, typedAmount, useMoney } from './use-money.ts';

/** What a payment will cover: periods with their shares, credit, and a rest. */
export function CoveredLines({ preview }: { preview: Preview | null }) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const money = (dollars: number) => exactMoney(dollars, locale);
  const shareOf = ({ period_from, period_to, amount, of }: contract.rentals.CoveredPeriod) =>
    t('covers_share', {
      amount: money(amount),
      of: money(of),
      period: periodDays(period_from, period_to, locale),
    });
  return (
    <div role="status">
      {preview !== null && (
        <ul className="m-0 list-none rounded-sm bg-sunken px-4 py-2 text-ink-soft">
          {preview.covers.map((cover) => (
            <li key={`${cover.period_from} ${cover.charge_id}`}>{shareOf(cover)}</li>
          ))}
          {preview.credit > 0 && (
            <li>
              {t(preview.credit_goes_to === 'end' ? 'covers_credit_end' : 'covers_credit', {
                amount: money(preview.credit),
              })}
            </li>
          )}
          {preview.carried > 0 && (
            <li>{t('covers_carried', { amount: money(preview.carried) })}</li>
          )}
          {preview.waived > 0 && <li>{t('covers_waived', { amount: money(preview.waived) })}</li>}
        </ul>
      )}
    </div>
  );
}

/** What a payment will cover, in dollars. */
interface Preview {
  covers: contract.rentals.CoveredPeriod[];
  credit: number;
  credit_goes_to: contract.rentals.CreditGoesTo;
  carried: number;
  waived: number;
}

const WAIT_MS = 300;

interface PreviewQuery {
  tenant_id: number;
  amount: number | null;
  period_from: string | undefined;
}

/**
 * What a payment for rent will cover, read after typing pauses; null while it is not known.
 * @returns also a function that reads it again
 */
function usePreview(
  { tenant_id, amount, period_from }: PreviewQuery,
  isRent: boolean,
): [preview: Preview | null, readAgain: () => void] {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; preview: Preview } | null>(null);
  const key = isRent && amount !== null ? `${tenant_id} ${amount} ${period_from} ${turn}` : '';
  useEffect(() => {
    if (key === '' || amount === null) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      call(rent.previewPayment, { body: { tenant_id, amount, period_from } }, { quiet: true }).then(
        (preview) => {
          if (isCurrent) setAnswer({ key, preview });
        },
        // Saving shows what is wrong.
        () => undefined,
      );
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, tenant_id, amount, period_from]);
  return [answer?.key === key ? answer.preview : null, () => setTurn(turn + 1)];
}

const ORDER = ['amount', 'payment_method', 'payment_for', 'paid_on', 'notes'];

interface PaymentFormProps extends DialogFormProps {
  target: PaymentTarget;
}

/** Records a manual payment. Defaults to the amount owed, so that two taps are enough. */
export function PaymentForm({ target, onClose, onDone }: PaymentFormProps) {
  const { t } = useTranslation('rent/dialogs');
  const [purpose, setPurpose] = useState<string>('rent');
  // null for the suggested amount, until one is typed.
  const [typedText, setTypedText] = useState<string | null>(null);
  const [method, setMethod] = useState<string>('cash');
  const [paidOn, setPaidOn] = useState('');
  const [notes, setNotes] = useState('');
  const form = useFormIssues();
  const { busy, refusal, send } = useMoney(t('payment_failed'));
  const amount = typedText ?? fieldAmount(suggestedAmount(target, purpose));

  const query = {
    tenant_id: target.rental_id,
    amount: typedAmount(amount),
    period_from: target.period_from,
  };
  const [preview, readAgain] = usePreview(query, purpose === 'rent');

  const submit = async () => {
    const dollars = typedAmount(amount);
    if (dollars === null) return form.show([{ field: 'amount', key: 'amount_required' }]);
    const body = {
      tenant_id: target.rental_id,
      amount: dollars,
      payment_method: MANUAL_PAYMENT_METHODS.find((value) => value === method),
      payment_for: PAYMENT_PURPOSES.find((value) => value === purpose),
      paid_on: paidOn || undefined,
      period_from: purpose === 'rent' ? target.period_from : undefined,
      notes: notes.trim() || undefined,
      shown: purpose === 'rent' ? preview?.covers : undefined,
    };
    const answer = await send(
      body,
      (payment, options) => call(rent.addPayment, { body: payment }, options),
      ({ body: { errors, covers } }) => {
        // Other rent would be covered than was shown, with other credit.
        if (covers) readAgain();
        form.show(issuesFromServer(errors, ORDER));
      },
    );
    if (answer !== undefined) onDone(t('payment_done'));
  };

  return (
    <Form form={form} onSubmit={submit}>
      <div className={twoClass}>
        <AmountField
          name="amount"
          label={t('amount')}
          value={amount}
          onValue={(value) => {
            setTypedText(value);
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
          {MANUAL_PAYMENT_METHODS.map((option) => (
            <option key={option} value={option}>
              {t(`method_${option}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {purpose === 'rent' && <CoveredLines preview={preview} />}
      <details>
        <DisclosureSummary>{t('more')}</DisclosureSummary>
        <div className="grid gap-6">
          <div className={twoClass}>
            <SelectField
              name="payment_for"
              label={t('purpose')}
              value={purpose}
              onValue={setPurpose}
              issue={form.keyOf('payment_for')}
            >
              {PAYMENT_PURPOSES.map((option) => (
                <option key={option} value={option}>
                  {t(`purpose_${option}`, { ns: 'common' })}
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
        {!refusal?.body.errors && <Refusal error={refusal} />}
        <p className={textClass}>{t('payment_text')}</p>
        <FormFoot save={t('payment_save')} busy={busy} onCancel={onClose} />
      </div>
    </Form>
  );
}
