import { addDays, localTime } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { FieldIssue } from '../../../../ui/form/field-issues.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { HourField } from '../../../../ui/form/hour-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { MyRental } from '../load-my-rentals.ts';
import { actionsClass } from './dialogs-classes.ts';

/** The earliest check-out date: from today, and after at least one night. */
export function earliestCheckout(startDate: string, today: string): string {
  const afterFirstNight = addDays(startDate, 1);
  return afterFirstNight > today ? afterFirstNight : today;
}

/** The errors of a requested check-out date. The server checks it again. */
export function checkCheckout(
  { date, time }: { date: string; time: string },
  startDate: string,
  today: string,
): FieldIssue[] {
  const field = 'checkout_date';
  if (date === '') return [{ field, key: 'check_out_date_is_required' }];
  if (date < today) return [{ field, key: 'date_is_before_today' }];
  if (date <= startDate) return [{ field, key: 'check_out_is_before_check_in' }];
  return time === '' ? [{ field: 'checkout_time', key: 'check_out_time_is_required' }] : [];
}

export interface Checkout {
  checkout_date: string;
  checkout_time: string;
}

interface CheckoutDialogProps {
  open: boolean;
  rental: MyRental;
  /** The server's time. */
  now: string;
  /** Resolves with the server's errors. */
  onSend: (checkout: Checkout) => Promise<FieldIssue[]>;
  onClose: () => void;
}

/** Requests another check-out. Date and hour are local to the crash pad. */
export function CheckoutDialog({ open, rental, now, onSend, onClose }: CheckoutDialogProps) {
  const { t } = useTranslation('rent/tenant');
  const { start_date, time_zone, lister } = rental;
  const localNow = localTime(new Date(now), time_zone);
  const [date, setDate] = useState(rental.checkout_requested_date ?? rental.checkout_date ?? '');
  const [time, setTime] = useState(rental.checkout_requested_time ?? rental.checkout_time ?? '');
  const [issues, setIssues] = useState<FieldIssue[]>([]);
  const [busy, setBusy] = useState(false);
  const keyOf = (field: string) => issues.find((issue) => issue.field === field)?.key;

  const send = async () => {
    const issues = checkCheckout({ date, time }, start_date, localNow.date);
    setIssues(issues);
    if (issues.length > 0 || busy) return;
    setBusy(true);
    setIssues(await onSend({ checkout_date: date, checkout_time: time }));
    setBusy(false);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('checkout_title')}
      closeLabel={t('close', { ns: 'common' })}
    >
      <Form onSubmit={send} className="grid gap-4 [&_p]:m-0 [&_p]:text-ink-soft">
        <p>{t('checkout_text', { lister: lister?.display_name ?? t('by_lister') })}</p>
        <div className="grid [grid-template-columns:1.4fr_1fr] items-start gap-2">
          <TextField
            type="date"
            name="checkout_date"
            label={t('checkout_date')}
            min={earliestCheckout(start_date, localNow.date)}
            value={date}
            onValue={(value) => {
              setDate(value);
              setIssues([]);
            }}
            issue={keyOf('checkout_date')}
          />
          <HourField
            name="checkout_time"
            label={t('checkout_time')}
            value={time}
            onValue={(value) => {
              setTime(value);
              setIssues([]);
            }}
            issue={keyOf('checkout_time')}
          />
        </div>
        <div className={actionsClass}>
          <Button variant="outline" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" disabled={busy}>
            {t('checkout_send')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
