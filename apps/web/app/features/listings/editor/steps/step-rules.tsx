import { RULES_MAX_CHARACTERS } from '@crewpad/domain';
import { Suspense } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FieldNotes } from '../../../../ui/form/field.tsx';
import { groupClass } from '../../../../ui/form/form-classes.ts';
import { TextAreaField } from '../../../../ui/form/text-field.tsx';
import { fieldId } from '../../../../ui/form/use-form-issues.ts';
import { lazyComponent } from '../../../../ui/lazy-part.ts';
import type { Wizard } from '../state/use-editor.ts';

/** In place of a field whose code did not load. The draft survives the reload. */
export function PartMissing() {
  const { t } = useTranslation('listings/editor');
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-4 rounded-md bg-sunken p-4"
      role="alert"
    >
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
      <section className={groupClass} aria-labelledby="wizard-rules">
        <h2 id="wizard-rules" className="m-0 text-md">
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
      <section className={groupClass} aria-labelledby="wizard-documents">
        <h2 id="wizard-documents" className="m-0 text-md">
          {t('documents')}
        </h2>
        <Suspense fallback={<div className="min-h-40 rounded-md bg-sunken" />}>
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
