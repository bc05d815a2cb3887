import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { line, requiredLine } from './common.ts';
import { operations } from './operations.ts';

const name = requiredLine('name_is_required', 60);

describe('a required line', () => {
  it.each([
    ['spaces', '   '],
    ['zero-width spaces', '\u200b\u200b'],
    ['a joiner and a soft hyphen', '\u200d\u00ad'],
    ['Hangul fillers', '\u3164\u115f\uffa0'],
    ['an empty Braille pattern', '\u2800'],
    ['direction overrides', '\u202e\u2066'],
    ['variation selectors and tags', '\ufe0f\u{e0041}'],
  ])('a required line of %s is empty', (_what, value) => {
    expect(name.safeParse(value).error?.issues).toMatchObject([{ message: 'name_is_required' }]);
    expect(line(60).parse(value).trim()).toBe('');
  });

  it.each(['Bunk House', 'Łódź', '北京の家', 'بيت الطاقم', '👩‍✈️ Crew', 'Café'])(
    'keeps %s',
    (value) => {
      expect(name.parse(value)).toBe(value);
    },
  );

  it.each([
    ['a right-to-left override', 'Crew \u202edaP'],
    ['isolates and embeddings', '\u2067Crew\u2069 \u202adaP\u202c'],
  ])('a required line loses %s', (_what, value) => {
    expect(name.parse(value)).toBe('Crew daP');
  });

  it('is empty if it has only spaces and a direction override', () => {
    expect(name.safeParse(' \u202e ').success).toBe(false);
  });
});

it.each(['a\nb', 'a\u0000b', 'a\u2028b', '\ud800', '\n'])('a line with %j is refused', (value) => {
  expect(line(60).safeParse(value).success).toBe(false);
  expect(name.safeParse(`x${value}x`).success).toBe(false);
});

/** Texts that the other side of a rental reads; the notes of an agreement and a block are private. */
const READ_BY_OTHERS = ['reason', 'notes', 'note', 'text', 'title'];

it('takes no links in texts that the other side of a rental or a crash pad reads', () => {
  const fields = operations
    .filter(({ feature }) => ['rentals', 'rent', 'listings'].includes(feature))
    .flatMap(({ method, path, body }) =>
      body instanceof z.ZodObject
        ? Object.entries<z.ZodType>(body.shape)
            .filter(([name]) => READ_BY_OTHERS.includes(name) && !/draft|blocks/.test(path))
            .map(([name, schema]) => ({ where: `${method} ${path} ${name}`, schema }))
        : [],
    );
  expect(fields.length).toBeGreaterThan(15);
  for (const { where, schema } of fields) {
    const keys = schema.safeParse('Look at evil.com').error?.issues.map(({ message }) => message);
    expect([where, keys]).toEqual([where, ['links_are_not_allowed']]);
  }
});
