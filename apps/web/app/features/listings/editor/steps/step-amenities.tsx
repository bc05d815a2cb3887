import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { ChipsField } from '../fields/chips-field.tsx';
import type { Wizard } from '../page/state/use-wizard.ts';

/** Step 3: amenities, preferences, and nearby places. */
export function StepAmenities({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('wizard');
  const { form, lists, set } = wizard;
  return (
    <>
      <ChipsField
        title={t('amenities')}
        text={t('amenities_text')}
        options={lists.amenities}
        value={form.amenities}
        onValue={(amenities) => set({ amenities })}
      />
      <ChipsField
        title={t('preferences')}
        text={t('preferences_text')}
        options={lists.preferences}
        value={form.preferences}
        onValue={(preferences) => set({ preferences })}
      />
      <ChipsField
        title={t('places_nearby')}
        text={t('places_nearby_text')}
        options={lists.places}
        value={form.places}
        onValue={(places) => set({ places })}
      />
    </>
  );
}
