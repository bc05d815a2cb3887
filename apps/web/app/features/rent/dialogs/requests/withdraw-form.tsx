import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { localDate, REASON_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useSend } from '../../../../lib/use-send.ts';
import { Button } from '../../../../ui/button.tsx';
import formClasses from '../../../../ui/form/dialog-form.module.css';
import { issuesFromServer } from '../../../../ui/form/field-issues.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { TextAreaField } from '../../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../../ui/form/use-form-issues.ts';
import type { DialogFormProps } from '../../../rentals/index.ts';
import { Refusal } from '../../../rentals/index.ts';
import { AboutLine } from '../about-line.tsx';
import classes from '../money.module.css';

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
  const { busy, refused, send } = useSend();
  const submit = async () => {
    const params = { id: request.id };
    const body = { reason: reason.trim() || null };
    const done = await send(
      () => call(rent.deletePaymentRequest, { params, body }, { quiet: true }),
      ({ body: { errors } }) => form.show(issuesFromServer(errors, ['reason'])),
    );
    if (done !== undefined) onDone(t('withdrawn'));
  };
  return (
    <Form form={form} onSubmit={submit}>
      <div>
        {!refused?.body.errors && <Refusal error={refused} />}
        <AboutLine {...request} day={localDate(new Date(request.created_at), request.time_zone)} />
        <p className={classes.text}>
          {t('withdraw_text', { name, amount: exactMoney(request.amount, locale) })}
        </p>
        {request.hold === 'bank_confirmation' && (
          <p className={classes.text}>{t('withdraw_waits', { name })}</p>
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
        <div className={formClasses.actions}>
          <Button variant="outline" onClick={onClose}>
            {t('withdraw_keep')}
          </Button>
          <Button type="submit" aria-disabled={busy} className={formClasses.danger}>
            {t('withdraw_button')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
