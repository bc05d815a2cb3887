import type { contract } from '@crewpad/contract';
import { localDate, zoneName } from '@crewpad/domain';
import { languageOfTexts } from '../../../../i18n/texts.ts';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { usePage } from '../../../../lib/page-context.ts';
import { useNow } from '../../../../lib/when.ts';
import classes from '../../../../ui/form/dialog-form.module.css';
import formClasses from '../../../../ui/form/form.module.css';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { InviteFormState } from '../invite/use-invite-form.ts';
import { HourField } from './hour-field.tsx';

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
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('group_when')}</legend>
      <div className={formClasses.two}>
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
      <p className={classes.small}>
        {zone === undefined
          ? t('local_times')
          : t('checkout_zone', { city: zoneName(zone, languageOfTexts(locale)) })}
      </p>
    </fieldset>
  );
}
