import type { contract } from '@crewpad/contract';
import { content } from '@crewpad/contract/endpoints';
import { type EditedList, ENTRY_NAME_MAX, LOCALES } from '@crewpad/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { LANGUAGE_NAMES } from '../../../i18n/language-names.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';
import classes from './translations.module.css';

type Entry = contract.content.EditedEntry;

const CREATE = {
  amenities: content.createAmenity,
  places: content.createPlace,
  preferences: content.createPreference,
};
const UPDATE = {
  amenities: content.updateAmenity,
  places: content.updatePlace,
  preferences: content.updatePreference,
};

interface EntryDialogProps {
  open: boolean;
  list: EditedList;
  /** null: a new one. */
  entry: Entry | null;
  onClose: () => void;
}

/** The names of an entry, one per language. Only English is required. */
export function EntryDialog({ open, list, entry, onClose }: EntryDialogProps) {
  const { t } = useTranslation('content/translations');
  const { revalidate } = useRevalidator();
  const form = useFormIssues();
  const [names, setNames] = useState<Record<string, string>>({ en: '', ...entry?.name });
  const { busy, refused, send } = useSend();
  const isBuiltIn = entry?.abilities?.rename === false;

  const submit = async () => {
    const { en = '', es, fr, pt } = names;
    if (en.trim() === '') {
      form.show([{ field: 'en', key: 'english_name_is_required' }]);
      return;
    }
    const body = { name: { en, es, fr, pt } };
    const answer = await send(() =>
      entry === null
        ? call(CREATE[list], { body }, { quiet: true })
        : call(UPDATE[list], { params: { id: entry.id }, body }, { quiet: true }),
    );
    if (answer === undefined) return;
    toast({ kind: 'success', message: answer.message });
    onClose();
    await revalidate();
  };
  const errors = refused?.body.errors;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={entry === null ? t(`add_${list}`) : t('edit_name', { name: entry.name.en })}
      closeLabel={t('close', { ns: 'common' })}
    >
      <Form onSubmit={submit} className={classes.form}>
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            name={locale}
            label={LANGUAGE_NAMES[locale]}
            lang={locale}
            optional={locale !== 'en'}
            hint={hintOf(locale)}
            maxLength={ENTRY_NAME_MAX}
            readOnly={locale === 'en' && isBuiltIn}
            autoComplete="off"
            issue={form.keyOf(locale) ?? errors?.[`name.${locale}`]?.[0]}
            value={names[locale] ?? ''}
            onValue={(value) => {
              setNames((last) => ({ ...last, [locale]: value }));
              form.clear(locale);
            }}
          />
        ))}
        {refused && errors === undefined && (
          <FormRefusal>{refused.body.message || t('failed')}</FormRefusal>
        )}
        <div className={classes.foot}>
          <Button variant="outline" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" variant="accent" disabled={busy}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );

  function hintOf(locale: string): string | undefined {
    if (locale !== 'en') return t('falls_back');
    return isBuiltIn ? t('built_in_hint') : undefined;
  }
}
