import type { contract, OperationAnswer } from '@crewpad/contract';
import { listings } from '@crewpad/contract/endpoints';
import { SAVE_TOAST_MS } from '@crewpad/domain';
import { IconExternalLink } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/browser-call.ts';
import { toast } from '../../../../ui/toast.ts';
import { listingBody } from '../form/listing-body.ts';
import { type Conflict, isOutdated } from '../form/merge.ts';
import { LAST_STEP } from '../form/steps.ts';
import { formOf, sameForm, type WizardForm } from '../form/wizard-form.ts';
import {
  dismissComplaints,
  type LoginEnd,
  type Rating,
  useCheck,
  useLoginEnd,
  useStep,
  useWizard,
  type Wizard,
  type WizardLists,
} from '../state/use-editor.ts';
import { usePersistedInput } from '../state/use-persisted-input.ts';
import { ActionBar } from './action-bar.tsx';
import classes from './edit-page.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import { LoginEndedBar } from './notice-bar.tsx';
import { tenantsOf } from './tenants.ts';
import { WizardFrame } from './wizard-frame.tsx';

type ListingToEdit = OperationAnswer<typeof contract.listings.getCrashpadToEdit>;

/** A saved listing in form format. */
function formOfListing({ data, rooms }: Pick<ListingToEdit, 'data' | 'rooms'>): WizardForm {
  return formOf({ ...data, rooms });
}

interface Parts {
  listing: ListingToEdit;
  wizard: Wizard;
  conflicts: readonly Conflict[];
  check: ReturnType<typeof useCheck>;
  step: number;
  login: LoginEnd;
  /** Scrolls to the conflicting changes. */
  askToChoose: () => void;
}

/** The actions on a published listing. */
function useEdit(parts: Parts) {
  const { listing, wizard, conflicts, check, step, login, askToChoose } = parts;
  const { t } = useTranslation('listings/editor');
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(() => ({
    form: formOfListing(listing),
    data: listing.data,
    rooms: listing.rooms,
  }));
  const { form, dispatch } = wizard;
  const params = { id: listing.data.id };

  /** The server's state becomes the new base; local input stays. */
  const takeOver = (
    base: WizardForm,
    now: ListingToEdit | { data: contract.listings.Crashpad },
  ) => {
    const { data } = now;
    const rooms = 'rooms' in now ? now.rooms : data.rooms;
    const theirs = formOfListing({ data, rooms });
    const airports = 'airports' in now ? now.airports : [];
    dispatch({ type: 'merge', base, theirs, airports });
    setSaved({ form: theirs, data, rooms });
  };

  const save = async () => {
    if (busy) return;
    // Someone else's changes are overwritten only by choice.
    if (conflicts.length > 0) return askToChoose();
    setBusy(true);
    try {
      if (!(await check.all(step))) return;
      const body = { ...listingBody(form), updated_at: saved.data.updated_at };
      const answer = await call(listings.updateCrashpad, { params, body }, { quiet: true });
      login.goOn();
      takeOver(form, answer);
      toast({
        kind: 'success',
        message: answer.message || t('your_cp_has_been_updated'),
        stays: SAVE_TOAST_MS,
      });
    } catch (error) {
      // Someone else saved it, or a tenant was added: merges the local input.
      if (isApiError(error) && error.status === 409) await meetTheirs(error);
      else check.refused(error, step);
    } finally {
      setBusy(false);
    }
  };

  const meetTheirs = async (refusal: unknown) => {
    try {
      takeOver(saved.form, await call(listings.getCrashpadToEdit, { params }, { quiet: true }));
      if (isOutdated(refusal)) toast({ kind: 'warning', message: t('changed_meanwhile') });
      else check.refused(refusal, step);
      askToChoose();
    } catch (error) {
      check.refused(error, step);
    }
  };

  return { busy, saved, isDirty: !sameForm(form, saved.form), save };
}

interface EditPageProps {
  listing: ListingToEdit;
  lists: WizardLists;
  rating: Rating;
}

/** A published listing, edited in the same five steps. */
export function EditPage({ listing, lists, rating }: EditPageProps) {
  const { t } = useTranslation('listings/editor');
  const { wizard, conflicts, asked, askToChoose } = useWizard({
    form: formOfListing(listing),
    airports: listing.airports,
    lists,
    rating,
    isEditing: true,
  });
  const { step, visited, go } = useStep(1, LAST_STEP);
  const show = (to: number) => {
    wizard.issues.show([]);
    dismissComplaints();
    go(to);
  };
  const login = useLoginEnd();
  const check = useCheck(wizard, go, login);
  const { busy, saved, isDirty, save } = useEdit({
    ...{ listing, wizard, conflicts, check, step, login, askToChoose },
  });
  const known = () => saved.form;
  const isStored = usePersistedInput({ wizard, login, listing: listing.data.id, known, step, go });
  const tenants = useMemo(() => tenantsOf(saved.rooms), [saved.rooms]);
  const next = async () => {
    if (step === LAST_STEP) return save();
    if (await check.step(step)) show(step + 1);
  };

  return (
    <>
      <LeaveGuard when={isDirty && !busy && !isStored} />
      <WizardFrame
        {...{ wizard, conflicts, asked, tenants, step, visited }}
        onStep={show}
        onSubmit={next}
        above={
          <>
            <span>{t('edit_title', { title: saved.data.title })}</span>
            <a
              href={`/listing/${saved.data.id}`}
              target="_blank"
              rel="noreferrer"
              className={classes.preview}
            >
              {t('public_preview')}
              <IconExternalLink aria-hidden size={18} />
              <span className={classes.hidden}> {t('in_a_new_tab')}</span>
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
            onBack={() => show(step - 1)}
            note={isDirty && <p className={classes.unsaved}>{t('unsaved_changes')}</p>}
          />
        }
      />
    </>
  );
}
