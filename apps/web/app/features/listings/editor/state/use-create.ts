import type { contract, OperationInput } from '@crewpad/contract';
import { listings } from '@crewpad/contract/endpoints';
import { SAVE_TOAST_MS } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { toast } from '../../../../ui/toast.ts';
import { listingBody } from '../form/listing-body.ts';
import { isOutdated } from '../form/merge.ts';
import { lastFilledStep } from '../form/steps.ts';
import { draftOf, EMPTY_FORM, formOf, sameForm, type WizardForm } from '../form/wizard-form.ts';
import {
  copiedDraft,
  createDraftSaver,
  type DraftCalls,
  type DraftSaver,
  type SaveState,
} from './draft-saver.ts';
import {
  type Editor,
  isEnded,
  type ListingName,
  useEditor,
  type WizardLists,
} from './use-editor.ts';
import { usePersistedInput } from './use-persisted-input.ts';

type PublishBody = OperationInput<typeof contract.listings.createCrashpad>['body'];

/** An undoable action on the whole draft. */
interface DraftNotice {
  text: string;
  /** The form right after it: undoing must not lose later input. */
  form: WizardForm;
  /** The previous draft; null for none. */
  before: Pick<contract.listings.Draft, 'form' | 'step'> | null;
}

const UNRATED = { count: 0, average: null };

/**
 * The state of the page of a new listing, and its actions: what the editor has, the draft on the
 * server, and the input that this browser keeps once the login has ended.
 */
export function useCreate(first: contract.listings.Draft | null, lists: WizardLists) {
  const start = first === null ? EMPTY_FORM : formOf(first.form);
  const firstStep = first?.step ?? 1;
  const editor = useEditor({
    form: start,
    airports: first?.airports ?? [],
    lists,
    rating: UNRATED,
    isEditing: false,
    firstStep,
    lastStep: Math.max(firstStep, lastFilledStep(start)),
  });
  const { wizard, conflicts, check, step, go, focusConflicts, login } = editor;
  const draft = useDraft(first, editor);
  const { saver } = draft;
  const isStored = usePersistedInput(editor, { listing: null, serverForm: saver.serverForm });
  const { t } = useTranslation('listings/editor');
  const navigate = useNavigate();
  const publication = usePublication();
  const [busy, setBusy] = useState(false);
  const { form, dispatch } = wizard;
  const { state } = useLocation();
  const hydrated = useHydrated();
  const [notice, setNotice] = useState<DraftNotice | null>(() => {
    // A reloaded page starts from the server's state, without navigation state.
    const copyNotice = hydrated ? copiedDraft(state, saver.version()) : null;
    return copyNotice && { text: copyNotice.text, form, before: copyNotice.replaced };
  });

  /** Runs one action at a time, and shows its error. */
  const run = async (action: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    try {
      await action();
    } catch (error) {
      check.showRefusal(error, step);
    } finally {
      setBusy(false);
    }
  };

  /** Replaces the draft on the page, and returns its form. */
  const replaceDraft = (next: contract.listings.Draft | null): WizardForm => {
    saver.adopt(next);
    const nextForm = next === null ? EMPTY_FORM : formOf(next.form);
    dispatch({ type: 'replace', form: nextForm, airports: next?.airports ?? [] });
    wizard.issues.show([]);
    go(next?.step ?? 1);
    return nextForm;
  };

  /** Restores the previous draft. */
  const restoreDraft = ({ before }: DraftNotice) =>
    run(async () => {
      setNotice(null);
      if (before === null) {
        await call(listings.deleteDraft, {}, { quiet: true });
        replaceDraft(null);
        return;
      }
      const body = { ...before, version: saver.version() };
      replaceDraft((await call(listings.putDraft, { body }, { quiet: true })).draft);
    });

  const publish = () =>
    run(async () => {
      if (conflicts.length > 0) return focusConflicts();
      if (!(await check.checkAll(step)) || form.rental_type === null) return;
      await saver.flush();
      if (saver.isBehind(form)) {
        toast({ kind: 'warning', message: t('changed_meanwhile') });
        return focusConflicts();
      }
      const { rental_type } = form;
      const { key, body } = publication(form, () => ({
        ...listingBody(form),
        rental_type,
        ...(saver.version() > 0 && { draft_version: saver.version() }),
      }));
      const { message } = await call(
        listings.createCrashpad,
        { body },
        { quiet: true, idempotencyKey: key },
      );
      saver.stop();
      toast({
        kind: 'success',
        message: message || t('your_cp_has_been_created'),
        stays: SAVE_TOAST_MS,
      });
      await navigate('/my-crashpads');
    });

  const discard = () =>
    run(async () => {
      await saver.flush();
      await call(listings.deleteDraft, {}, { quiet: true });
      const before = { form: draftOf(form), step };
      setNotice({ text: t('draft_discarded'), form: replaceDraft(null), before });
    });

  const copy = ({ id, title }: ListingName) =>
    run(async () => {
      await saver.flush();
      const { draft: next, replaced: replacedDraft } = await call(
        listings.copyCrashpad,
        { params: { id } },
        { quiet: true },
      );
      const text = t('copied_from', { title });
      setNotice({ text, form: replaceDraft(next), before: replacedDraft });
    });

  const shownNotice =
    notice !== null && sameForm(notice.form, form)
      ? { text: notice.text, undo: () => restoreDraft(notice) }
      : null;
  // For unresolved conflicts the server has only the other tab's values.
  const isUnsaved = login.hasEnded
    ? !isStored
    : draft.state === 'failed' || (conflicts.length > 0 && !busy);
  return {
    ...editor,
    draft,
    isStored,
    isUnsaved,
    isEmpty: sameForm(form, EMPTY_FORM),
    busy,
    notice: shownNotice,
    publish,
    discard,
    copy,
  };
}

