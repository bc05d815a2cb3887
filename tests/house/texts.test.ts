import { describe, expect, it } from 'vitest';
import { loadedParts } from './texts.ts';

describe('texts', () => {
  it.each(loadedParts())('$file loads the texts that it uses', ({ loaded, used }) => {
    expect(loaded).toEqual(used);
  });
});
