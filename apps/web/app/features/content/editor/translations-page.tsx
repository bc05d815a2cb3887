import type { contract } from '@crewpad/contract';
import { content } from '@crewpad/contract/endpoints';
import { EDITED_LISTS, type EditedList, ENTRY_NAME_MAX, LOCALES } from '@crewpad/domain';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { LANGUAGE_NAMES } from '../../../i18n/language-names.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Translations } from './load-editor.ts';

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
function EntryDialog({ open, list, entry, onClose }: EntryDialogProps) {
  const { t } = useTranslation('content/translations');
  const { revalidate } = useRevalidator();
  const form = useFormIssues();
  const [names, setNames] = useState<Record<string, string>>({ en: '', ...entry?.name });
  const { busy, refusal, send } = useSend();
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
  const errors = refusal?.body.errors;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={entry === null ? t(`add_${list}`) : t('edit_name', { name: entry.name.en })}
      closeLabel={t('close', { ns: 'common' })}
    >
      <Form onSubmit={submit} className="grid gap-4">
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
        {refusal && errors === undefined && (
          <FormRefusal>{refusal.body.message || t('failed')}</FormRefusal>
        )}
        <div className="flex flex-wrap justify-end gap-2">
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

type Step = { kind: 'edit'; entry: Entry | null } | { kind: 'remove'; entry: Entry };

interface TranslationsPageProps extends Translations {
  /** Links to the other admin pages. */
  nav: ReactNode;
}

/** The lists that listings choose from, with names per language. */
export function TranslationsPage({ list, entries, nav }: TranslationsPageProps) {
  const { t } = useTranslation('content/translations');
  const hydrated = useHydrated();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  return (
    <ScenePage width="wide" title={t('title')} lead={t('lead')}>
      <Sheet>
        {nav}
        <div className="mb-4 flex flex-wrap items-center justify-between gap-4 max-md:[&>button]:w-full">
          <nav aria-label={t('tabs')} className="flex flex-wrap gap-2">
            {EDITED_LISTS.map((listName) => (
              <FilterLink
                key={listName}
                to={`?tab=${listName}`}
                preventScrollReset
                aria-current={listName === list ? 'page' : undefined}
              >
                {t(`tab_${listName}`)}
              </FilterLink>
            ))}
          </nav>
          <Button
            variant="accent"
            disabled={!hydrated}
            onClick={() => setStep({ kind: 'edit', entry: null })}
          >
            <IconPlus aria-hidden size={18} />
            {t(`add_${list}`)}
          </Button>
        </div>
        <table
          className="table-box w-full border-collapse max-md:block max-md:[&_tbody]:block max-md:[&_tbody_td]:border-0 max-md:[&_tbody_td]:p-0 max-md:[&_tbody_th]:border-0 max-md:[&_tbody_th]:p-0 [&_td]:border-b [&_td]:border-b-line [&_td]:p-2 [&_td]:text-start [&_th]:border-b [&_th]:border-b-line [&_th]:p-2 [&_th]:text-start max-md:[&_thead]:sr-only [&_thead_th]:border-b-line-strong [&_thead_th]:text-xs [&_thead_th]:font-medium [&_thead_th]:text-muted md:[&_thead_th:last-child]:text-end md:[&_thead_th:last-child]:whitespace-nowrap max-md:[&_tr]:grid max-md:[&_tr]:grid-cols-start-10 max-md:[&_tr]:items-baseline max-md:[&_tr]:border-b max-md:[&_tr]:border-b-line max-md:[&_tr]:px-0 max-md:[&_tr]:py-2"
          aria-label={t(`tab_${list}`)}
        >
          <thead>
            <tr>
              <th scope="col">{t('id')}</th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('actions')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id} data-entry={entry.id}>
                <td className="text-muted tabular">{entry.id}</td>
                <th scope="row">
                  <Names name={entry.name} />
                </th>
                <td className="max-md:col-span-full max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-end max-md:gap-2 md:[.table-box_&]:text-end md:[.table-box_&]:whitespace-nowrap md:[&>*+*]:ms-2">
                  <Actions entry={entry} onStep={setStep} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
      <EntryDialog
        key={`${list} ${step?.kind === 'edit' ? (step.entry?.id ?? 'new') : ''}`}
        open={step?.kind === 'edit'}
        list={list}
        entry={step?.kind === 'edit' ? step.entry : null}
        onClose={close}
      />
      <RemoveDialog
        key={step?.kind === 'remove' ? step.entry.id : undefined}
        list={list}
        entry={step?.kind === 'remove' ? step.entry : null}
        onClose={close}
      />
    </ScenePage>
  );
}

