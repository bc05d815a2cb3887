import { describe, expect, it } from 'vitest';
import { cardPictures } from './pictures.ts';

describe('the pictures of a card', () => {
  it('are the first five, the primary one first', () => {
    const images = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(cardPictures(images, 'c')).toEqual(['c', 'a', 'b', 'd', 'e']);
    expect(cardPictures(images, null)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('include a primary one beyond the first five', () => {
    expect(cardPictures(['a', 'b', 'c', 'd', 'e'], 'k')).toEqual(['k', 'a', 'b', 'c', 'd']);
    expect(cardPictures([], 'k')).toEqual(['k']);
    expect(cardPictures([], null)).toEqual([]);
  });
});
