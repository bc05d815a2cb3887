import { describe, expect, it } from 'vitest';
import { BASE_SCENES } from './bases/scenes.ts';
import { STATES } from './brand/states.ts';
import { outdatedPictures } from './generate.ts';
import { PICTURE_KINDS, type PictureKind, picture, pictures } from './pool.ts';

const AT_LEAST: Record<PictureKind, number> = {
  bunkroom: 24,
  bedroom: 16,
  kitchen: 18,
  living: 18,
  bathroom: 10,
  laundry: 6,
  front: 28,
  outside: 10,
  person: 48,
  event: 12,
  offer: 12,
};

describe('the picture pool', () => {
  it.each(PICTURE_KINDS)('has enough of %s, numbered from 01', (kind) => {
    const keys = pictures.filter((item) => item.kind === kind).map((item) => item.key);
    expect(keys.length).toBeGreaterThanOrEqual(AT_LEAST[kind]);
    expect(keys).toEqual(keys.map((_, i) => `${kind}-${String(i + 1).padStart(2, '0')}`));
  });

  it('has unique keys and finds each by its key', () => {
    expect(new Set(pictures.map((item) => item.key)).size).toBe(pictures.length);
    expect(picture('person-01').kind).toBe('person');
    expect(() => picture('nothing-01')).toThrow('No picture nothing-01');
  });

  it('has a gender only for people, women odd and men even', () => {
    for (const item of pictures) {
      const odd = Number(item.key.slice(-2)) % 2 === 1;
      expect(item.gender).toBe(item.kind === 'person' ? (odd ? 'female' : 'male') : undefined);
    }
  });

  it('draws each differently, deterministically, without text and external resources', () => {
    const drawings = pictures.map((item) => item.svg());
    expect(new Set(drawings).size).toBe(pictures.length);
    expect(pictures.map((item) => item.svg())).toEqual(drawings);
    for (const [i, svg] of drawings.entries()) {
      const key = pictures[i]?.key;
      expect(svg, key).not.toMatch(
        /<text|<image|<foreignObject|<style|href|NaN|undefined|Infinity/,
      );
      expect(svg.length, key).toBeLessThan(48_000);
      for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg, key).toContain(`id="${id}"`);
    }
  });

  it('matches the committed pictures', () => {
    expect(outdatedPictures()).toEqual([]);
  });
});

describe('scenes of bases and pictures of states', () => {
  const scenes = Object.values(BASE_SCENES).map((draw) => draw());
  const shapes = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join();
  const sky = (svg: string) => svg.slice(0, svg.indexOf('</linearGradient>'));

  it('scenes are at least twelve, which differ in sky and skyline', () => {
    expect(scenes.length).toBeGreaterThanOrEqual(12);
    expect(new Set(scenes.map(sky)).size).toBe(scenes.length);
    expect(new Set(scenes.map(shapes)).size).toBe(scenes.length);
  });

  it('states have a drawing each', () => {
    const states = Object.values(STATES);
    expect(new Set(states.map(shapes)).size).toBe(states.length);
  });

  it('are small, and have no text that would need a translation', () => {
    for (const [name, svg] of [...Object.entries(STATES), ...scenes.entries()]) {
      expect(svg, String(name)).not.toMatch(/<text|<image|href|NaN|undefined/);
      expect(svg.length, String(name)).toBeLessThan(12_000);
    }
  });
});