interface Publication {
  key: string;
  form: WizardForm;
  body: PublishBody;
}

/**
 * Uses the same key while the form is unchanged: a listing that was saved although its answer was
 * lost is not created twice.
 */
function usePublication() {
  const lastPublication = useRef<Publication>(undefined);
  return (form: WizardForm, createBody: () => PublishBody): Publication => {
    const last = lastPublication.current;
    if (last && sameForm(last.form, form)) return last;
    lastPublication.current = { key: crypto.randomUUID(), form, body: createBody() };
    return lastPublication.current;
  };
}

export interface DraftState {
  saver: DraftSaver;
  state: SaveState;
  /** When it was saved, by the server's clock. */
  at: string | null;
  /** It was published or discarded elsewhere in the meantime. */
  isReplaced: boolean;
}

/** Silent, because the wizard shows the save status itself. */
const draftCalls: DraftCalls = {
  put: async (form, step, version) => {
    const body = { form: draftOf(form), step, version };
    const { draft } = await call(listings.putDraft, { body }, { quiet: true, keepalive: true });
    return draft;
  },
  get: async () => (await call(listings.getDraft, {}, { quiet: true })).draft,
  isOutdated,
  isEnded,
};

/** Saves the input on the server, and merges another tab's input. */
function useDraft(
  first: contract.listings.Draft | null,
  { wizard, conflicts, step, login }: Editor,
): DraftState {
  const { form, dispatch } = wizard;
  const [saving, setSaving] = useState<{ state: SaveState; at: string | null }>({
    state: first === null ? 'none' : 'saved',
    at: first?.updated_at ?? null,
  });
  const [isReplaced, setIsReplaced] = useState(false);
  const saverRef = useRef<DraftSaver>(undefined);
  saverRef.current ??= createDraftSaver(first, draftCalls, {
    onState: (state, at) => {
      setSaving((last) => ({ state, at: at ?? last.at }));
      if (state === 'ended') login.end();
      if (state === 'saved') login.resume();
    },
    onTheirs: (base, theirs) => {
      setIsReplaced(theirs === null);
      if (theirs === null) return;
      const { airports } = theirs;
      dispatch({ type: 'merge', base, theirs: formOf(theirs.form), airports });
    },
  });
  const saver = saverRef.current;

  useEffect(() => saver.change(form, step, conflicts), [saver, form, step, conflicts]);

  useEffect(() => {
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') saver.flush();
    };
    window.addEventListener('pagehide', saver.flush);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      window.removeEventListener('pagehide', saver.flush);
      document.removeEventListener('visibilitychange', saveHidden);
      saver.flush();
    };
  }, [saver]);

  return { saver, ...saving, isReplaced };
}
