import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import {
  JOB_POSITIONS,
  localDate,
  PAYMENT_DATE_MAX,
  PRIVATE_NOTE_MAX,
  planRentChange,
  RAISE_NOTICE_DAYS,
  toCents,
  zoneName,
} from '@crewpad/domain';
import { languageOfTexts } from '../../../../i18n/texts.ts';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { exactMoney, shortDate } from '../../../../lib/format.ts';
import { useIsForCrew, usePage } from '../../../../lib/page-context.ts';
import { useSend } from '../../../../lib/use-send.ts';
import { useNow } from '../../../../lib/when.ts';
import { Button } from '../../../../ui/button.tsx';
import { DisclosureSummary } from '../../../../ui/disclosure-summary.tsx';
import { AmountField } from '../../../../ui/form/amount-field.tsx';
import { twoClass } from '../../../../ui/form/form-classes.ts';
import { HourField } from '../../../../ui/form/hour-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../../ui/form/text-field.tsx';
import { isPlainAmount } from '../../../../ui/form/typed-number.ts';
import { AirlineField, PhoneField } from '../../../accounts/index.ts';
import { nameOf } from '../rental-dialog-context.ts';
import type { InviteValues } from './invite-values.ts';
import type { InviteFormState } from './use-invite-form.ts';

interface StayFieldsProps {
  state: InviteFormState;
  rental: contract.rentals.Rental | undefined;
}

/** Check-in and, if agreed, check-out. */
export function StayFields({ state: { values, set, form }, rental }: StayFieldsProps) {
  const { t } = useTranslation('rentals/forms');
  const { locale } = usePage();
  const now = useNow();
  const zone = rental?.time_zone;
  const today = zone === undefined ? undefined : localDate(now, zone);
  // A check-in that has since passed may stay.
  const isPast = rental !== undefined && today !== undefined && rental.start_date < today;
  return (
    <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0">
      <legend className="mb-2 p-0 text-md font-bold">{t('group_when')}</legend>
      <div className={twoClass}>
        <TextField
          name="start_date"
          label={t('start_date')}
          type="date"
          min={isPast ? rental.start_date : today}
          value={values.start_date}
          onValue={(start_date) => set({ start_date })}
          issue={form.keyOf('start_date')}
        />
        <HourField
          name="start_time"
          label={t('start_time')}
          value={values.start_time}
          onValue={(start_time) => set({ start_time })}
          issue={form.keyOf('start_time')}
        />
        <TextField
          name="end_date"
          label={t('end_date')}
          type="date"
          optional
          hint={t('end_hint')}
          min={values.start_date || today}
          value={values.end_date}
          onValue={(end_date) => set({ end_date })}
          issue={form.keyOf('end_date')}
        />
        <HourField
          name="end_time"
          label={t('end_time')}
          optional
          value={values.end_time}
          onValue={(end_time) => set({ end_time })}
          issue={form.keyOf('end_time')}
        />
      </div>
      <p className="m-0 text-xs text-muted">
        {zone === undefined
          ? t('local_times')
          : t('checkout_zone', { city: zoneName(zone, languageOfTexts(locale)) })}
      </p>
    </fieldset>
  );
}

const DAYS = Array.from({ length: PAYMENT_DATE_MAX }, (_, at) => String(at + 1));

interface RentFieldsProps {
  state: InviteFormState;
  /** The deposit is fixed. */
  isAccepted: boolean;
  /** The lister had it before the invitation. */
  isDepositHeld: boolean;
}

/** Rent, deposit and payment day. */
export function RentFields({
  state: { values, set, form },
  isAccepted,
  isDepositHeld,
}: RentFieldsProps) {
  const { t } = useTranslation('rentals/forms');
  const hint = values.auto_pay === '1' ? 'deposit_hint_autopay' : 'deposit_hint';
  return (
    <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0">
      <legend className="mb-2 p-0 text-md font-bold">{t('group_money')}</legend>
      <div className={twoClass}>
        <AmountField
          name="rental_amount"
          label={t('rental_amount')}
          value={values.rental_amount}
          onValue={(rental_amount) => set({ rental_amount })}
          issue={form.keyOf('rental_amount')}
        />
        <SelectField
          name="payment_date"
          label={t('payment_date')}
          hint={t('payment_date_hint')}
          value={values.payment_date}
          onValue={(payment_date) => set({ payment_date })}
          issue={form.keyOf('payment_date')}
        >
          {DAYS.map((day) => (
            <option key={day} value={day}>
              {day}
            </option>
          ))}
        </SelectField>
        {!isAccepted && (
          <AmountField
            name="deposit"
            label={t('deposit')}
            hint={t(isDepositHeld ? 'deposit_hint_held' : hint)}
            optional
            value={values.deposit}
            onValue={(deposit) => set({ deposit })}
            issue={form.keyOf('deposit')}
          />
        )}
      </div>
    </fieldset>
  );
}

const FIELDS = [
  'late_fee',
  'phone_number',
  'country_code',
  'airline',
  'job_position',
  'note_agreement',
];

