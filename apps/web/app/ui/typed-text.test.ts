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
      const typedText = createTypedText();
      const input = field(tag, 'before', type);
      typedText.note(input);
      expect(typedText.isIn(dialogOf([input]))).toBe(false);
      input.value = 'after';
      expect(typedText.isIn(dialogOf([input]))).toBe(true);
    }
  });

  it('is not: choices, files, searches, blanks', () => {
    const typedText = createTypedText();
    const blank = field('TEXTAREA');
    const untypedFields = ['checkbox', 'radio', 'file', 'search'].map((type) =>
      field('INPUT', '', type),
    );
    for (const input of [blank, ...untypedFields]) typedText.note(input);
    for (const input of untypedFields) input.value = 'on';
    blank.value = '  ';
    expect(typedText.isIn(dialogOf([blank, ...untypedFields]))).toBe(false);
  });

  it('is lost only where the form neither keeps it nor has sent it', () => {
    const typedText = createTypedText();
    const input = field('TEXTAREA');
    typedText.note(input);
    input.value = 'Half a message';
    expect(typedText.isIn(dialogOf([input]))).toBe(true);
    expect(typedText.isIn(dialogOf([input], true))).toBe(false);
    expect(typedText.isIn(dialogOf([]))).toBe(false);
    expect(typedText.isIn(null)).toBe(false);
  });
});
