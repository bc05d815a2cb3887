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
  known: () => WizardForm;
  /** Whether another tab changed something that this form lacks, or that is unresolved. */
  isBehind: (form: WizardForm) => boolean;
}

interface SavedDraft {
  form: WizardForm;
  step: number;
  version: number;
  at: string | null;
}

const REST_MS = 800;
/** Two tabs with concurrent input converge eventually; the number of rounds is limited. */
const ROUNDS = 4;

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
  let kept = savedDraftOf(first);
  let latest: { form: WizardForm; step: number } = kept;
  let open: readonly Conflict[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  let last: { state: SaveState; at: string | null } = {
    state: first ? 'saved' : 'none',
    at: kept.at,
  };
  // Only what is new: React stops a page that renders again after each of 50 keys in a row.
  const say = (state: SaveState, at: string | null) => {
    if (state === last.state && (at === null || at === last.at)) return;
    last = { state, at: at ?? last.at };
    events.onState(state, at);
  };
  const showSaved = () => say(kept.version === 0 ? 'none' : 'saved', kept.at);

  const differs = () =>
    !sameForm(withTheirs(latest.form, open), kept.form) ||
    // The current step is saved only with some content.
    (kept.version > 0 && latest.step !== kept.step);

  const takeTheirs = async () => {
    const theirs = await calls.get();
    const base = kept.form;
    const next = savedDraftOf(theirs);
    events.onTheirs(base, theirs);
    kept = next;
    if (theirs === null) {
      open = [];
      return;
    }
    const merged = mergeForms(base, latest.form, next.form);
    latest = { ...latest, form: merged.form };
    open = conflictsAfter(open, merged);
  };

  const saveAll = async () => {
    for (let round = 0; differs() && !isStopped; round += 1) {
      const sent = { step: latest.step, form: withTheirs(latest.form, open) };
      say('saving', null);
      try {
        const draft = await calls.put(sent.form, sent.step, kept.version);
        kept = { ...sent, version: draft.version, at: draft.updated_at };
      } catch (error) {
        if (!calls.isOutdated(error) || round >= ROUNDS) throw error;
        await takeTheirs();
      }
    }
    showSaved();
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (running) {
      await running;
      return flush();
    }
    if (isStopped || !differs()) return;
    running = saveAll()
      .catch((error) => say(calls.isEnded(error) ? 'ended' : 'failed', null))
      .finally(() => {
        running = undefined;
      });
    await running;
  };

  return {
    change: (form, step, conflicts = []) => {
      const isNextStep = step !== latest.step;
      latest = { form, step };
      open = conflicts;
      clearTimeout(timer);
      if (isStopped) return;
      if (!differs()) {
        if (!running) showSaved();
        return;
      }
      // From the first key on: the status must never be "Saved" with unsaved input.
      say('saving', null);
      timer = setTimeout(flush, isNextStep ? 0 : REST_MS);
    },
    flush,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
    adopt: (draft) => {
      kept = savedDraftOf(draft);
      latest = kept;
      open = [];
      isStopped = false;
      showSaved();
    },
    version: () => kept.version,
    known: () => kept.form,
    isBehind: (form) => open.length > 0 || !sameForm(latest.form, form),
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
  const copied = (state as { copied?: CopiedDraft } | null)?.copied;
  return copied !== undefined && copied.version === version ? copied : null;
}
