import type { contract } from '@crewpad/contract';
import { type Conflict, conflictsAfter, mergeForms, withTheirs } from '../form/merge.ts';
import { EMPTY_FORM, formOf, sameForm, type WizardForm } from '../form/wizard-form.ts';

export type SaveState = 'none' | 'saving' | 'saved' | 'failed' | 'ended';

/** The server's calls; `put` is refused with `isOutdated` when another tab was faster. */
export interface DraftCalls {
  put: (form: WizardForm, step: number, version: number) => Promise<contract.listings.Draft>;
  get: () => Promise<contract.listings.Draft | null>;
  isOutdated: (error: unknown) => boolean;
  /** The login has ended. */
  isEnded: (error: unknown) => boolean;
}

export interface DraftEvents {
  onState: (state: SaveState, at: string | null) => void;
  /** Another tab wrote the draft meanwhile; null: it is there no longer. */
  onTheirs: (base: WizardForm, theirs: contract.listings.Draft | null) => void;
}

export interface DraftSaver {
  /**
   * What is typed now; kept a moment later, when the typing rests. What is in conflict stays on the
   * server as the other tab wrote it until it is chosen between the two.
   */
  change: (form: WizardForm, step: number, conflicts?: readonly Conflict[]) => void;
  /** Saves the current text; resolves when it is saved or could not be. */
  flush: () => Promise<void>;
  /** Nothing more is saved: the listing is published. */
  stop: () => void;
  /** What the server has now, by another call than the saver's own. */
  adopt: (draft: contract.listings.Draft | null) => void;
  /** The version that the server has; 0 for none. */
  version: () => number;
  /** The form as the server has it. */
  known: () => WizardForm;
  /** Whether another tab changed something that this form lacks, or that is not chosen yet. */
  isBehind: (form: WizardForm) => boolean;
}

interface Kept {
  form: WizardForm;
  step: number;
  version: number;
  at: string | null;
}

const REST_MS = 800;
/** Two tabs in which somebody types at once agree sooner or later; one round is not tried for ever. */
const ROUNDS = 4;

const keptOf = (draft: contract.listings.Draft | null): Kept =>
  draft === null
    ? { form: EMPTY_FORM, step: 1, version: 0, at: null }
    : {
        form: formOf(draft.form),
        step: draft.step,
        version: draft.version,
        at: draft.updated_at,
      };

/** Keeps a draft on the server: one call at a time, always the newest form, nothing lost. */
export function createDraftSaver(
  first: contract.listings.Draft | null,
  calls: DraftCalls,
  events: DraftEvents,
): DraftSaver {
  let kept = keptOf(first);
  let wanted: { form: WizardForm; step: number } = kept;
  let open: readonly Conflict[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const tellKept = () => events.onState(kept.version === 0 ? 'none' : 'saved', kept.at);

  const differs = () =>
    !sameForm(withTheirs(wanted.form, open), kept.form) ||
    // Where one stands is worth keeping once there is something to keep.
    (kept.version > 0 && wanted.step !== kept.step);

  const takeTheirs = async () => {
    const theirs = await calls.get();
    const base = kept.form;
    const next = keptOf(theirs);
    events.onTheirs(base, theirs);
    kept = next;
    if (theirs === null) {
      open = [];
      return;
    }
    const merged = mergeForms(base, wanted.form, next.form);
    wanted = { ...wanted, form: merged.form };
    open = conflictsAfter(open, merged);
  };

  const saveAll = async () => {
    for (let round = 0; differs() && !isStopped; round += 1) {
      const sent = { step: wanted.step, form: withTheirs(wanted.form, open) };
      events.onState('saving', null);
      try {
        const draft = await calls.put(sent.form, sent.step, kept.version);
        kept = { ...sent, version: draft.version, at: draft.updated_at };
      } catch (error) {
        if (!calls.isOutdated(error) || round >= ROUNDS) throw error;
        await takeTheirs();
      }
    }
    tellKept();
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
      .catch((error) => events.onState(calls.isEnded(error) ? 'ended' : 'failed', null))
      .finally(() => {
        running = undefined;
      });
    await running;
  };

  return {
    change: (form, step, conflicts = []) => {
      const isNextStep = step !== wanted.step;
      wanted = { form, step };
      open = conflicts;
      clearTimeout(timer);
      if (isStopped) return;
      if (!differs()) {
        if (!running) tellKept();
        return;
      }
      // From the first key on: "Saved" must never be said of what is not.
      events.onState('saving', null);
      timer = setTimeout(flush, isNextStep ? 0 : REST_MS);
    },
    flush,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
    adopt: (draft) => {
      kept = keptOf(draft);
      wanted = kept;
      open = [];
      isStopped = false;
      tellKept();
    },
    version: () => kept.version,
    known: () => kept.form,
    isBehind: (form) => open.length > 0 || !sameForm(wanted.form, form),
  };
}