/** The English name, and other languages or that they are missing. */
function Names({ name }: { name: Entry['name'] }) {
  const { t } = useTranslation('content/translations');
  return (
    <>
      <span className="block font-bold wrap-anywhere">{name.en}</span>
      <span className="flex flex-wrap gap-x-2 gap-y-1 text-xs font-normal text-ink-soft [&_[lang]::before]:text-xs [&_[lang]::before]:font-medium [&_[lang]::before]:text-muted [&_[lang]::before]:uppercase [&_[lang]::before]:[content:attr(lang)_'_']">
        {LOCALES.filter((locale) => locale !== 'en').map((locale) =>
          name[locale] === undefined ? (
            <span key={locale} className="rounded-full bg-warn-soft px-2 py-0 text-warn">
              {t('missing', { language: LANGUAGE_NAMES[locale] })}
            </span>
          ) : (
            <span key={locale} lang={locale}>
              {name[locale]}
            </span>
          ),
        )}
      </span>
    </>
  );
}

function Actions({ entry, onStep }: { entry: Entry; onStep: (step: Step) => void }) {
  const { t } = useTranslation('content/translations');
  const hydrated = useHydrated();
  const { used_by: usedBy = 0, abilities } = entry;
  const lockedReason =
    abilities?.rename === false ? t('built_in') : t('used_by', { count: usedBy });
  const reasonId = `why-${entry.id}`;
  return (
    <>
      {abilities?.delete === false && (
        <span id={reasonId} className="text-xs text-muted">
          {lockedReason}
        </span>
      )}
      <Button
        variant="outline"
        disabled={!hydrated}
        aria-label={t('edit_name', { name: entry.name.en })}
        onClick={() => onStep({ kind: 'edit', entry })}
      >
        {t('edit', { ns: 'common' })}
      </Button>
      <Button
        variant="subtle"
        disabled={!hydrated || abilities?.delete === false}
        aria-label={t('delete_name', { name: entry.name.en })}
        aria-describedby={abilities?.delete === false ? reasonId : undefined}
        onClick={() => onStep({ kind: 'remove', entry })}
      >
        {t('delete', { ns: 'common' })}
      </Button>
    </>
  );
}

const REMOVE = {
  amenities: content.deleteAmenity,
  places: content.deletePlace,
  preferences: content.deletePreference,
};

interface RemoveDialogProps {
  list: EditedList;
  entry: contract.content.EditedEntry | null;
  onClose: () => void;
}

/** Confirms the removal of an entry. An error stays in the dialog until it closes. */
function RemoveDialog({ list, entry, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('content/translations');
  const { revalidate } = useRevalidator();
  const { busy, refusal, send } = useSend();
  const remove = async () => {
    if (entry === null) return;
    const input = { params: { id: entry.id } };
    const answer = await send(
      () => call(REMOVE[list], input, { quiet: true }),
      () => revalidate(),
    );
    if (answer === undefined) return;
    toast({ kind: 'success', message: answer.message });
    onClose();
    await revalidate();
  };
  return (
    <ConfirmDialog
      open={entry !== null}
      title={t('remove_title', { name: entry?.name.en ?? '' })}
      confirm={t('remove')}
      cancel={t('cancel', { ns: 'common' })}
      close={t('close', { ns: 'common' })}
      busy={busy}
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('remove_text')}</p>
      {refusal && <FormRefusal>{refusal.body.message || t('failed')}</FormRefusal>}
    </ConfirmDialog>
  );
}
