import { describe, expect, it } from 'vitest';
import { createTypedText } from './typed-text.ts';

const field = (tagName: string, value = '', type = 'text') =>
  ({ tagName, value, type }) as unknown as HTMLInputElement;

/** A dialog with these fields. */
const dialogOf = (fields: HTMLInputElement[], keepsText = false) =>
  ({
    contains: (input: HTMLInputElement) => fields.includes(input),
    querySelector: () => (keepsText ? {} : null),
  }) as unknown as Element;

describe('text typed in a dialog', () => {
  it('is noticed in text fields, whatever they held before', () => {
    for (const [tag, type] of [
      ['TEXTAREA', 'textarea'],
      ['INPUT', 'text'],
      ['INPUT', 'number'],
      ['INPUT', 'email'],
    ] as const) {
      const typed = createTypedText();
      const one = field(tag, 'before', type);
      typed.note(one);
      expect(typed.isIn(dialogOf([one]))).toBe(false);
      one.value = 'after';
      expect(typed.isIn(dialogOf([one]))).toBe(true);
    }
  });

  it('is not: choices, files, searches, blanks', () => {
    const typed = createTypedText();
    const blank = field('TEXTAREA');
    const others = ['checkbox', 'radio', 'file', 'search'].map((type) => field('INPUT', '', type));
    for (const one of [blank, ...others]) typed.note(one);
    for (const one of others) one.value = 'on';
    blank.value = '  ';
    expect(typed.isIn(dialogOf([blank, ...others]))).toBe(false);
  });

  it('is lost only where the form neither keeps it nor has sent it', () => {
    const typed = createTypedText();
    const one = field('TEXTAREA');
    typed.note(one);
    one.value = 'Half a message';
    expect(typed.isIn(dialogOf([one]))).toBe(true);
    expect(typed.isIn(dialogOf([one], true))).toBe(false);
    expect(typed.isIn(dialogOf([]))).toBe(false);
    expect(typed.isIn(null)).toBe(false);
  });
});
