import type { contract } from '@crewpad/contract';
import { useEffect, useRef, useState } from 'react';
import { draftCalls } from '../../draft/calls.ts';
import { createDraftSaver, type DraftSaver, type SaveState } from '../../draft/draft-saver.ts';
import type { Conflict } from '../../form/merge.ts';
import { formOf } from '../../form/wizard-form.ts';
import type { LoginEnd } from './use-login-end.ts';
import type { Wizard } from './use-wizard.ts';

export interface DraftState {
  saver: DraftSaver;
  state: SaveState;
  /** When it was saved, by the server's clock. */
  at: string | null;
  /** It was published or discarded elsewhere in the meantime. */
  isGone: boolean;
}

interface Parts {
  first: contract.listings.Draft | null;
  wizard: Wizard;
  conflicts: readonly Conflict[];
  step: number;
  login: LoginEnd;
}

/** Saves the input on the server, and merges another tab's input. */
export function useDraft({ first, wizard, conflicts, step, login }: Parts): DraftState {
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
