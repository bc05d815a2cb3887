import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { filtersOf, unfold } from './filters.ts';

const unfolded = (bytes: Buffer, ...filters: string[]) => [...unfold(bytes, filters, 100)].at(-1);

it.each([
  ['/Filter/FlateDecode/Length 9', ['FlateDecode']],
  ['/Filter [ /ASCII85Decode /FlateDecode ]', ['ASCII85Decode', 'FlateDecode']],
  ['/Length 9', []],
  ['/Filter 12 0 R', []],
])('reads the filters of %s', (dictionary, filters) => {
  expect(filtersOf(dictionary)).toEqual(filters);
});

it('decodes what each filter encodes', () => {
  expect(unfolded(deflateSync('House'), 'FlateDecode')).toEqual(Buffer.from('House'));
  expect(unfolded(Buffer.from('48 6f 75\n73 65>rest'), 'ASCIIHexDecode')).toEqual(
    Buffer.from('House'),
  );
  expect(unfolded(Buffer.from('87cURD]i,"Ebo80~>'), 'ASCII85Decode')).toEqual(
    Buffer.from('Hello World!'),
  );
  expect(unfolded(Buffer.from('z!!~>'), 'A85')).toEqual(Buffer.alloc(5));
  expect(unfolded(Buffer.from([1, 72, 111, 254, 33, 128, 5]), 'RunLengthDecode')).toEqual(
    Buffer.from('Ho!!!'),
  );
  // The example from the PDF specification.
  expect(unfolded(Buffer.from('800b6050220c0c8501', 'hex'), 'LZWDecode')).toEqual(
    Buffer.from([45, 45, 45, 45, 45, 65, 45, 45, 45, 66]),
  );
});

it('resumes while the output is deflated, and stops at the limit of one step', () => {
  const twice = deflateSync(deflateSync('House'));
  expect(unfolded(twice)).toEqual(Buffer.from('House'));
  expect(unfolded(twice, 'FlateDecode')).toEqual(Buffer.from('House'));
  expect(unfolded(deflateSync(Buffer.alloc(101)))).toBe('too large');
  expect(unfolded(Buffer.from([129, 0]), 'RL')).toBe('too large');
  expect(unfolded(Buffer.from('neither'), 'FlateDecode', 'DCTDecode')).toBeUndefined();
});
