import type { contract } from '@crewpad/contract';
import { rentals } from '@crewpad/contract/endpoints';
import { REASON_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { actionsClass, dangerClass } from '../../../ui/form/dialog-form-classes.ts';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import type { DialogFormProps } from '../../rentals/index.ts';
import { Refusal, stayTime } from '../../rentals/index.ts';
import { SettlementPreview } from './refunds/settlement-preview.tsx';

type Step = 'resend_invite' | 'cancel_invite' | 'confirm_checkout' | 'decline_checkout';

interface StepFormProps extends DialogFormProps {
  action: Step;
  rental: contract.rentals.Rental;
  name: string;
}

const BUTTONS = {
  resend_invite: 'resend',
  cancel_invite: 'cancel_invite',
  confirm_checkout: 'confirm',
  decline_checkout: 'decline',
} as const;

/** A step that needs a confirmation, and a reason if it refuses the tenant something. */
export function StepForm({ action, rental, name, onClose, onDone }: StepFormProps) {
  const { t } = useTranslation('rentals/forms');
  const [reason, setReason] = useState('');
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();
  const hasReason = action === 'cancel_invite' || action === 'decline_checkout';
  const submit = async () => {
    const answer = await send(
      () => perform(action, rental, reason),
      ({ body: { errors } }) => form.show(issuesFromServer(errors, ['reason'])),
    );
    if (answer === undefined) return;
    const isNotMailed = action === 'resend_invite' && answer.data.email_refusal;
    onDone(t(isNotMailed ? 'done_not_mailed' : `done_${action}`));
  };
  return (
    <Form form={form} onSubmit={submit}>
      <div>
        {!refusal?.body.errors && <Refusal error={refusal} />}
        <About action={action} rental={rental} name={name} />
        {hasReason && (
          <TextAreaField
            name="reason"
            label={t('reason')}
            hint={t('reason_hint', { name })}
            optional
            maxLength={REASON_MAX}
            value={reason}
            onValue={(value) => {
              setReason(value);
              form.clear('reason');
            }}
            issue={form.keyOf('reason')}
          />
        )}
        <div className={actionsClass}>
          <Button variant="outline" onClick={onClose}>
            {t(action === 'cancel_invite' ? 'keep' : 'back')}
          </Button>
          <Button
            type="submit"
            aria-disabled={busy}
            className={action === 'cancel_invite' ? dangerClass : undefined}
          >
            {t(BUTTONS[action])}
          </Button>
        </div>
      </div>
    </Form>
  );
}

async function perform(action: Step, rental: contract.rentals.Rental, reason: string) {
  const params = { id: rental.id };
  const quiet = { quiet: true };
  const body = { reason: reason.trim() || null };
  if (action === 'resend_invite') return call(rentals.resendInvite, { params }, quiet);
  if (action === 'cancel_invite') return call(rentals.cancelInvite, { params, body }, quiet);
  if (action === 'decline_checkout') return call(rentals.declineCheckout, { params, body }, quiet);
  const { checkout_requested_date: date, checkout_requested_time: time } = rental;
  // Exactly what was shown: a newer request is refused.
  const shownEnd = { checkout_date: date ?? '', checkout_time: time ?? '' };
  return call(rentals.confirmCheckout, { params, body: shownEnd }, quiet);
}

/** What happens. */
function About({ action, rental, name }: Pick<StepFormProps, 'action' | 'rental' | 'name'>) {
  const { t } = useTranslation('rentals/forms');
  const { locale } = usePage();
  const { checkout_requested_date: date, checkout_requested_time: time } = rental;
  if (action === 'resend_invite') {
    return (
      <p className="mx-0 mt-0 mb-4 text-ink-soft">
        {t('resend_text', { to: rental.email ?? name })}
      </p>
    );
  }
  if (action === 'cancel_invite')
    return <p className="mx-0 mt-0 mb-4 text-ink-soft">{t('cancel_text', { name })}</p>;
  const when = (day: string, hour: string | null) => stayTime(day, hour, rental.time_zone, locale);
  return (
    <>
      {date !== null && (
        <p className="mx-0 mt-0 mb-4 text-ink-soft">
          {t('requested', { name, when: when(date, time) })}
        </p>
      )}
      <p className="mx-0 mt-0 mb-4 text-ink-soft">
        {rental.checkout_date === null
          ? t('agreed_until_none')
          : t('agreed_until', { when: when(rental.checkout_date, rental.checkout_time) })}
      </p>
      {action === 'decline_checkout' && (
        <p className="mx-0 mt-0 mb-4 text-ink-soft">{t('decline_text', { name })}</p>
      )}
      {action === 'confirm_checkout' && date !== null && rental.status === 'accepted' && (
        <SettlementPreview rental={rental} who={name} day={date} />
      )}
    </>
  );
}
