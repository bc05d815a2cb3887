import { offeredRentalTypes, type RentalType } from '@crewpad/domain';
import {
  type Icon,
  IconBed,
  IconBedFilled,
  IconBuilding,
  IconBuildingCommunity,
  IconBuildingSkyscraper,
  IconCheck,
  IconDoor,
  IconHome,
  IconStack2,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../../lib/page-context.ts';
import field from '../../../../ui/form/field.module.css';
import { FieldNotes } from '../../../../ui/form/field.tsx';
import { fieldId } from '../../../../ui/form/use-form-issues.ts';
import type { Wizard } from '../page/use-wizard.ts';
import classes from './rental-type-field.module.css';

const ICONS: Readonly<Record<RentalType, Icon>> = {
  house: IconHome,
  entire_suite: IconBuilding,
  room: IconDoor,
  hostel: IconUsersGroup,
  hotel: IconBuildingSkyscraper,
  crashpad: IconStack2,
  crashpad_bed: IconBed,
  crashpad_room: IconBedFilled,
  crashpad_suite: IconBuildingCommunity,
};
const NAME = 'rental_type';

/** What is rented out: a card for each type that is offered. Fixed once the listing is published. */
export function RentalTypeField({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('wizard');
  const { flags } = usePage();
  const { form, issues, isEditing } = wizard;
  const issue = issues.keyOf(NAME);
  const id = fieldId(NAME);
  if (isEditing && form.rental_type !== null) return <FixedType type={form.rental_type} />;
  const types = offeredRentalTypes({ crashpad: flags.crashpad === true });
  return (
    <fieldset className={field.field} aria-describedby={issue ? `${id}-error` : undefined}>
      <legend className={field.label}>{t('rental_type')}</legend>
      <div className={classes.cards}>
        {types.map(({ type }, at) => {
          const TypeIcon = ICONS[type];
          return (
            <label key={type} className={classes.card} data-invalid={issue || undefined}>
              <input
                // The first one stands for the field: links of the summary lead to it.
                id={at === 0 ? id : undefined}
                type="radio"
                name={NAME}
                value={type}
                checked={form.rental_type === type}
                className={classes.input}
                onChange={() => {
                  wizard.dispatch({ type: 'rental-type', to: type });
                  issues.clear(NAME, 'rooms');
                }}
              />
              <TypeIcon aria-hidden size={24} stroke={1.6} className={classes.icon} />
              <span className={classes.name}>{t(`type_${type}`)}</span>
              <span className={classes.text}>{t(`type_${type}_text`)}</span>
              <IconCheck aria-hidden size={18} stroke={2.5} className={classes.check} />
            </label>
          );
        })}
      </div>
      <FieldNotes name={NAME} issue={issue} />
    </fieldset>
  );
}

function FixedType({ type }: { type: RentalType }) {
  const { t } = useTranslation('wizard');
  const TypeIcon = ICONS[type];
  return (
    <div>
      <label htmlFor={fieldId(NAME)} className={field.label}>
        {t('rental_type')}
      </label>
      <div className={classes.fixed}>
        <TypeIcon aria-hidden size={24} stroke={1.6} className={classes.fixedIcon} />
        <input
          id={fieldId(NAME)}
          readOnly
          className={`${field.control} ${classes.fixedInput}`}
          value={t(`type_${type}`)}
          aria-describedby={`${fieldId(NAME)}-hint`}
        />
      </div>
      <FieldNotes name={NAME} hint={t('rental_type_fixed')} />
    </div>
  );
}
