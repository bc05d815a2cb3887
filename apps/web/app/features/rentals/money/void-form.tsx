import type { contract } from '@crewpad/contract';
import { REASON_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import type { DialogFormProps } from '../forms/rental-dialog-context.ts';
import { Refusal } from '../forms/steps/refusal.tsx';
import { dueTime } from '../mine/card/rental-times.ts';
import classes from './money.module.css';
import { voidPayment } from './money-calls.ts';
import { useMoney } from './use-money.ts';

interface VoidFormProps extends DialogFormProps {
  payment: contract.rentals.Transaction;
}

/** Voids an entry that was recorded by mistake, and says first how its rent is collected then. */
export function VoidForm({ payment, onClose, onDone }: VoidFormProps) {
  const { t } = useTranslation('money-forms');
  const { locale } = usePage();
  const [reason, setReason] = useState('');
  const form = useFormIssues();
  const { busy, refused, send } = useMoney(t('void_failed'));
  const { id, tenant_name: name, periods, charged_after_void: chargedAt, time_zone } = payment;
  const amount = exactMoney(payment.amount, locale);

  const submit = async () => {
    if (reason.trim() === '') return form.show([{ field: 'reason', key: 'reason_is_required' }]);
    const answer = await send(
      { reason: reason.trim() },
      (body, options) => voidPayment({ params: { id }, body }, options),
      ({ body: { errors } }) => form.show(issuesFromServer(errors, ['reason'])),
    );
    if (answer !== undefined) onDone(answer.message);
  };

  return (
    <Form form={form} onSubmit={submit}>
      <p className={classes.text}>{t('void_text', { amount })}</p>
      {periods.length > 0 && (
        <p className={classes.text}>
          {chargedAt
            ? t('void_by_card', { name, when: dueTime(chargedAt, time_zone, locale) })
            : t('void_by_hand', { name })}
        </p>
      )}
      <TextAreaField
        name="reason"
        label={t('void_reason')}
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
      {!refused?.body.errors && <Refusal error={refused} />}
      <FormFoot save={t('void_save')} busy={busy} onCancel={onClose} />
    </Form>
  );
}
