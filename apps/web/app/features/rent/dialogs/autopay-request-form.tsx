import type { contract } from '@crewpad/contract';
import { rent as rentApi } from '@crewpad/contract/endpoints';
import { PAYMENT_DATE_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { useNow } from '../../../lib/when.ts';
import { AmountField } from '../../../ui/form/amount-field.tsx';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { twoClass } from '../../../ui/form/form-classes.ts';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { quoteClass } from '../../../ui/quote-list-classes.ts';
import { isAutopaySetUp, PayoutGuide } from '../../payouts/index.ts';
import {
  type DialogFormProps,
  dueTime,
  NotReady,
  quoteOfOffer,
  Refusal,
} from '../../rentals/index.ts';
import { rentDue } from '../charge-parts.ts';
import { textClass } from './money-classes.ts';
import { FeeLines } from './request-forms.tsx';
import { fieldAmount, typedAmount, useMoney } from './use-money.ts';

const ORDER = ['rental_amount', 'deposit', 'payment_date'];
const DAYS = Array.from({ length: PAYMENT_DATE_MAX }, (_, at) => String(at + 1));

interface AutopayRequestFormProps extends DialogFormProps {
  rental: contract.rentals.Rental;
  name: string;
}

/** Requests AutoPay from a tenant. The amounts of an accepted rental cannot change here. */
export function AutopayRequestForm(props: AutopayRequestFormProps) {
  const [ready, retry] = useLoaded(isAutopaySetUp);
  if (ready.state !== 'ready') return <NotReady state={ready.state} onRetry={retry} />;
  return ready.data ? <LoadedForm {...props} /> : <PayoutGuide onClose={props.onClose} />;
}

function LoadedForm({ rental, name, onClose, onDone }: AutopayRequestFormProps) {
  const { t } = useTranslation('rent/dialogs');
  const [rent, setRent] = useState(fieldAmount(rental.rental_amount));
  const [deposit, setDeposit] = useState(fieldAmount(rental.deposit));
  const [day, setDay] = useState(String(rental.payment_date));
  const form = useFormIssues();
  const { busy, refusal, send } = useMoney(t('autopay_failed'));
  const isAgreed = rental.status === 'accepted';

  const submit = async () => {
    const issues = [
      ...(typedAmount(rent) === null
        ? [{ field: 'rental_amount', key: 'rental_amount_is_required' }]
        : []),
      ...(deposit === '' ? [{ field: 'deposit', key: 'amount_required' }] : []),
    ];
    if (issues.length > 0) return form.show(issues);
    const offer = {
      rental_amount: Number(rent),
      deposit: Number(deposit),
      payment_date: Number(day),
    };
    const answer = await send(
      isAgreed ? {} : offer,
      (body, options) => call(rentApi.requestAutopay, { params: { id: rental.id }, body }, options),
      ({ body: { errors } }) => form.show(issuesFromServer(errors, ORDER)),
    );
    if (answer !== undefined) onDone(t('autopay_done'));
  };

  return (
    <Form form={form} onSubmit={submit}>
      <p className={textClass}>{t(isAgreed ? 'autopay_text' : 'autopay_text_invited', { name })}</p>
      <div className={twoClass}>
        <AmountField
          name="rental_amount"
          label={t('rental_amount')}
          disabled={isAgreed}
          value={rent}
          onValue={(value) => {
            setRent(value);
            form.clear('rental_amount');
          }}
          issue={form.keyOf('rental_amount')}
        />
        <AmountField
          name="deposit"
          label={t('deposit')}
          disabled={isAgreed}
          value={deposit}
          onValue={(value) => {
            setDeposit(value);
            form.clear('deposit');
          }}
          issue={form.keyOf('deposit')}
        />
        <SelectField
          name="payment_date"
          label={t('payment_date')}
          hint={isAgreed ? t('agreed_hint') : undefined}
          disabled={isAgreed}
          value={day}
          onValue={setDay}
          issue={form.keyOf('payment_date')}
        >
          {DAYS.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </SelectField>
      </div>
      <Charges rental={rental} rent={rent} deposit={deposit} day={day} />
      <FeeLines amount={typedAmount(rent)} />
      <div>
        {refusal?.body.error_code === 'PAYOUT_SETUP_REQUIRED' ? (
          <PayoutGuide />
        ) : (
          !refusal?.body.errors && <Refusal error={refusal} />
        )}
        <FormFoot save={t('autopay_send')} busy={busy} onCancel={onClose} />
      </div>
    </Form>
  );
}

interface ChargesProps {
  rental: contract.rentals.Rental;
  rent: string;
  deposit: string;
  day: string;
}

/** What AutoPay charges first, and what stays with the lister, once the tenant has accepted it. */
export function Charges({ rental, rent, deposit, day }: ChargesProps) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const now = useNow();
  const isAgreed = rental.status === 'accepted';
  const { start_date, checkout_date, time_zone } = rental;
  const dates = { start_date, end_date: checkout_date ?? '', auto_pay: '0' };
  const offer = { ...dates, rental_amount: rent, deposit, payment_date: day };
  const first = isAgreed ? rental.next_charge : quoteOfOffer(offer, now, rental)?.first_rent;
  const due = rentDue(rental);
  return (
    <>
      <dl className={quoteClass}>
        {first && (
          <div>
            <dt>{t('autopay_first')}</dt>
            <dd>
              <strong>{exactMoney(first.amount, locale)}</strong>
              <span className="block text-xs text-ink-soft">
                {dueTime(first.due_at, time_zone, locale)}
              </span>
            </dd>
          </div>
        )}
        {Number(deposit) > 0 && (
          <div>
            <dt>{t('deposit')}</dt>
            <dd>{t(isAgreed ? 'autopay_deposit' : 'autopay_deposit_invited')}</dd>
          </div>
        )}
      </dl>
      {due > 0 && (
        <p className={textClass}>{t('autopay_open', { amount: exactMoney(due, locale) })}</p>
      )}
    </>
  );
}
