import { LISTING_GENDERS, LISTING_TITLE_MAX_CHARACTERS } from '@crewpad/domain';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { RadioField } from '../../../../ui/form/choice-fields.tsx';
import form from '../../../../ui/form/form.module.css';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { AddressField } from '../fields/address-field.tsx';
import { AirportsField } from '../fields/airports-field.tsx';
import { DescriptionField } from '../fields/description-field.tsx';
import { RentalTypeField } from '../fields/rental-type-field.tsx';
import type { Wizard } from '../page/state/use-wizard.ts';

/** Step 1: type, location, and description. */
export function StepBasic({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('listings/editor');
  const { form: values, set, issues } = wizard;
  return (
    <>
      <section className={form.group} aria-labelledby="wizard-what">
        <h2 id="wizard-what" className={form.heading}>
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
      <section className={form.group} aria-labelledby="wizard-where">
        <h2 id="wizard-where" className={form.heading}>
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
      <section className={form.group} aria-labelledby="wizard-airports">
        <h2 id="wizard-airports" className={form.heading}>
          {t('airports_title')}
        </h2>
        <AirportsField wizard={wizard} />
      </section>
      <section className={form.group} aria-labelledby="wizard-description">
        <h2 id="wizard-description" className={form.heading}>
          {t('in_your_words')}
        </h2>
        <DescriptionField wizard={wizard} />
      </section>
    </>
  );
}
