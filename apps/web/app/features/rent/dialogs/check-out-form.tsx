import type { contract } from '@crewpad/contract';
import { rentals } from '@crewpad/contract/endpoints';
import {
  instantAt,
  isSettled,
  localTime,
  needsCheckoutReason,
  REASON_MAX,
  zoneName,
} from '@crewpad/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { languageOfTexts } from '../../../i18n/texts.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { usePage } from '../../../lib/page-context.ts';
import { serverTime } from '../../../lib/server-time.ts';
import { useSend } from '../../../lib/use-send.ts';
import { agreedClass } from '../../../ui/form/dialog-form-classes.ts';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { twoClass } from '../../../ui/form/form-classes.ts';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { HourField } from '../../../ui/form/hour-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import {
  type DialogFormProps,
  Refusal,
  returnable,
  stayTime,
  useRentalDialog,
} from '../../rentals/index.ts';
import { SettlementPreview } from './refunds/settlement-preview.tsx';

const ORDER = ['checkout_date', 'checkout_time', 'reason'];

interface CheckOutFormProps extends DialogFormProps {
  rental: contract.rentals.Rental;
  name: string;
}

/** Ends a stay now, at the current local hour, or sets its check-out date. */
export function CheckOutForm({ rental, name, onClose, onDone }: CheckOutFormProps) {
  const { t } = useTranslation('rentals/forms');
  const { locale } = usePage();
  const { time_zone } = rental;
  const [now] = useState(() => localTime(serverTime(), time_zone));
  const [date, setDate] = useState(now.date);
  const [chosenTime, setTime] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();
  const { revalidate } = useRevalidator();
  const openDialog = useRentalDialog();
  const city = zoneName(time_zone, languageOfTexts(locale));
  const thatDay = date === now.date ? `${now.time.slice(0, 2)}:00` : (rental.checkout_time ?? '');
  const time = chosenTime ?? thatDay;
  const isOwedReason =
    date !== '' &&
    needsCheckoutReason({
      agreed: rental.checkout_date,
      requested: rental.checkout_requested_date,
      today: now.date,
      day: date,
    });
  const isLater =
    date > now.date || (date !== '' && instantAt(date, time, time_zone) > serverTime());

  const submit = async () => {
    if (date === '' || date < now.date) {
      const key = date === '' ? 'check_out_date_is_required' : 'date_is_before_today';
      return form.show([{ field: 'checkout_date', key }]);
    }
    if (time === '') {
      return form.show([{ field: 'checkout_time', key: 'check_out_time_is_required' }]);
    }
    const ownReason = isOwedReason ? reason.trim() : '';
    if (isOwedReason && ownReason === '') {
      return form.show([{ field: 'reason', key: 'reason_is_required' }]);
    }
    const body = {
      checkout_date: date,
      checkout_time: time,
      ...(ownReason !== '' && { reason: ownReason }),
    };
    const input = { params: { id: rental.id }, body };
    const answer = await send(
      () => call(rentals.checkOut, input, { quiet: true }),
      (error) => form.show(issuesFromServer(error.body.errors, ORDER)),
    );
    if (answer === undefined) return;
    const isOver = answer.data.status === 'complete';
    const message = isOver ? t('done_check_out', { name }) : t('done_set_checkout');
    // Before the end, only what was paid for later days can be returned.
    const hasUnused = answer.unused !== null || answer.unused_manual > 0;
    if (isOver ? isSettled(answer.settlement) : !hasUnused) return onDone(message);
    const settling = {
      settlement: isOver ? answer.settlement : returnable(answer.settlement),
      done: message,
    };
    openDialog({ action: 'settle_stay', rental: answer.data, ...settling });
    revalidate();
  };

  return (
    // In one element, so that the buttons do not stick to the bottom of the dialog: whoever presses
    // them has passed the reason, and that it can't be undone.
    <div>
      {refusal && !refusal.body.errors && <Refusal error={refusal} />}
      <p className="mx-0 mt-0 mb-4 text-ink-soft">
        {t('checkout_of', {
          name,
          house: rental.location,
          room: rental.room_name,
          bed: rental.bed_name,
        })}
      </p>
      <Form form={form} onSubmit={submit}>
        <div className={twoClass}>
          <TextField
            name="checkout_date"
            label={t('checkout_date')}
            type="date"
            min={now.date}
            value={date}
            onValue={(value) => {
              setDate(value);
              form.clear('checkout_date');
            }}
            issue={form.keyOf('checkout_date')}
          />
          <HourField
            name="checkout_time"
            label={t('checkout_time')}
            value={time}
            onValue={(value) => {
              setTime(value);
              form.clear('checkout_time');
            }}
            issue={form.keyOf('checkout_time')}
          />
        </div>
        <p className="m-0 text-xs text-muted">{t('checkout_zone', { city })}</p>
        <p role="status" className={agreedClass}>
          {isLater
            ? t('checkout_later', { when: stayTime(date, time || null, time_zone, locale), name })
            : t('checkout_now')}
        </p>
        {date >= now.date && <SettlementPreview rental={rental} who={name} day={date} />}
        {isOwedReason && (
          <TextAreaField
            name="reason"
            label={t('reason')}
            hint={t('reason_hint', { name })}
            rows={2}
            maxLength={REASON_MAX}
            value={reason}
            onValue={(value) => {
              setReason(value);
              form.clear('reason');
            }}
            issue={form.keyOf('reason')}
          />
        )}
        {!isLater && <p className="m-0 text-xs text-muted">{t('checkout_final', { name })}</p>}
        <FormFoot
          save={t(isLater ? 'set_checkout' : 'check_out_now')}
          busy={busy}
          onCancel={onClose}
        />
      </Form>
    </div>
  );
}
