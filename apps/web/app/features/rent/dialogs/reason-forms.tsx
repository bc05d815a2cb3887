import type { contract } from '@crewpad/contract';
import { rent as rentApi } from '@crewpad/contract/endpoints';
import { REASON_MAX } from '@crewpad/domain';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { periodDays } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { type DialogFormProps, dueTime, type OpenRent, Refusal } from '../../rentals/index.ts';
import { textClass } from './money-classes.ts';
import { useMoney } from './use-money.ts';

interface AboutLineProps {
  payment_for: contract.rent.Transaction['payment_for'];
  amount: number;
  /** The period of rent, with its exclusive end. */
  period_from?: string | null;
  period_to?: string | null;
  /** The day of anything else. */
  day?: string | null;
}

/** What a dialog is about: purpose, amount, and the period or the day. */
export function AboutLine({ payment_for, amount, ...about }: AboutLineProps) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const { period_from: from, period_to: to, day } = about;
  const days = from && to ? periodDays(from, to, locale) : day ? shortDate(day, locale) : null;
  const values = {
    purpose: t(`purpose_${payment_for}`, { ns: 'common' }),
    amount: exactMoney(amount, locale),
  };
  return (
    <p className={textClass}>
      {days === null ? t('about_amount', values) : t('about_days', { ...values, days })}
    </p>
  );
}

/** What a lister does for a reason that the tenant reads: void, write off, keep. */

interface VoidFormProps extends DialogFormProps {
  payment: contract.rent.Transaction;
}

/** Voids an entry that was recorded by mistake, and says first how its rent is collected then. */
export function VoidForm({ payment, onDone, ...form }: VoidFormProps) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const { id, tenant_name: name, after_void: reopening, time_zone } = payment;
  return (
    <ReasonForm
      {...form}
      name={name}
      label={t('void_reason')}
      save={t('void_save')}
      failed={t('void_failed')}
      send={(body, options) => call(rentApi.voidPayment, { params: { id }, body }, options)}
      onDone={({ message }) => onDone(message)}
    >
      <AboutLine {...payment} day={payment.paid_on} />
      <p className={textClass}>{t('void_text', { amount: exactMoney(payment.amount, locale) })}</p>
      {reopening?.has_due && (
        <p className={textClass}>
          {reopening.charged_at
            ? t('void_by_card', { name, when: dueTime(reopening.charged_at, time_zone, locale) })
            : t('void_manual', { name })}
        </p>
      )}
      {reopening?.has_coming && (
        <p className={textClass}>{t(`void_coming_${reopening.coming_by}`, { name })}</p>
      )}
    </ReasonForm>
  );
}

/** Gives up open rent for good. */
export function WriteOffForm({ rent, onDone, ...form }: DialogFormProps & { rent: OpenRent }) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const { charge_id: id, tenant: name, left: remainder, period_from, period_to } = rent;
  const amount = exactMoney(remainder, locale);
  return (
    <ReasonForm
      {...form}
      name={name}
      label={t('reason')}
      save={t('write_off_save', { amount })}
      failed={t('write_off_failed')}
      send={(body, options) => call(rentApi.writeOff, { params: { id }, body }, options)}
      onDone={({ message }) => onDone(message)}
    >
      <p className={textClass}>
        {t('write_off_text', { name, amount, period: periodDays(period_from, period_to, locale) })}{' '}
        {t('write_off_final')}
      </p>
    </ReasonForm>
  );
}

interface KeepCreditFormProps extends DialogFormProps {
  rentalId: number;
  name: string;
  credit: number;
}

/** Keeps what a tenant paid ahead and did not use. */
export function KeepCreditForm({ rentalId, name, credit, onDone, ...form }: KeepCreditFormProps) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const amount = exactMoney(credit, locale);
  return (
    <ReasonForm
      {...form}
      name={name}
      label={t('reason')}
      save={t('credit_keep', { amount })}
      failed={t('credit_failed')}
      send={(body, options) =>
        call(rentApi.keepCredit, { params: { id: rentalId }, body }, options)
      }
      onDone={({ data }) => onDone(t('credit_kept', { amount: exactMoney(data.kept, locale) }))}
    >
      <p className={textClass}>{t('credit_keep_text', { name, amount })}</p>
    </ReasonForm>
  );
}

interface ReasonFormProps<T> {
  /** Who reads the reason. */
  name: string;
  label: string;
  save: string;
  /** The toast for an error without a server message. */
  failed: string;
  send: (body: { reason: string }, options: { quiet: true; idempotencyKey: string }) => Promise<T>;
  onClose: () => void;
  onDone: (answer: T) => void;
  /** What happens. */
  children: ReactNode;
}

function ReasonForm<T>(props: ReasonFormProps<T>) {
  const { name, label, save, failed, onClose, onDone, children } = props;
  const { t } = useTranslation('rent/dialogs');
  const [reason, setReason] = useState('');
  const form = useFormIssues();
  const { busy, refusal, send } = useMoney(failed);

  const submit = async () => {
    if (reason.trim() === '') return form.show([{ field: 'reason', key: 'reason_is_required' }]);
    const answer = await send({ reason: reason.trim() }, props.send, ({ body: { errors } }) =>
      form.show(issuesFromServer(errors, ['reason'])),
    );
    if (answer !== undefined) onDone(answer);
  };

  return (
    <Form form={form} onSubmit={submit}>
      {children}
      <TextAreaField
        name="reason"
        label={label}
        hint={t('message_hint', { name })}
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        onValue={(value) => {
          setReason(value);
          form.clear('reason');
        }}
        issue={form.keyOf('reason')}
      />
      {!refusal?.body.errors && <Refusal error={refusal} />}
      <FormFoot save={save} busy={busy} onCancel={onClose} />
    </Form>
  );
}
