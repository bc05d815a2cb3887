import { describe, expect, it } from 'vitest';
import { mergeForms } from './merge.ts';
import { EMPTY_FORM } from './wizard-form.ts';
import { type WizardState, wizardReducer } from './wizard-state.ts';

const base = { ...EMPTY_FORM, title: 'Old', city: 'Miami', deposit_required: '100' };

describe('two tabs with the same form', () => {
  it('take a change that only one of them made', () => {
    const result = mergeForms(
      base,
      { ...base, title: 'Mine' },
      { ...base, deposit_required: '50' },
    );
    expect(result.form).toEqual({ ...base, title: 'Mine', deposit_required: '50' });
    expect(result.conflicts).toEqual([]);
    expect(result.fromTheirs).toEqual(['deposit_required']);
  });

  it('keep the local value of a conflict, and show the other', () => {
    const result = mergeForms(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' });
    expect(result.form.title).toBe('Mine');
    expect(result.conflicts).toEqual([{ field: 'title', theirs: { title: 'Theirs' } }]);
  });

  it('treat equal changes as no conflict', () => {
    const renamedForm = { ...base, title: 'Same' };
    expect(mergeForms(base, renamedForm, { ...renamedForm }).conflicts).toEqual([]);
  });

  it('never combine an address with the pin of another', () => {
    const result = mergeForms(
      base,
      { ...base, city: 'Tampa' },
      { ...base, latitude: 1, longitude: 2 },
    );
    expect(result.form).toMatchObject({ city: 'Tampa', latitude: null });
    expect(result.conflicts[0]?.field).toBe('street1');
  });
});

const AIRPORT = {
  prefix: 'MIA',
  name: 'Miami',
  city: 'Miami',
  country: 'US',
  latitude: 25.79,
  longitude: -80.29,
};

describe('form actions', () => {
  const start: WizardState = {
    form: base,
    airports: [],
    conflicts: [],
    genders: { male: 7, female: 8 },
  };

  it('sync gender and its two preferences', () => {
    const male = wizardReducer(start, { type: 'change', change: { gender: 'male' } });
    expect(male.form.preferences).toEqual([7]);
    const both = wizardReducer(male, { type: 'change', change: { preferences: [3, 7, 8] } });
    expect(both.form).toMatchObject({ gender: 'female', preferences: [3, 8] });
    const none = wizardReducer(both, { type: 'change', change: { preferences: [3] } });
    expect(none.form).toMatchObject({ gender: 'all', preferences: [3] });
    const all = wizardReducer(male, { type: 'change', change: { gender: 'all' } });
    expect(all.form.preferences).toEqual([]);
  });

  it('set the defaults of a rental type', () => {
    const house = wizardReducer(start, { type: 'rental-type', to: 'house' });
    expect(house.form.rooms.map(({ room_name }) => room_name)).toEqual(['Bedroom 1']);
    const pad = wizardReducer(start, { type: 'rental-type', to: 'crashpad' });
    expect(pad.form).toMatchObject({ rooms: [], max_nights: '30' });
  });

  it('allow at most two airports, each with its distance', () => {
    const near = { ...start, form: { ...base, latitude: 25.8, longitude: -80.3 } };
    const withOne = wizardReducer(near, { type: 'add-airport', airport: { id: 1, ...AIRPORT } });
    const two = wizardReducer(withOne, {
      type: 'add-airport',
      airport: { id: 2, ...AIRPORT, latitude: 26.07, longitude: -80.15 },
    });
    const three = wizardReducer(two, { type: 'add-airport', airport: { id: 3, ...AIRPORT } });
    expect(three.form.airport).toEqual([1, 2]);
    expect(three.form).toMatchObject({ airport_distance: '1', other_airport_distance: '11' });
    const second = wizardReducer(three, { type: 'remove-airport', id: 1 });
    expect(second.form).toMatchObject({ airport: [2], airport_distance: '11' });
  });

  it('accept or reject the value of the other tab', () => {
    const mine = { ...start, form: { ...base, title: 'Mine' } };
    const state = wizardReducer(mine, {
      type: 'merge',
      base,
      theirs: { ...base, title: 'Theirs' },
      airports: [],
    });
    const [conflict] = state.conflicts;
    if (!conflict) throw new Error('no conflict');
    const withTheirs = wizardReducer(state, { type: 'use-theirs', conflict });
    expect([withTheirs.form.title, withTheirs.conflicts]).toEqual(['Theirs', []]);
    const remainder = wizardReducer(state, { type: 'keep-mine', conflict });
    expect([remainder.form.title, remainder.conflicts]).toEqual(['Mine', []]);
  });

  it('resolve a conflict when both are equal, and all of them with one press', () => {
    const mine = { ...start, form: { ...base, title: 'Mine', city: 'Tampa' } };
    const theirs = { ...base, title: 'Theirs', city: 'Juneau' };
    const state = wizardReducer(mine, { type: 'merge', base, theirs, airports: [] });
    expect(state.conflicts).toHaveLength(2);
    const changedState = wizardReducer(state, { type: 'change', change: { title: 'Theirs' } });
    expect(changedState.conflicts.map(({ field }) => field)).toEqual(['street1']);
    const next = { ...theirs, title: 'Mine' };
    const equalState = wizardReducer(state, {
      type: 'merge',
      base: theirs,
      theirs: next,
      airports: [],
    });
    expect(equalState.conflicts.map(({ field }) => field)).toEqual(['street1']);
    const withMine = wizardReducer(state, { type: 'keep-all-mine' });
    expect([withMine.form, withMine.conflicts]).toEqual([mine.form, []]);
  });

  it('restore input from before the login ended as the newest', () => {
    const now = { ...start, form: { ...base, title: 'Saved elsewhere', city: 'Juneau' } };
    const back = wizardReducer(now, {
      type: 'resume',
      base,
      mine: { ...base, title: 'Typed' },
      airports: [],
    });
    expect(back.form).toMatchObject({ title: 'Typed', city: 'Juneau' });
    expect(back.conflicts.map(({ theirs }) => theirs)).toEqual([{ title: 'Saved elsewhere' }]);
  });
});
