import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { REMINDER_MESSAGE_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useSend } from '../../../lib/use-send.ts';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { type DialogFormProps, type LateFee, Refusal } from '../../rentals/index.ts';
import { textClass } from './money-classes.ts';
import { AboutLine } from './reason-forms.tsx';
import { FeeLines } from './request-forms.tsx';
import { useMoney } from './use-money.ts';

interface RemindFormProps extends DialogFormProps {
  rental: Pick<contract.rentals.Rental, 'id'>;
  name: string;
}

/** Reminds a tenant of everything that they owe, with a message if the lister writes one. */
export function RemindForm({ rental, name, onClose, onDone }: RemindFormProps) {
  const { t } = useTranslation('rent/dialogs');
  const [message, setMessage] = useState('');
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();
  const submit = async () => {
    const body = { ...(message.trim() !== '' && { message: message.trim() }) };
    const answer = await send(
      () => call(rent.remindTenant, { params: { id: rental.id }, body }, { quiet: true }),
      ({ body: { errors } }) => form.show(issuesFromServer(errors, ['message'])),
    );
    if (answer !== undefined) onDone(t('remind_done'));
  };
  return (
    <Form form={form} onSubmit={submit}>
      <div>
        {refusal && !refusal.body.errors && (
          <FormRefusal>
            {refusal.body.message || t('remind_failed')}
            {refusal.body.error_code === 'CANNOT_WRITE' && ` ${t('remind_without')}`}
          </FormRefusal>
        )}
        <p className={textClass}>{t('remind_text', { name })}</p>
        <TextAreaField
          name="message"
          label={t('message')}
          hint={t('message_hint', { name })}
          optional
          rows={3}
          maxLength={REMINDER_MESSAGE_MAX}
          value={message}
          onValue={(value) => {
            setMessage(value);
            form.clear('message');
          }}
          issue={form.keyOf('message')}
        />
        <FormFoot save={t('remind_save')} busy={busy} onCancel={onClose} />
      </div>
    </Form>
  );
}

interface LateFeeFormProps extends DialogFormProps {
  lateFee: LateFee;
  name: string;
}

/** Asks the tenant for the agreed late fee of late rent. */
export function LateFeeForm({ lateFee, name, onClose, onDone }: LateFeeFormProps) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const { charge, amount } = lateFee;
  const { busy, refusal, send } = useMoney(t('late_fee_failed'));
  const submit = async () => {
    const params = { id: charge.id };
    const answer = await send({}, (_, options) => call(rent.addLateFee, { params }, options));
    if (answer !== undefined) onDone(t('late_fee_done'));
  };
  return (
    <Form onSubmit={submit}>
      <AboutLine
        payment_for="rent"
        amount={charge.amount}
        period_from={charge.period_from}
        period_to={charge.period_to}
      />
      <p className={textClass}>{t('late_fee_text', { name })}</p>
      <FeeLines amount={amount} />
      <div>
        <Refusal error={refusal} />
        <FormFoot
          save={t('late_fee_save', { amount: exactMoney(amount, locale) })}
          busy={busy}
          onCancel={onClose}
        />
      </div>
    </Form>
  );
}
