import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { shortDate } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import classes from '../../../../ui/form/dialog-form.module.css';
import formClasses from '../../../../ui/form/form.module.css';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { type BedChoice, bedGroups, type Places } from './invite-values.ts';
import type { InviteFormState } from './use-invite-form.ts';

interface PlaceFieldsProps {
  state: InviteFormState;
  rental: contract.rentals.Rental | undefined;
  places: Places;
  personId: number | undefined;
}

/** The crash pad and the bed. Beds are grouped by room; pending ones are disabled. */
export function PlaceFields({ state, rental, places, personId }: PlaceFieldsProps) {
  const { t } = useTranslation('rentals/forms');
  const { locale } = usePage();
  const { values, set, setBed, form } = state;
  const isAccepted = rental?.status === 'accepted';
  const isListed = places.listings.some(({ id }) => id === rental?.location_id);
  const own = rental && !isListed ? [{ id: rental.location_id, title: rental.location }] : [];
  const groups = bedGroups(places.beds, values.location_id, rental, personId);
  const nameOf = ({ name: bed, isPending, freeFrom, heldFor: name }: BedChoice) => {
    if (name !== null) return t('bed_held', { bed, name });
    if (isPending) return t('bed_pending', { bed });
    return freeFrom === null ? bed : t('bed_free_from', { bed, date: shortDate(freeFrom, locale) });
  };
  const isFull = values.location_id !== '' && groups.length === 0;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('group_where')}</legend>
      <div className={formClasses.two}>
        <SelectField
          name="location_id"
          label={t('location')}
          disabled={isAccepted}
          value={values.location_id}
          onValue={(location_id) => set({ location_id, bed_id: '' })}
          issue={form.keyOf('location_id')}
        >
          <option value="">{t('choose_location')}</option>
          {[...own, ...places.listings].map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="bed_id"
          label={t('bed')}
          disabled={values.location_id === '' || isFull}
          hint={isFull ? t('no_beds') : undefined}
          value={values.bed_id}
          onValue={(bed) => {
            const chosen = places.beds.find(({ id }) => String(id) === bed);
            if (chosen && !isAccepted) setBed(chosen);
            else set({ bed_id: bed });
          }}
          issue={form.keyOf('bed_id')}
        >
          <option value="">
            {t(values.location_id === '' ? 'choose_location_first' : 'choose_bed')}
          </option>
          {groups.map(({ room, beds }) => (
            <optgroup key={beds[0]?.id} label={room}>
              {beds.map((bed) => (
                <option key={bed.id} value={bed.id} disabled={bed.isPending}>
                  {nameOf(bed)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}
