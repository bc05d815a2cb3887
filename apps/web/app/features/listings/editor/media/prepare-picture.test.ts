import { expect, it } from 'vitest';
import { fitting } from './prepare-picture.ts';

it('a picture is scaled down in proportion, and never up', () => {
  expect(fitting(5120, 2560)).toEqual({ width: 2560, height: 1280 });
  expect(fitting(3000, 6000)).toEqual({ width: 1280, height: 2560 });
  expect(fitting(800, 600)).toEqual({ width: 800, height: 600 });
  expect(fitting(9000, 1)).toEqual({ width: 2560, height: 1 });
});
