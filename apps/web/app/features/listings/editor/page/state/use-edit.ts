import type { contract, OperationAnswer } from '@crewpad/contract';
import { listings } from '@crewpad/contract/endpoints';
import { SAVE_TOAST_MS } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from '../../../../../i18n/use-translation.tsx';
import { isApiError } from '../../../../../lib/api-error.ts';
import { call } from '../../../../../lib/browser-call.ts';
import { toast } from '../../../../../ui/toast.ts';
import { listingBody } from '../../form/listing-body.ts';
import { type Conflict, isOutdated } from '../../form/merge.ts';
import { formOf, sameForm, type WizardForm } from '../../form/wizard-form.ts';
import type { useCheck } from './use-check.ts';
import type { LoginEnd } from './use-login-end.ts';
import type { Wizard } from './use-wizard.ts';

export type ListingToEdit = OperationAnswer<typeof contract.listings.getCrashpadToEdit>;

/** A saved listing in form format. */
export function formOfListing({ data, rooms }: Pick<ListingToEdit, 'data' | 'rooms'>): WizardForm {
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
export function useEdit(parts: Parts) {
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
