import { describe, expect, it } from 'vitest';
import {
  editedAmount,
  editedCount,
  isPlainAmount,
  pastedAmount,
  type TypedAmount,
} from './typed-number.ts';

describe('a pasted amount', () => {
  it.each([
    ['1250', '1250'],
    ['1,200.50', '1200.50'],
    ['1.200,50', '1200.50'],
    ['1.234.567,8', '1234567.8'],
    ['1,200,000', '1200000'],
    ['12,50', '12.50'],
    ['12.5', '12.5'],
    [' $1,200.50 ', '1200.50'],
    ['1 200,50\u00a0€', '1200.50'],
    ['1\u202f200', '1200'],
    ['\u200e$350', '350'],
  ])('%j is %s', (text, amount) => {
    expect(pastedAmount(text)).toBe(amount);
    expect(isPlainAmount(amount)).toBe(true);
  });

  it.each([
    '1.200',
    '1,200',
    '1.200.50',
    '1,200,50',
    '1.2.3',
    '350.999',
    '1e3',
    '12 50',
    '-5',
    'USD 12',
    '1,200.500',
    '1$2',
    '.50',
    '12,',
    '',
  ])('%j is refused', (text) => {
    expect(pastedAmount(text)).toBeNull();
  });
});

describe('a typed amount', () => {
  const press = (last: string, keys: string) =>
    [...keys].reduce<TypedAmount>(
      (before, data) => {
        const text = before.value + data;
        return editedAmount(before, text, { inputType: 'insertText', data, caret: text.length });
      },
      { value: last },
    );
  const paste = (text: string) =>
    editedAmount({ value: '' }, text, {
      inputType: 'insertFromPaste',
      data: null,
      caret: text.length,
    });

  it('takes digits and points, and writes a point for a comma', () => {
    expect(press('', '1200.50')).toEqual({ value: '1200.50' });
    expect(press('', '12,5')).toEqual({ value: '12.5' });
  });

  it.each(['e', '-', ' ', '$'])('refuses the key %j, and says so', (key) => {
    expect(press('1', key)).toEqual({ value: '1', issue: 'amount_takes_digits' });
  });

  it('keeps saying that a key was refused while more is typed', () => {
    const refusal = press('', '1e3');
    expect(refusal).toEqual({ value: '13', issue: 'amount_takes_digits' });
    expect(press('', '$1,5')).toEqual({ value: '1.5', issue: 'amount_takes_digits' });
    const edit = (inputType: string, text: string, data: string | null = null) =>
      editedAmount(refusal, text, { inputType, data, caret: text.length });
    expect(edit('insertCompositionText', '134', '134')).toEqual({ ...refusal, value: '134' });
    // What is changed on purpose is what was meant.
    expect(edit('deleteContentBackward', '1')).toEqual({ value: '1' });
    expect(edit('insertFromPaste', '1000')).toEqual({ value: '1000' });
    expect(edit('insertText', '5', '5')).toEqual({ value: '5' });
  });

  it('stays as typed where it is no amount', () => {
    for (const text of ['1.200', '1.200.50', '350.999']) {
      expect(press('', text).value).toBe(text);
      expect(isPlainAmount(text)).toBe(false);
    }
  });

  it('keeps a pasted text that could be several amounts, and says so', () => {
    expect(paste('1.200')).toEqual({ value: '1.200', issue: 'amount_is_not_plain' });
    expect(paste('1.200,50')).toEqual({ value: '1200.50' });
  });

  it('follows deletions and the keyboards of phones', () => {
    const edit = (inputType: string, text: string) =>
      editedAmount({ value: '1.200,5' }, text, { inputType, data: text, caret: 7 });
    expect(edit('deleteContentBackward', '1.200,')).toEqual({ value: '1.200,' });
    expect(edit('insertCompositionText', '12.')).toEqual({ value: '12.' });
  });
});

describe('a typed count', () => {
  const refusal = { value: 1, issue: 'count_takes_digits' };

  it.each(['1e', 'e1', '1.5', '-1', '2 beds', '1e3', '1,000'])(
    'refuses %j, and says so',
    (text) => {
      expect(editedCount({ value: 1 }, text)).toEqual(refusal);
    },
  );

  it('takes whole numbers, also large ones, which no digit leaves in silence', () => {
    expect(editedCount({ value: 1 }, '12')).toEqual({ value: 12 });
    expect(editedCount({ value: 1 }, ' 4 ')).toEqual({ value: 4 });
    expect(editedCount({ value: 10 }, '1000')).toEqual({ value: 1000 });
    expect(editedCount({ value: 7 }, '')).toEqual({ value: 7 });
  });

  it('keeps saying that a key was refused while more is typed', () => {
    const last = editedCount({ value: 1 }, '1e');
    expect(editedCount(last, '13')).toEqual({ ...refusal, value: 13 });
    expect(editedCount(last, '5')).toEqual({ value: 5 });
    expect(editedCount(last, '')).toEqual({ value: 1 });
  });
});
