import { offeredRentalTypes, type RentalType, type RentalTypeRule } from '@crewpad/domain';
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
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { usePage } from '../../../../lib/page-context.ts';
import field from '../../../../ui/form/field.module.css';
import { FieldNotes } from '../../../../ui/form/field.tsx';
import { fieldId } from '../../../../ui/form/use-form-issues.ts';
import type { Wizard } from '../page/state/use-wizard.ts';
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

const GROUPS = ['whole', 'beds'] as const;

/** Types that count bedrooms are rented as a whole. */
function groupOf({ roomEditor }: RentalTypeRule): (typeof GROUPS)[number] {
  return roomEditor === 'count' ? 'whole' : 'beds';
}

/** Crash pad types come before other ones. */
function placeOf(rule: RentalTypeRule): number {
  return groupOf(rule) === 'beds' && !rule.needsCrashpadFlag ? 1 : 0;
}

/** The rental type: the offered types in two groups. Fixed after publishing. */
export function RentalTypeField({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('listings/editor');
  const { flags } = usePage();
  const { form, issues, isEditing } = wizard;
  const issue = issues.keyOf(NAME);
  const id = fieldId(NAME);
  if (isEditing && form.rental_type !== null) return <FixedType type={form.rental_type} />;
  const offered = offeredRentalTypes({ crashpad: flags.crashpad === true });
  offered.sort((a, b) => placeOf(a) - placeOf(b));
  const [first] = offered.filter((rule) => groupOf(rule) === GROUPS[0]);
  return (
    <fieldset className={field.field} aria-describedby={issue ? `${id}-error` : undefined}>
      <legend className={field.label}>{t('rental_type')}</legend>
      {GROUPS.map((group) => {
        const types = offered.filter((rule) => groupOf(rule) === group);
        if (types.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: the fieldset around it names the question.
          <div
            key={group}
            role="group"
            aria-labelledby={`${id}-${group}`}
            className={classes.group}
          >
            <p id={`${id}-${group}`} className={classes.groupName}>
              {t(`types_${group}`)}
            </p>
            {types.map(({ type }) => (
              <TypeCard
                key={type}
                type={type}
                wizard={wizard}
                // The first one is the target of summary links.
                id={type === first?.type ? id : undefined}
                isInvalid={issue !== undefined}
              />
            ))}
          </div>
        );
      })}
      <FieldNotes name={NAME} issue={issue} />
    </fieldset>
  );
}

interface TypeCardProps {
  type: RentalType;
  wizard: Wizard;
  id: string | undefined;
  isInvalid: boolean;
}

function TypeCard({ type, wizard, id, isInvalid }: TypeCardProps) {
  const { t } = useTranslation('listings/editor');
  const TypeIcon = ICONS[type];
  return (
    <label className={classes.card} data-invalid={isInvalid || undefined}>
      <input
        id={id}
        type="radio"
        name={NAME}
        value={type}
        checked={wizard.form.rental_type === type}
        className={classes.input}
        onChange={() => {
          wizard.dispatch({ type: 'rental-type', to: type });
          wizard.issues.clear(NAME, 'rooms');
        }}
      />
      <TypeIcon aria-hidden size={24} stroke={1.6} className={classes.icon} />
      <span className={classes.name}>{t(`type_${type}`)}</span>
      <span className={classes.text}>{t(`type_${type}_text`)}</span>
      <IconCheck aria-hidden size={18} stroke={2.5} className={classes.check} />
    </label>
  );
}

function FixedType({ type }: { type: RentalType }) {
  const { t } = useTranslation('listings/editor');
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
