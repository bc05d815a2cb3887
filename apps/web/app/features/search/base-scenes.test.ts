import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BASES_OF_SCENES, baseScenes, SCENES } from './base-scenes.ts';

const FOLDER = join(import.meta.dirname, '../../../public/images/bases');
const SUITED = Object.values(BASES_OF_SCENES);
const BUSIEST = 'JFK ORD LHR DFW ATL LAX SFO DEN IAH MIA CLT SEA'.split(' ');

describe('the scenes of bases', () => {
  it('are the drawings in the public folder, at least twelve', () => {
    expect(SCENES.length).toBeGreaterThanOrEqual(12);
    expect(readdirSync(FOLDER).sort()).toEqual(SCENES.map((name) => `${name}.svg`).sort());
  });

  it('differ on one page', () => {
    expect(new Set(baseScenes(BUSIEST)).size).toBe(BUSIEST.length);
    const same = SCENES.map(() => 'DFW');
    expect(new Set(baseScenes(same)).size).toBe(SCENES.length);
    expect(baseScenes([...same, 'DFW']).at(-1)).toBe(baseScenes(['DFW'])[0]);
  });

  it('belong to a base, wherever it stands', () => {
    for (const code of [...BUSIEST, 'XQZ', 'AAA'])
      expect(baseScenes(['GKA', code])[1] ?? '', code).toBe(baseScenes([code])[0]);
  });

  it('go to the base that they suit best', () => {
    const [philadelphia, london] = baseScenes(['PHL', 'LHR']);
    expect(london).toBe(baseScenes(['LHR'])[0]);
    expect(philadelphia).not.toBe(london);
  });

  it('suit each base in one way only', () => {
    const codes = SUITED.flatMap((text) => text.split(' '));
    expect(new Set(codes).size).toBe(codes.length);
  });
});
