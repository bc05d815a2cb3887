import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../../../i18n/texts.ts';
import { FieldNotes } from '../../../../ui/form/field.tsx';
import form from '../../../../ui/form/form.module.css';
import { fieldId } from '../../../../ui/form/use-form-issues.ts';
import type { Wizard } from '../page/use-wizard.ts';
import classes from './steps.module.css';

const PicturesField = lazy(async () => {
  const { PicturesField: Field } = await withTexts(import('../media/pictures-field.tsx'), 'media');
  return { default: Field };
});

interface StepPicturesProps {
  wizard: Wizard;
  /** What is shown before the listing is published. */
  children: ReactNode;
}

/** Step 5: pictures, and which of them is seen first. */
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
