import {
  countedCharacters,
  DESCRIPTION_MAX_CHARACTERS,
  DESCRIPTION_MIN_CHARACTERS,
  LISTING_GENDERS,
  LISTING_TITLE_MAX_CHARACTERS,
  offeredRentalTypes,
  type RentalType,
  type RentalTypeRule,
} from '@crewpad/domain';
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
import { RadioField } from '../../../../ui/form/choice-fields.tsx';
import { CoveringRadio, Input } from '../../../../ui/form/controls.tsx';
import { FieldNotes } from '../../../../ui/form/field.tsx';
import { fieldClasses } from '../../../../ui/form/field-classes.ts';
import { groupClass } from '../../../../ui/form/form-classes.ts';
import { TextAreaField, TextField } from '../../../../ui/form/text-field.tsx';
import { fieldId } from '../../../../ui/form/use-form-issues.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { withoutContacts } from '../form/without-contacts.ts';
import type { Wizard } from '../state/use-editor.ts';
import { AddressField, AirportsField } from './location-fields.tsx';

/** Screen readers announce the countdown at these steps, not with every key. */
const ANNOUNCEMENT_STEP = 50;
const TOO_SHORT = 'description_is_minimum_200_characters';

function DescriptionField({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('listings/editor');
  const { form, set, issues } = wizard;
  const issue = issues.keyOf('description');
  const typedCount = countedCharacters(form.description);
  const countedLength = countedCharacters(withoutContacts(form.description));
  // The server also finds spelled-out contact details.
  const isRefused = issue === TOO_SHORT && typedCount >= DESCRIPTION_MIN_CHARACTERS;
  const remaining = Math.max(0, DESCRIPTION_MIN_CHARACTERS - countedLength);
  const announcedCount = Math.ceil(remaining / ANNOUNCEMENT_STEP) * ANNOUNCEMENT_STEP;
  const enough = t('description_enough', { count: countedLength });
  return (
    <TextAreaField
      name="description"
      label={t('description')}
      hint={t('description_hint')}
      maxLength={DESCRIPTION_MAX_CHARACTERS}
      value={form.description}
      onValue={(description) => set({ description })}
      issue={issue}
      more={
        <>
          {(isRefused || countedLength < typedCount) && (
            <p className="mx-0 mt-1 mb-0 text-xs font-medium text-warn">
              {t('contacts_do_not_count')}
            </p>
          )}
          <div
            className="group/count mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-soft data-enough:font-medium data-enough:text-good"
            data-enough={remaining === 0 || undefined}
          >
            <meter
              className="h-2 w-24 appearance-none overflow-hidden rounded-full border-0 bg-line [&::-webkit-meter-bar]:h-full [&::-webkit-meter-bar]:rounded-full [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-line [&::-webkit-meter-optimum-value]:rounded-full [&::-webkit-meter-optimum-value]:bg-button group-data-enough/count:[&::-webkit-meter-optimum-value]:bg-good"
              aria-hidden
              min={0}
              max={DESCRIPTION_MIN_CHARACTERS}
              value={Math.min(countedLength, DESCRIPTION_MIN_CHARACTERS)}
            />
            <span aria-hidden>
              {remaining > 0 ? t('description_left', { count: remaining }) : enough}
            </span>
            <VisuallyHidden role="status">
              {countedLength === 0
                ? ''
                : announcedCount > 0
                  ? t('description_left', { count: announcedCount })
                  : t('description_done')}
            </VisuallyHidden>
          </div>
        </>
      }
    />
  );
}

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
function RentalTypeField({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('listings/editor');
  const { flags } = usePage();
  const { form, issues, isEditing } = wizard;
  const issue = issues.keyOf(NAME);
  const id = fieldId(NAME);
  if (isEditing && form.rental_type !== null) return <FixedType type={form.rental_type} />;
  const rentalTypes = offeredRentalTypes({ crashpad: flags.crashpad === true });
  rentalTypes.sort((a, b) => placeOf(a) - placeOf(b));
  const [first] = rentalTypes.filter((rule) => groupOf(rule) === GROUPS[0]);
  return (
    <fieldset className={fieldClasses.field} aria-describedby={issue ? `${id}-error` : undefined}>
      <legend className={fieldClasses.label}>{t('rental_type')}</legend>
      {GROUPS.map((group) => {
        const types = rentalTypes.filter((rule) => groupOf(rule) === group);
        if (types.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: the fieldset around it names the question.
          <div
            key={group}
            role="group"
            aria-labelledby={`${id}-${group}`}
            className="grid content-start gap-1 [&+&]:mt-4"
          >
            <p id={`${id}-${group}`} className="m-0 text-xs font-medium text-ink-soft">
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
    <label
      className="group/card relative grid min-h-14 cursor-pointer [grid-template-columns:24px_minmax(0,1fr)_24px] items-center gap-x-3 rounded-md border border-line-strong bg-surface px-3 py-1 hover:bg-sunken has-checked:border-ink has-checked:bg-sunken has-checked:[box-shadow:inset_0_0_0_1px_var(--ink)] has-focus-visible:focus-outline has-focus-visible:outline-offset-2 data-invalid:border-bad"
      data-invalid={isInvalid || undefined}
    >
      <CoveringRadio
        id={id}
        name={NAME}
        value={type}
        checked={wizard.form.rental_type === type}
        onChange={() => {
          wizard.dispatch({ type: 'rental-type', to: type });
          wizard.issues.clear(NAME, 'rooms');
        }}
      />
      <TypeIcon aria-hidden size={24} stroke={1.6} className="row-span-2 text-ink" />
      <span className="leading-snug font-bold">{t(`type_${type}`)}</span>
      <span className="col-2 text-xs leading-snug text-muted">{t(`type_${type}_text`)}</span>
      <IconCheck
        aria-hidden
        size={18}
        stroke={2.5}
        className="invisible absolute [top:calc(50%_-_0.6875rem)] right-3 rounded-full bg-ink p-1 text-surface group-has-checked/card:visible"
      />
    </label>
  );
}

function FixedType({ type }: { type: RentalType }) {
  const { t } = useTranslation('listings/editor');
  const TypeIcon = ICONS[type];
  return (
    <div>
      <label htmlFor={fieldId(NAME)} className={fieldClasses.label}>
        {t('rental_type')}
      </label>
      <div className="relative">
        <TypeIcon aria-hidden size={24} stroke={1.6} className="absolute top-3 left-3 text-muted" />
        <Input
          id={fieldId(NAME)}
          readOnly
          className="pl-11"
          value={t(`type_${type}`)}
          aria-describedby={`${fieldId(NAME)}-hint`}
        />
      </div>
      <FieldNotes name={NAME} hint={t('rental_type_fixed')} />
    </div>
  );
}

/** Step 1: type, location, and description. */
export function StepBasic({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('listings/editor');
  const { form: values, set, issues } = wizard;
  return (
    <>
      <section className={groupClass} aria-labelledby="wizard-what">
        <h2 id="wizard-what" className="m-0 text-md">
          {t('what_you_offer')}
        </h2>
        <TextField
          name="title"
          label={t('title')}
          hint={t('title_hint')}
          autoComplete="off"
          maxLength={LISTING_TITLE_MAX_CHARACTERS}
          value={values.title}
          onValue={(title) => set({ title })}
          issue={issues.keyOf('title')}
        />
        <RentalTypeField wizard={wizard} />
        <RadioField
          name="gender"
          label={t('gender')}
          choices={LISTING_GENDERS.map((value) => ({ value, label: t(`gender_${value}`) }))}
          value={values.gender}
          onValue={(gender) => set({ gender })}
          issue={issues.keyOf('gender')}
        />
      </section>
      <section className={groupClass} aria-labelledby="wizard-where">
        <h2 id="wizard-where" className="m-0 text-md">
          {t('where_it_is')}
        </h2>
        <AddressField wizard={wizard} />
        <TextField
          name="neighborhood"
          label={t('neighborhood')}
          hint={t('neighborhood_hint')}
          optional
          autoComplete="off"
          maxLength={200}
          value={values.neighborhood}
          onValue={(neighborhood) => set({ neighborhood })}
          issue={issues.keyOf('neighborhood')}
        />
      </section>
      <section className={groupClass} aria-labelledby="wizard-airports">
        <h2 id="wizard-airports" className="m-0 text-md">
          {t('airports_title')}
        </h2>
        <AirportsField wizard={wizard} />
      </section>
      <section className={groupClass} aria-labelledby="wizard-description">
        <h2 id="wizard-description" className="m-0 text-md">
          {t('in_your_words')}
        </h2>
        <DescriptionField wizard={wizard} />
      </section>
    </>
  );
}
