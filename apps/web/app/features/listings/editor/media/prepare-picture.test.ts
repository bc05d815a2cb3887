import { expect, it } from 'vitest';
import { fitSize } from './prepare-picture.ts';

it('a picture is scaled down in proportion, and never up', () => {
  expect(fitSize(5120, 2560)).toEqual({ width: 2560, height: 1280 });
  expect(fitSize(3000, 6000)).toEqual({ width: 1280, height: 2560 });
  expect(fitSize(800, 600)).toEqual({ width: 800, height: 600 });
  expect(fitSize(9000, 1)).toEqual({ width: 2560, height: 1 });
});
