import { RULES_MAX_CHARACTERS } from '@crewpad/domain';
import { Suspense } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FieldNotes } from '../../../../ui/form/field.tsx';
import formClasses from '../../../../ui/form/form.module.css';
import { TextAreaField } from '../../../../ui/form/text-field.tsx';
import { fieldId } from '../../../../ui/form/use-form-issues.ts';
import { lazyComponent } from '../../../../ui/lazy-part.ts';
import type { Wizard } from '../state/use-editor.ts';
import classes from './steps.module.css';

/** In place of a field whose code did not load. The draft survives the reload. */
export function PartMissing() {
  const { t } = useTranslation('listings/editor');
  return (
    <div className={classes.missing} role="alert">
      <p>{t('part_missing')}</p>
      <Button variant="outline" onClick={() => window.location.reload()}>
        {t('reload_page')}
      </Button>
    </div>
  );
}

const DocumentsField = lazyComponent(async () => {
  const { DocumentsField: Field } = await import('../media/documents-field.tsx');
  return { default: Field };
}, PartMissing);

/** Step 4: house rules as text and as documents. */
export function StepRules({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('listings/editor');
  const { form: values, set, issues } = wizard;
  return (
    <>
      <section className={formClasses.group} aria-labelledby="wizard-rules">
        <h2 id="wizard-rules" className={formClasses.heading}>
          {t('house_rules')}
        </h2>
        <TextAreaField
          name="rules_policies_des"
          label={t('rules')}
          hint={t('rules_hint')}
          optional
          maxLength={RULES_MAX_CHARACTERS}
          value={values.rules_policies_des}
          onValue={(rules_policies_des) => set({ rules_policies_des })}
          issue={issues.keyOf('rules_policies_des')}
        />
      </section>
      <section className={formClasses.group} aria-labelledby="wizard-documents">
        <h2 id="wizard-documents" className={formClasses.heading}>
          {t('documents')}
        </h2>
        <Suspense fallback={<div className={classes.waiting} />}>
          <DocumentsField
            id={fieldId('rules_policies_doc')}
            describedBy={`${fieldId('rules_policies_doc')}-error`}
            value={[...values.rules_policies_doc]}
            onChange={(rules_policies_doc) => set({ rules_policies_doc })}
          />
        </Suspense>
        <FieldNotes name="rules_policies_doc" issue={issues.keyOf('rules_policies_doc')} />
      </section>
    </>
  );
}
