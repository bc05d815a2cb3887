import type { contract, OperationAnswer } from '@crewpad/contract';
import { instantAt, localTime } from '@crewpad/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { zoneCity } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { serverTime } from '../../../../lib/server-time.ts';
import { useSend } from '../../../../lib/use-send.ts';
import { issuesFromServer } from '../../../../ui/form/field-issues.ts';
import formClasses from '../../../../ui/form/form.module.css';
import { Form } from '../../../../ui/form/form.tsx';
import { FormFoot } from '../../../../ui/form/form-foot.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../../ui/form/use-form-issues.ts';
import { stayTime } from '../../mine/card/rental-times.ts';
import { AfterCheckout } from '../../money/index.ts';
import { HourField } from '../fields/hour-field.tsx';
import { checkOut } from '../rental-calls.ts';
import type { DialogFormProps } from '../rental-dialog-context.ts';
import classes from '../rental-forms.module.css';
import { Refusal } from './refusal.tsx';

const ORDER = ['checkout_date', 'checkout_time'];

type CheckedOut = OperationAnswer<typeof contract.rentals.checkOut>;

interface CheckOutFormProps extends DialogFormProps {
  rental: contract.rentals.Rental;
  name: string;
}

/** Ends a stay now, or sets its check-out date. Defaults to the current local hour. */
export function CheckOutForm({ rental, name, onClose, onDone }: CheckOutFormProps) {
  const { t } = useTranslation('rental-forms');
  const { locale } = usePage();
  const { time_zone } = rental;
  const [now] = useState(() => localTime(serverTime(), time_zone));
  const [date, setDate] = useState(now.date);
  const [time, setTime] = useState(`${now.time.slice(0, 2)}:00`);
  const form = useFormIssues();
  const { busy, refused, send } = useSend();
  const { revalidate } = useRevalidator();
  // Money left after the check-out is saved.
  const [left, setLeft] = useState<{ answer: CheckedOut; message: string } | null>(null);
  const city = zoneCity(time_zone);
  const isLater = date !== '' && instantAt(date, time, time_zone) > serverTime();

  const submit = async () => {
    if (date === '' || date < now.date) {
      const key = date === '' ? 'check_out_date_is_required' : 'date_is_before_today';
      return form.show([{ field: 'checkout_date', key }]);
    }
    const input = { params: { id: rental.id }, body: { checkout_date: date, checkout_time: time } };
    const done = await send(
      () => checkOut(input, { quiet: true }),
      ({ body }) => form.show(issuesFromServer(body.errors, ORDER)),
    );
    if (done === undefined) return;
    const isOver = done.data.status === 'complete';
    const message = isOver ? t('done_check_out', { name }) : t('done_set_checkout');
    const isDepositOpen = isOver && (done.data.deposit_held ?? 0) > 0;
    const hasUnused = done.unused !== null || done.unused_manual > 0;
    const isCreditOpen = isOver && done.data.credit > 0;
    if (!hasUnused && !isDepositOpen && !isCreditOpen) return onDone(message);
    setLeft({ answer: done, message });
    revalidate();
  };

  if (left !== null) {
    return (
      <AfterCheckout
        rentalId={rental.id}
        name={name}
        unused={left.answer.unused}
        unusedManual={left.answer.unused_manual}
        done={left.message}
        onDone={onDone}
      />
    );
  }

  return (
    <>
      {refused && !refused.body.errors && <Refusal error={refused} />}
      <Form form={form} onSubmit={submit}>
        <div className={formClasses.two}>
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
            onValue={setTime}
            issue={form.keyOf('checkout_time')}
          />
        </div>
        <p className={classes.small}>{t('checkout_zone', { city })}</p>
        <p role="status" className={classes.agreed}>
          {isLater
            ? t('checkout_later', { when: stayTime(date, time, time_zone, locale), name })
            : t('checkout_now')}
        </p>
        <FormFoot
          save={t(isLater ? 'set_checkout' : 'check_out_now')}
          busy={busy}
          onCancel={onClose}
        />
      </Form>
    </>
  );
}