interface MoreFieldsProps {
  state: InviteFormState;
  /** The private note of an invitation; that of a rental has a form of its own. */
  hasNote: boolean;
}

/** The late fee, and what few listers fill in: collapsed until needed, or until it has an error. */
export function MoreFields({ state: { values, set, form }, hasNote }: MoreFieldsProps) {
  const { t } = useTranslation('rentals/forms');
  const isForCrew = useIsForCrew();
  const isWrong = form.issues.some(({ field }) => FIELDS.includes(field));
  return (
    <details className="[&>summary]:text-md" open={isWrong || undefined}>
      <DisclosureSummary>{t('group_more')}</DisclosureSummary>
      <div className="grid gap-6">
        <div className={twoClass}>
          <AmountField
            name="late_fee"
            label={t('late_fee')}
            hint={t('late_fee_hint')}
            optional
            value={values.late_fee}
            onValue={(late_fee) => set({ late_fee })}
            issue={form.keyOf('late_fee')}
          />
        </div>
        <PhoneField
          name="phone_number"
          label={t('phone_number')}
          optional
          value={values.phone_number}
          country={values.country_code}
          onValue={(phone_number, country_code) => set({ phone_number, country_code })}
          issue={form.keyOf('phone_number') ?? form.keyOf('country_code')}
        />
        {isForCrew && (
          <div className={twoClass}>
            <AirlineField
              name="airline"
              label={t('airline')}
              optional
              value={values.airline}
              onValue={(airline) => set({ airline })}
              issue={form.keyOf('airline')}
            />
            <SelectField
              name="job_position"
              label={t('job_position')}
              optional
              value={values.job_position}
              onValue={(job_position) => set({ job_position })}
              issue={form.keyOf('job_position')}
            >
              <option value=""> </option>
              {JOB_POSITIONS.map((job) => (
                <option key={job} value={job}>
                  {t(`job_${job}`)}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        {hasNote && (
          <TextAreaField
            name="note_agreement"
            label={t('note')}
            hint={t('note_hint')}
            optional
            rows={3}
            maxLength={PRIVATE_NOTE_MAX}
            value={values.note_agreement}
            onValue={(note_agreement) => set({ note_agreement })}
            issue={form.keyOf('note_agreement')}
          />
        )}
      </div>
    </details>
  );
}

interface RentChangeHintProps {
  rental: contract.rentals.Rental;
  values: Pick<InviteValues, 'rental_amount' | 'payment_date' | 'late_fee'>;
  onWithdrawn: (message: string) => void;
}

/** From when a new rent or late fee holds, before it is saved, and a change that is still open. */
export function RentChangeHint({ rental, values, onWithdrawn }: RentChangeHintProps) {
  const { t } = useTranslation('rentals/forms');
  const { t: tCrew } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const { busy, send } = useSend();
  const { rent_change: open, late_fee } = rental;
  const now = useNow();
  const amount = isPlainAmount(values.rental_amount) ? Number(values.rental_amount) : null;
  const plan =
    amount === null || amount === rental.rental_amount || rental.rent_terms === undefined
      ? null
      : planRentChange(
          {
            start_date: rental.start_date,
            checkout_date: rental.checkout_date,
            terms: rental.rent_terms.map((term) => ({
              ...term,
              rental_amount: toCents(term.rental_amount),
            })),
          },
          { rental_amount: toCents(amount), payment_date: Number(values.payment_date) },
          { nextRentOn: rental.next_rent_on, now, today: localDate(now, rental.time_zone) },
        );
  const isHigherFee = isPlainAmount(values.late_fee) && Number(values.late_fee) > (late_fee ?? 0);
  const canWithdraw = open !== null && open.new > open.old && open.state !== 'declined';
  return (
    <>
      {open && (
        <p className="m-0 text-xs text-muted">
          {tCrew(`rent_change_${open.state}`, {
            name: nameOf(rental, tCrew('someone')),
            amount: exactMoney(open.new, locale),
            old: exactMoney(open.old, locale),
            from: shortDate(open.from, locale),
          })}{' '}
          {open.reason && tCrew('reason', { reason: open.reason })}
          {canWithdraw && (
            <Button
              variant="subtle"
              disabled={busy}
              onClick={async () => {
                const params = { id: rental.id };
                const answer = await send(() =>
                  call(rent.withdrawRentChange, { params }, { quiet: true }),
                );
                if (answer !== undefined) onWithdrawn(t('rent_change_withdrawn'));
              }}
            >
              {t('rent_change_withdraw')}
            </Button>
          )}
        </p>
      )}
      {plan && (
        <p className="m-0 text-xs text-muted">
          {t(plan.needsAnswer ? 'rent_change_asks' : 'rent_change_holds', {
            from: shortDate(plan.from, locale),
          })}
        </p>
      )}
      {isHigherFee && (
        <p className="m-0 text-xs text-muted">
          {t('late_fee_holds', { count: RAISE_NOTICE_DAYS })}
        </p>
      )}
    </>
  );
}
