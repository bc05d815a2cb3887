import type { contract } from '@crewpad/contract';
import { type Conflict, conflictsAfter, mergeForms, withTheirs } from '../form/merge.ts';
import { EMPTY_FORM, formOf, sameForm, type WizardForm } from '../form/wizard-form.ts';

export type SaveState = 'none' | 'saving' | 'saved' | 'failed' | 'ended';

/** The server's calls; `put` rejects with `isOutdated` if another tab saved first. */
export interface DraftCalls {
  put: (form: WizardForm, step: number, version: number) => Promise<contract.listings.Draft>;
  get: () => Promise<contract.listings.Draft | null>;
  isOutdated: (error: unknown) => boolean;
  /** The login has ended. */
  isEnded: (error: unknown) => boolean;
}

export interface DraftEvents {
  onState: (state: SaveState, at: string | null) => void;
  /** Another tab saved the draft in the meantime; null if it was deleted. */
  onTheirs: (base: WizardForm, theirs: contract.listings.Draft | null) => void;
}

export interface DraftSaver {
  /**
   * Sets the input; saved a moment later, debounced. Conflicting fields stay on the server as the
   * other tab wrote them, until the member chooses.
   */
  change: (form: WizardForm, step: number, conflicts?: readonly Conflict[]) => void;
  /** Saves the current input; resolves when it is saved or has failed. */
  flush: () => Promise<void>;
  /** Stops saving: the listing is published. */
  stop: () => void;
  /** Sets the server's state after a call outside the saver. */
  adopt: (draft: contract.listings.Draft | null) => void;
  /** The server's version; 0 for none. */
  version: () => number;
  /** The server's form. */
  serverForm: () => WizardForm;
  /** Whether another tab changed something that this form lacks, or that is unresolved. */
  isBehind: (form: WizardForm) => boolean;
}

interface SavedDraft {
  form: WizardForm;
  step: number;
  version: number;
  at: string | null;
}

const SAVE_DELAY_MS = 800;
/** Two tabs with concurrent input converge eventually; the number of rounds is limited. */
const MERGES_MAX = 4;

const savedDraftOf = (draft: contract.listings.Draft | null): SavedDraft =>
  draft === null
    ? { form: EMPTY_FORM, step: 1, version: 0, at: null }
    : {
        form: formOf(draft.form),
        step: draft.step,
        version: draft.version,
        at: draft.updated_at,
      };

/** Saves a draft on the server: one call at a time, always the newest form, without losses. */
export function createDraftSaver(
  first: contract.listings.Draft | null,
  calls: DraftCalls,
  events: DraftEvents,
): DraftSaver {
  let serverDraft = savedDraftOf(first);
  let latest: { form: WizardForm; step: number } = serverDraft;
  let openConflicts: readonly Conflict[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let currentSave: Promise<void> | undefined;
  let isStopped = false;

  let lastState: { state: SaveState; at: string | null } = {
    state: first ? 'saved' : 'none',
    at: serverDraft.at,
  };
  // Only what is new: React stops a page that renders again after each of 50 keys in a row.
  const announce = (state: SaveState, at: string | null) => {
    if (state === lastState.state && (at === null || at === lastState.at)) return;
    lastState = { state, at: at ?? lastState.at };
    events.onState(state, at);
  };
  const showSaved = () => announce(serverDraft.version === 0 ? 'none' : 'saved', serverDraft.at);

  const isUnsaved = () =>
    !sameForm(withTheirs(latest.form, openConflicts), serverDraft.form) ||
    // The current step is saved only with some content.
    (serverDraft.version > 0 && latest.step !== serverDraft.step);

  const mergeTheirs = async () => {
    const theirs = await calls.get();
    const base = serverDraft.form;
    const next = savedDraftOf(theirs);
    events.onTheirs(base, theirs);
    serverDraft = next;
    if (theirs === null) {
      openConflicts = [];
      return;
    }
    const mergedForm = mergeForms(base, latest.form, next.form);
    latest = { ...latest, form: mergedForm.form };
    openConflicts = conflictsAfter(openConflicts, mergedForm);
  };

  const saveAll = async () => {
    for (let round = 0; isUnsaved() && !isStopped; round += 1) {
      const draftToSave = { step: latest.step, form: withTheirs(latest.form, openConflicts) };
      announce('saving', null);
      try {
        const draft = await calls.put(draftToSave.form, draftToSave.step, serverDraft.version);
        serverDraft = { ...draftToSave, version: draft.version, at: draft.updated_at };
      } catch (error) {
        if (!calls.isOutdated(error) || round >= MERGES_MAX) throw error;
        await mergeTheirs();
      }
    }
    showSaved();
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (currentSave) {
      await currentSave;
      return flush();
    }
    if (isStopped || !isUnsaved()) return;
    currentSave = saveAll()
      .catch((error) => announce(calls.isEnded(error) ? 'ended' : 'failed', null))
      .finally(() => {
        currentSave = undefined;
      });
    await currentSave;
  };

  return {
    change: (form, step, conflicts = []) => {
      const isNextStep = step !== latest.step;
      latest = { form, step };
      openConflicts = conflicts;
      clearTimeout(timer);
      if (isStopped) return;
      if (!isUnsaved()) {
        if (!currentSave) showSaved();
        return;
      }
      // From the first key on: the status must never be "Saved" with unsaved input.
      announce('saving', null);
      timer = setTimeout(flush, isNextStep ? 0 : SAVE_DELAY_MS);
    },
    flush,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
    adopt: (draft) => {
      serverDraft = savedDraftOf(draft);
      latest = serverDraft;
      openConflicts = [];
      isStopped = false;
      showSaved();
    },
    version: () => serverDraft.version,
    serverForm: () => serverDraft.form,
    isBehind: (form) => openConflicts.length > 0 || !sameForm(latest.form, form),
  };
}

/** Navigation state for the wizard after a listing was copied over an existing draft. */
export interface CopiedDraft {
  text: string;
  replaced: contract.listings.Draft;
  /** The version of the copy: if the draft has changed, undoing would lose input. */
  version: number;
}

/** The navigation state, while the draft is still the copy. */
export function copiedDraft(state: unknown, version: number): CopiedDraft | null {
  const draft = (state as { copied?: CopiedDraft } | null)?.copied;
  return draft !== undefined && draft.version === version ? draft : null;
}
