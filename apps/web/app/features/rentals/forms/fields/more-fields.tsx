import { JOB_POSITIONS } from '@crewpad/domain';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { useIsForCrew } from '../../../../lib/page-context.ts';
import { DisclosureSummary } from '../../../../ui/disclosure-summary.tsx';
import classes from '../../../../ui/form/dialog-form.module.css';
import formClasses from '../../../../ui/form/form.module.css';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { AirlineField, PhoneField } from '../../../accounts/index.ts';
import type { InviteFormState } from '../invite/use-invite-form.ts';

const FIELDS = ['phone_number', 'country_code', 'airline', 'job_position'];

/** Additional data about a tenant: collapsed until needed, or until it has an error. */
export function MoreFields({ state: { values, set, form } }: { state: InviteFormState }) {
  const { t } = useTranslation('rentals/forms');
  const isForCrew = useIsForCrew();
  const isWrong = form.issues.some(({ field }) => FIELDS.includes(field));
  return (
    <details className={classes.more} open={isWrong || undefined}>
      <DisclosureSummary>{t('group_more')}</DisclosureSummary>
      <div className={formClasses.form}>
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
          <div className={formClasses.two}>
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
      </div>
    </details>
  );
}
