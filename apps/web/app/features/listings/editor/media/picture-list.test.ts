import { describe, expect, it } from 'vitest';
import {
  movePicture,
  type Pictures,
  putBack,
  replacePicture,
  withoutPicture,
  withPrimary,
  withStored,
} from './picture-list.ts';

const of = (images: string[], thumbnail: string | null = images[0] ?? null): Pictures => ({
  images,
  thumbnail,
});

describe('the pictures of a listing', () => {
  it('have the first one as the primary picture, until another is chosen', () => {
    expect(withPrimary(['a', 'b'], null)).toEqual(of(['a', 'b'], 'a'));
    expect(withPrimary(['a', 'b'], 'b')).toEqual(of(['a', 'b'], 'b'));
    expect(withPrimary(['a', 'b'], 'gone')).toEqual(of(['a', 'b'], 'a'));
    expect(withPrimary([], 'gone')).toEqual(of([], null));
  });

  it('are in the order of selection, whichever was stored first', () => {
    const turns = new Map([
      ['one', 1],
      ['two', 2],
      ['three', 3],
    ]);
    let pictures = of(['old']);
    for (const url of ['three', 'one', 'two']) {
      pictures = withStored(pictures, url, turns.get(url) ?? 0, (image) => turns.get(image), false);
    }
    expect(pictures.images).toEqual(['old', 'one', 'two', 'three']);
    expect(pictures.thumbnail).toBe('old');
    expect(withStored(pictures, 'two', 2, () => undefined, false)).toBe(pictures);
  });

  it('have the first selected as the primary one, even if it is stored last', () => {
    const turnOf = (url: string) => (url === 'second' ? 2 : 1);
    const second = withStored(of([]), 'second', 2, turnOf, false);
    expect(withStored(second, 'first', 1, turnOf, false)).toEqual(of(['first', 'second'], 'first'));
    expect(withStored(second, 'first', 1, turnOf, true)).toEqual(of(['first', 'second'], 'second'));
  });

  it('can be moved, but not past the ends', () => {
    const pictures = of(['a', 'b', 'c']);
    expect(movePicture(pictures, 'a', 2).images).toEqual(['b', 'c', 'a']);
    expect(movePicture(pictures, 'c', 0).images).toEqual(['c', 'a', 'b']);
    expect(movePicture(pictures, 'c', 3)).toBe(pictures);
    expect(movePicture(pictures, 'a', -1)).toBe(pictures);
    expect(movePicture(pictures, 'unknown', 1)).toBe(pictures);
  });

  it('retain position and rank when rotated', () => {
    expect(replacePicture(of(['a', 'b'], 'b'), 'b', 'b2')).toEqual(of(['a', 'b2'], 'b2'));
    const pictures = of(['a']);
    expect(replacePicture(pictures, 'gone', 'gone2')).toBe(pictures);
  });

  it('are restored to their position, also as the primary picture', () => {
    const { pictures, removedPicture } = withoutPicture(of(['a', 'b', 'c'], 'b'), 'b');
    expect(pictures).toEqual(of(['a', 'c'], 'a'));
    expect(putBack(pictures, removedPicture)).toEqual(of(['a', 'b', 'c'], 'b'));
    expect(putBack(of(['b']), removedPicture)).toEqual(of(['b']));
  });
});
