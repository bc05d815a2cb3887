import { type ReactNode, Suspense } from 'react';
import { withTexts } from '../../../../i18n/texts.ts';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { FieldNotes } from '../../../../ui/form/field.tsx';
import form from '../../../../ui/form/form.module.css';
import { fieldId } from '../../../../ui/form/use-form-issues.ts';
import { lazyComponent } from '../../../../ui/lazy-part.ts';
import type { Wizard } from '../page/state/use-wizard.ts';
import { PartMissing } from './part-missing.tsx';
import classes from './steps.module.css';

const PicturesField = lazyComponent(async () => {
  const { PicturesField: Field } = await withTexts(
    import('../media/pictures/pictures-field.tsx'),
    'media',
  );
  return { default: Field };
}, PartMissing);

interface StepPicturesProps {
  wizard: Wizard;
  /** Shown before the listing is published. */
  children: ReactNode;
}

/** Step 5: pictures, and the primary one. */
export function StepPictures({ wizard, children }: StepPicturesProps) {
  const { t } = useTranslation('wizard');
  const { form: values, set, issues } = wizard;
  return (
    <>
      <section className={form.group} aria-labelledby="wizard-pictures">
        <h2 id="wizard-pictures" className={form.heading}>
          {t('pictures')}
        </h2>
        <p className={classes.text}>{t('pictures_text')}</p>
        <Suspense fallback={<div className={classes.waiting} />}>
          <PicturesField
            id={fieldId('images')}
            describedBy={`${fieldId('images')}-error`}
            value={[...values.images]}
            thumbnail={values.thumbnail}
            onChange={({ images, thumbnail }) => set({ images, thumbnail })}
          />
        </Suspense>
        <FieldNotes name="images" issue={issues.keyOf('images') ?? issues.keyOf('thumbnail')} />
      </section>
      {children}
    </>
  );
}
