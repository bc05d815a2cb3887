import { expect, it } from 'vitest';
import { contentHash } from './loaded-data.ts';
import { REFERENCE_HASH, referenceData } from './reference-rows.ts';

it('the stated hash of the reference data is the one of its rows and lists', () => {
  const { rows, lists } = referenceData();
  expect(REFERENCE_HASH).toBe(contentHash([rows, lists]));
});
