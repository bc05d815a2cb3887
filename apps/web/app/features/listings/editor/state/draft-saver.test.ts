import type { contract } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { draftOf, EMPTY_FORM, type WizardForm } from '../form/wizard-form.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';

class OutdatedError extends Error {}
class EndedError extends Error {}

/** A fake server with one draft, which records its calls. */
function server(start: contract.listings.Draft | null) {
  const state = { draft: start, puts: [] as WizardForm[], fails: null as Error | null };
  const write = (form: WizardForm, step = 1): contract.listings.Draft => ({
    form: draftOf(form),
    step,
    version: (state.draft?.version ?? 0) + 1,
    updated_at: '2026-06-06T10:42:00.000Z',
    airports: [],
  });
  return {
    state,
    write: (form: WizardForm) => {
      state.draft = write(form);
    },
    calls: {
      put: async (form: WizardForm, step: number, version: number) => {
        if (state.fails) throw state.fails;
        if (version < (state.draft?.version ?? 0)) throw new OutdatedError();
        state.puts.push(form);
        state.draft = write(form, step);
        return state.draft;
      },
      get: async () => state.draft,
      isOutdated: (error: unknown) => error instanceof OutdatedError,
      isEnded: (error: unknown) => error instanceof EndedError,
    },
  };
}

function startSaver(start: contract.listings.Draft | null = null) {
  const draftServer = server(start);
  const states: SaveState[] = [];
  const theirs: (contract.listings.Draft | null)[] = [];
  const saver = createDraftSaver(start, draftServer.calls, {
    onState: (state) => states.push(state),
    onTheirs: (_base, draft) => theirs.push(draft),
  });
  return { ...draftServer, saver, told: states, theirs };
}

const formOf = (title: string, rest: Partial<WizardForm> = {}) => ({
  ...EMPTY_FORM,
  title,
  ...rest,
});

describe('the draft saver', () => {
  it('saves the newest form, one version after the other', async () => {
    const { saver, state, told: states } = startSaver();
    saver.change(formOf('A'), 1);
    saver.change(formOf('AB'), 1);
    await saver.flush();
    saver.change(formOf('ABC'), 1);
    await saver.flush();
    expect(state.puts.map(({ title }) => title)).toEqual(['AB', 'ABC']);
    expect(saver.version()).toBe(2);
    expect(states).toEqual(['saving', 'saved', 'saving', 'saved']);
  });

  // React stops a page that renders again after each of 50 keys in a row.
  it('says nothing new while someone types', async () => {
    const { saver, told: states } = startSaver();
    const text = 'Two minutes from the terminal, and quiet all day';
    for (let to = 1; to <= text.length; to += 1) saver.change(formOf(text.slice(0, to)), 1);
    expect(states).toEqual(['saving']);
    await saver.flush();
    for (let again = 0; again < 3; again += 1) saver.change(formOf(text), 1);
    expect(states).toEqual(['saving', 'saved']);
  });

  it('does not save an empty form', async () => {
    const { saver, state } = startSaver();
    saver.change(EMPTY_FORM, 3);
    await saver.flush();
    expect(state.puts).toEqual([]);
  });

  it('merges the input of two tabs', async () => {
    const { saver, state, write, theirs } = startSaver();
    saver.change(formOf('Mine'), 1);
    await saver.flush();
    write(formOf('Mine', { city: 'Miami' }));
    saver.change(formOf('Mine too'), 1);
    await saver.flush();
    expect(theirs).toHaveLength(1);
    expect(state.draft?.form).toMatchObject({ title: 'Mine too', city: 'Miami' });
  });

  it('reports a failed save, and saves the next time', async () => {
    const { saver, state, told: states } = startSaver();
    state.fails = new Error('offline');
    saver.change(formOf('A'), 1);
    await saver.flush();
    expect(states.at(-1)).toBe('failed');
    state.fails = null;
    await saver.flush();
    expect(state.draft?.form.title).toBe('A');
  });

  it('reports an ended login', async () => {
    const { saver, state, told: states } = startSaver();
    state.fails = new EndedError();
    saver.change(formOf('A'), 1);
    await saver.flush();
    expect(states.at(-1)).toBe('ended');
  });

  it('does not overwrite a conflicting field of another tab until it is chosen', async () => {
    const { saver, state, write, told: states } = startSaver();
    saver.change(formOf('First'), 1);
    await saver.flush();
    write(formOf('Theirs'));
    const mine = formOf('Mine', { city: 'Miami' });
    saver.change(mine, 1);
    await saver.flush();
    expect(state.draft?.form).toMatchObject({ title: 'Theirs', city: 'Miami' });
    expect([states.at(-1), saver.isBehind(mine)]).toEqual(['saved', true]);
    saver.change(mine, 1, []);
    await saver.flush();
    expect(state.draft?.form).toMatchObject({ title: 'Mine', city: 'Miami' });
    expect(saver.isBehind(mine)).toBe(false);
  });

  it('saves nothing after publishing', async () => {
    const { saver, state } = startSaver();
    saver.stop();
    saver.change(formOf('A'), 1);
    await saver.flush();
    expect(state.puts).toEqual([]);
  });
});
