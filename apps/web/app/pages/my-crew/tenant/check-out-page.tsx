import { rentals } from '@crewpad/contract/endpoints';
import {
  instantAt,
  isSettled,
  localTime,
  needsCheckoutReason,
  REASON_MAX,
  zoneName,
} from '@crewpad/domain';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { SettlementList, SettlementPreview } from '../../../features/rent/index.ts';
import { nameOf, Refusal, stayTime } from '../../../features/rentals/index.ts';
import { languageOfTexts } from '../../../i18n/texts.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useSend } from '../../../lib/use-send.ts';
import { useNow } from '../../../lib/when.ts';
import { agreedClass } from '../../../ui/form/dialog-form-classes.ts';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { twoClass } from '../../../ui/form/form-classes.ts';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { HourField } from '../../../ui/form/hour-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { backClass, pageClass } from '../../../ui/report-page-classes.ts';
import { toast } from '../../../ui/toast.ts';
import type { CheckedOut, LeavingTenant } from './load-tenant.ts';
import { StayDates } from './stay-parts.tsx';
import { useBalanceWords } from './tenant-balance.tsx';

const ORDER = ['checkout_date', 'checkout_time', 'reason'];

/** Ends a stay now, or sets its last day: all that it does is said before the press. */
export function CheckOutPage({ tenant }: { tenant: LeavingTenant }) {
  const { t } = useTranslation('rentals/forms');
  const { t: crew } = useTranslation('pages/my-crew');
  const { t: own } = useTranslation('pages/my-crew/tenant');
  const { rental, balance } = tenant;
  const name = nameOf(rental, crew('someone'));
  const bed = crew('bed_of', { room: rental.room_name, bed: rental.bed_name });
  return (
    <div className={pageClass} data-narrow>
      <Link to={`/my-crew/${rental.id}`} className={backClass}>
        <IconArrowLeft aria-hidden size={18} />
        {name}
      </Link>
      <PageHead title={t('title_check_out', { name })} lead={`${rental.location}, ${bed}`} />
      <dl className="m-0 grid gap-4 rounded-md border border-line bg-surface p-4 sm:grid-cols-2 [&_dd]:m-0 [&_dt]:text-xs [&_dt]:text-muted">
        <div>
          <dt>{own('stay')}</dt>
          <dd>
            <StayDates rental={rental} />
          </dd>
        </div>
        <div>
          <dt>{own('balance')}</dt>
          <dd
            className="font-bold tabular data-owes:text-bad"
            data-owes={balance !== null || undefined}
          >
            {useBalanceWords(tenant)}
          </dd>
        </div>
      </dl>
      <CheckOutForm tenant={tenant} name={name} />
    </div>
  );
}

function CheckOutForm({ tenant, name }: { tenant: LeavingTenant; name: string }) {
  const { t } = useTranslation('rentals/forms');
  const { locale } = usePage();
  const navigate = useNavigate();
  const { rental, settlement } = tenant;
  const { time_zone } = rental;
  const current = useNow();
  const [now] = useState(() => localTime(current, time_zone));
  const [date, setDate] = useState(now.date);
  const [chosenTime, setTime] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();
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
  const isLater = date > now.date || (date !== '' && instantAt(date, time, time_zone) > current);

  /** To the tenant's page, which shows what is left to settle. */
  const leave = (state?: CheckedOut) =>
    navigate(`/my-crew/${rental.id}`, state && { replace: true, state });

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
    const isSettling = isOver ? !isSettled(answer.settlement) : hasUnused;
    if (!isSettling) toast({ kind: 'success', message });
    await leave(isSettling ? { settlement: answer.settlement, done: message } : undefined);
  };

  return (
    <div className="rounded-md border border-line bg-surface p-4 md:p-6">
      {refusal && !refusal.body.errors && <Refusal error={refusal} />}
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
        {date === now.date && (
          <SettlementList settlement={settlement} reader="lister" who={name} day={date} />
        )}
        {date > now.date && <SettlementPreview rental={rental} who={name} day={date} />}
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
          onCancel={() => leave()}
        />
      </Form>
    </div>
  );
}
