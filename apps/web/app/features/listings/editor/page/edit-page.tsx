import type { contract, OperationAnswer } from '@crewpad/contract';
import { listings } from '@crewpad/contract/endpoints';
import { SAVE_TOAST_MS } from '@crewpad/domain';
import { IconExternalLink } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/browser-call.ts';
import { toast } from '../../../../ui/toast.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { listingBody } from '../form/listing-body.ts';
import { isOutdated } from '../form/merge.ts';
import { LAST_STEP } from '../form/steps.ts';
import { formOf, sameForm, type WizardForm } from '../form/wizard-form.ts';
import { type Rating, useEditor, type WizardLists } from '../state/use-editor.ts';
import { usePersistedInput } from '../state/use-persisted-input.ts';
import { ActionBar } from './action-bar.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LoginEndedBar } from './notice-bar.tsx';
import { tenantsOf } from './tenants.ts';
import { WizardFrame } from './wizard-frame.tsx';

type ListingToEdit = OperationAnswer<typeof contract.listings.getCrashpadToEdit>;

/** A saved listing in form format. */
function formOfListing({ data, rooms }: Pick<ListingToEdit, 'data' | 'rooms'>): WizardForm {
  return formOf({ ...data, rooms });
}

interface EditPageProps {
  listing: ListingToEdit;
  lists: WizardLists;
  rating: Rating;
}

/**
 * The state of the page of a published listing, and its actions: what the editor has, the listing
 * on the server, and the input that this browser keeps once the login has ended.
 */
function useEdit({ listing, lists, rating }: EditPageProps) {
  const { t } = useTranslation('listings/editor');
  const editor = useEditor({
    form: formOfListing(listing),
    airports: listing.airports,
    lists,
    rating,
    isEditing: true,
    firstStep: 1,
    lastStep: LAST_STEP,
  });
  const { wizard, conflicts, check, step, login, focusConflicts } = editor;
  const [busy, setBusy] = useState(false);
  const [serverListing, setServerListing] = useState(() => ({
    form: formOfListing(listing),
    data: listing.data,
    rooms: listing.rooms,
  }));
  const { form, dispatch } = wizard;
  const params = { id: listing.data.id };

  /** The server's state becomes the new base; local input stays. */
  const adopt = (base: WizardForm, now: ListingToEdit | { data: contract.listings.Crashpad }) => {
    const { data } = now;
    const rooms = 'rooms' in now ? now.rooms : data.rooms;
    const theirs = formOfListing({ data, rooms });
    const airports = 'airports' in now ? now.airports : [];
    dispatch({ type: 'merge', base, theirs, airports });
    setServerListing({ form: theirs, data, rooms });
  };

  const save = async () => {
    if (busy) return;
    // Someone else's changes are overwritten only by choice.
    if (conflicts.length > 0) return focusConflicts();
    setBusy(true);
    try {
      if (!(await check.checkAll(step))) return;
      const body = { ...listingBody(form), updated_at: serverListing.data.updated_at };
      const answer = await call(listings.updateCrashpad, { params, body }, { quiet: true });
      login.resume();
      adopt(form, answer);
      toast({
        kind: 'success',
        message: answer.message || t('your_cp_has_been_updated'),
        stays: SAVE_TOAST_MS,
      });
    } catch (error) {
      // Someone else saved it, or a tenant was added: merges the local input.
      if (isApiError(error) && error.status === 409) await mergeTheirs(error);
      else check.showRefusal(error, step);
    } finally {
      setBusy(false);
    }
  };

  const mergeTheirs = async (refusal: unknown) => {
    try {
      adopt(
        serverListing.form,
        await call(listings.getCrashpadToEdit, { params }, { quiet: true }),
      );
      if (isOutdated(refusal)) toast({ kind: 'warning', message: t('changed_meanwhile') });
      else check.showRefusal(refusal, step);
      focusConflicts();
    } catch (error) {
      check.showRefusal(error, step);
    }
  };

  const isStored = usePersistedInput(editor, {
    listing: listing.data.id,
    serverForm: () => serverListing.form,
  });
  return {
    ...editor,
    busy,
    data: serverListing.data,
    tenants: useMemo(() => tenantsOf(serverListing.rooms), [serverListing.rooms]),
    isStored,
    isDirty: !sameForm(form, serverListing.form),
    save,
  };
}

/** A published listing, edited in the same five steps. */
export function EditPage(props: EditPageProps) {
  const { t } = useTranslation('listings/editor');
  const page = useEdit(props);
  const { wizard, conflicts, focusRequest, step, visited, open, check, login } = page;
  const { busy, data, tenants, isStored, isDirty, save } = page;
  const next = async () => {
    if (step === LAST_STEP) return save();
    if (await check.checkStep(step)) open(step + 1);
  };

  return (
    <>
      <LeaveGuard isUnsaved={isDirty && !busy && !isStored} />
      <WizardFrame
        {...{ wizard, conflicts, focusRequest, tenants, step, visited }}
        onStep={open}
        onSubmit={next}
        above={
          <>
            <span>{t('edit_title', { title: data.title })}</span>
            <a
              href={`/listing/${data.id}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-target items-center gap-1"
            >
              {t('public_preview')}
              <IconExternalLink aria-hidden size={18} />
              <VisuallyHidden> {t('in_a_new_tab')}</VisuallyHidden>
            </a>
          </>
        }
        notices={login.hasEnded && <LoginEndedBar isStored={isStored} />}
        actions={
          <ActionBar
            step={step}
            busy={busy}
            isEditing
            onSave={save}
            onBack={() => open(step - 1)}
            note={isDirty && <p className="m-0 text-xs text-muted">{t('unsaved_changes')}</p>}
          />
        }
      />
    </>
  );
}
