import { PAYMENT_DATE_MAX } from '@crewpad/domain';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { AmountField } from '../../../../ui/form/amount-field.tsx';
import classes from '../../../../ui/form/dialog-form.module.css';
import formClasses from '../../../../ui/form/form.module.css';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import type { InviteFormState } from '../invite/use-invite-form.ts';

const DAYS = Array.from({ length: PAYMENT_DATE_MAX }, (_, at) => String(at + 1));

interface RentFieldsProps {
  state: InviteFormState;
  /** The deposit is fixed. */
  isAccepted: boolean;
}

/** Rent, deposit, payment day and late fee. */
export function RentFields({ state: { values, set, form }, isAccepted }: RentFieldsProps) {
  const { t } = useTranslation('rentals/forms');
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('group_money')}</legend>
      <div className={formClasses.two}>
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
            hint={t(values.auto_pay === '1' ? 'deposit_hint_autopay' : 'deposit_hint')}
            optional
            value={values.deposit}
            onValue={(deposit) => set({ deposit })}
            issue={form.keyOf('deposit')}
          />
        )}
        <AmountField
          name="late_fee"
          label={t('late_fee')}
          optional
          value={values.late_fee}
          onValue={(late_fee) => set({ late_fee })}
          issue={form.keyOf('late_fee')}
        />
      </div>
    </fieldset>
  );
}
