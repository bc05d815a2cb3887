import type { contract } from '@crewpad/contract';
import { listings } from '@crewpad/contract/endpoints';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../../lib/browser-call.ts';
import {
  createDraftSaver,
  type DraftCalls,
  type DraftSaver,
  type SaveState,
} from '../../draft/draft-saver.ts';
import { type Conflict, isOutdated } from '../../form/merge.ts';
import { draftOf, formOf } from '../../form/wizard-form.ts';
import { isEnded, type LoginEnd } from './use-login-end.ts';
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
