import { type ChangeEvent, useState } from 'react';
import { amountOf } from './typed-number.ts';

/**
 * The properties of an input for dollars. It shows commas as they are typed: without the comma of
 * "1,2", the digits that follow would be cents.
 * @param value digits, one dot, two decimals, as `onValue` gets it
 */
export function useTypedAmount(value: string, onValue: (value: string) => void) {
  const [typed, setTyped] = useState(() => amountOf(value));
  return {
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    value: typed.value === value ? typed.text : value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const amount = amountOf(event.currentTarget.value);
      setTyped(amount);
      onValue(amount.value);
    },
  } as const;
}
