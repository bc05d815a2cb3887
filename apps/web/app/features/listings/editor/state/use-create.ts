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
import { type Conflict, isOutdated } from '../form/merge.ts';
import { draftOf, EMPTY_FORM, formOf, sameForm, type WizardForm } from '../form/wizard-form.ts';
import {
  copiedDraft,
  createDraftSaver,
  type DraftCalls,
  type DraftSaver,
  type SaveState,
} from './draft-saver.ts';
import {
  isEnded,
  type ListingName,
  type LoginEnd,
  type useCheck,
  type Wizard,
} from './use-editor.ts';

type PublishBody = OperationInput<typeof contract.listings.createCrashpad>['body'];

/** An undoable action on the whole draft. */
interface DraftNotice {
  text: string;
  /** The form right after it: undoing must not lose later input. */
  form: WizardForm;
  /** The previous draft; null for none. */
  before: Pick<contract.listings.Draft, 'form' | 'step'> | null;
}

interface Parts {
  wizard: Wizard;
  conflicts: readonly Conflict[];
  draft: DraftState;
  check: ReturnType<typeof useCheck>;
  step: number;
  go: (step: number) => void;
  /** Scrolls to the conflicts with another tab. */
  askToChoose: () => void;
}

/** The actions on an unpublished listing. */
export function useCreate(parts: Parts) {
  const { wizard, conflicts, draft, check, step, go, askToChoose } = parts;
  const { t } = useTranslation('listings/editor');
  const navigate = useNavigate();
  const once = useOnce<PublishBody>();
  const [busy, setBusy] = useState(false);
  const { saver } = draft;
  const { form, dispatch } = wizard;
  const { state } = useLocation();
  const hydrated = useHydrated();
  const [notice, setNotice] = useState<DraftNotice | null>(() => {
    // A reloaded page starts from the server's state, without navigation state.
    const copied = hydrated ? copiedDraft(state, saver.version()) : null;
    return copied && { text: copied.text, form, before: copied.replaced };
  });

  /** One action at a time; errors are shown. */
  const doing = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      check.refused(error, step);
    } finally {
      setBusy(false);
    }
  };

  const show = (next: contract.listings.Draft | null) => {
    saver.adopt(next);
    const shown = next === null ? EMPTY_FORM : formOf(next.form);
    dispatch({ type: 'replace', form: shown, airports: next?.airports ?? [] });
    wizard.issues.show([]);
    go(next?.step ?? 1);
    return shown;
  };

  /** Restores the previous draft. */
  const putBack = ({ before }: DraftNotice) =>
    doing(async () => {
      setNotice(null);
      if (before === null) {
        await call(listings.deleteDraft, {}, { quiet: true });
        show(null);
        return;
      }
      const body = { ...before, version: saver.version() };
      show((await call(listings.putDraft, { body }, { quiet: true })).draft);
    });

  const publish = () =>
    doing(async () => {
      if (conflicts.length > 0) return askToChoose();
      if (!(await check.all(step)) || form.rental_type === null) return;
      await saver.flush();
      if (saver.isBehind(form)) {
        toast({ kind: 'warning', message: t('changed_meanwhile') });
        return askToChoose();
      }
      const { rental_type } = form;
      const { key, body } = once(form, () => ({
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
    doing(async () => {
      await saver.flush();
      await call(listings.deleteDraft, {}, { quiet: true });
      const before = { form: draftOf(form), step };
      setNotice({ text: t('draft_discarded'), form: show(null), before });
    });

  const copy = ({ id, title }: ListingName) =>
    doing(async () => {
      await saver.flush();
      const { draft: next, replaced } = await call(
        listings.copyCrashpad,
        { params: { id } },
        { quiet: true },
      );
      const text = t('copied_from', { title });
      setNotice({ text, form: show(next), before: replaced });
    });

  const shown =
    notice !== null && sameForm(notice.form, form)
      ? { text: notice.text, undo: () => putBack(notice) }
      : null;
  return { busy, notice: shown, publish, discard, copy };
}

interface Sent<T> {
  key: string;
  form: WizardForm;
  body: T;
}

/**
 * Uses the same key while the form is unchanged: a listing that was saved although its answer was
 * lost is not created twice.
 */
function useOnce<T>() {
  const sent = useRef<Sent<T>>(undefined);
  return (form: WizardForm, make: () => T): Sent<T> => {
    const last = sent.current;
    if (last && sameForm(last.form, form)) return last;
    sent.current = { key: crypto.randomUUID(), form, body: make() };
    return sent.current;
  };
}

export interface DraftState {
  saver: DraftSaver;
  state: SaveState;
  /** When it was saved, by the server's clock. */
  at: string | null;
  /** It was published or discarded elsewhere in the meantime. */
  isGone: boolean;
}

interface DraftParts {
  first: contract.listings.Draft | null;
  wizard: Wizard;
  conflicts: readonly Conflict[];
  step: number;
  login: LoginEnd;
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
export function useDraft({ first, wizard, conflicts, step, login }: DraftParts): DraftState {
  const { form, dispatch } = wizard;
  const [saved, setSaved] = useState<{ state: SaveState; at: string | null }>({
    state: first === null ? 'none' : 'saved',
    at: first?.updated_at ?? null,
  });
  const [isGone, setIsGone] = useState(false);
  const made = useRef<DraftSaver>(undefined);
  made.current ??= createDraftSaver(first, draftCalls, {
    onState: (state, at) => {
      setSaved((last) => ({ state, at: at ?? last.at }));
      if (state === 'ended') login.end();
      if (state === 'saved') login.goOn();
    },
    onTheirs: (base, theirs) => {
      setIsGone(theirs === null);
      if (theirs === null) return;
      const { airports } = theirs;
      dispatch({ type: 'merge', base, theirs: formOf(theirs.form), airports });
    },
  });
  const saver = made.current;

  useEffect(() => saver.change(form, step, conflicts), [saver, form, step, conflicts]);

  useEffect(() => {
    const keep = () => {
      if (document.visibilityState === 'hidden') saver.flush();
    };
    window.addEventListener('pagehide', saver.flush);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', saver.flush);
      document.removeEventListener('visibilitychange', keep);
      saver.flush();
    };
  }, [saver]);

  return { saver, ...saved, isGone };
}
