import { type ChangeEvent, useState } from 'react';
import { editedAmount, isPlainAmount, type TypedAmount } from './typed-number.ts';

/**
 * The properties of an input for dollars, and its error: its own, or the form's.
 * @param value as `onValue` gets it: what was typed, if that is no amount
 */
export function useTypedAmount(value: string, onValue: (value: string) => void, issue?: string) {
  const [last, setLast] = useState<TypedAmount>({ value });
  const isWrong = value !== '' && !isPlainAmount(value);
  const own = last.value === value ? last.issue : undefined;
  const input = {
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value: text, selectionEnd } = event.currentTarget;
      const { inputType = '', data = null } = event.nativeEvent as Partial<InputEvent>;
      const caret = selectionEnd ?? text.length;
      const before = last.value === value ? last : { value };
      const edit = editedAmount(before, text, { inputType, data, caret });
      setLast(edit);
      onValue(edit.value);
    },
    onBlur: () => {
      if (isWrong) setLast({ value, issue: 'amount_is_not_plain' });
    },
  } as const;
  return { input, issue: own ?? (issue && isWrong ? 'amount_is_not_plain' : issue) };
}
