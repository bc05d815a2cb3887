import { TextField } from './text-field.tsx';

/** The digits of a code as typed or pasted: blanks, dashes and full-width digits mean the same. */
export const digitsOf = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '');

/** Whether a code of an authenticator app is complete. */
export const isSixDigits = (typed: string): boolean => /^\d{6}$/.test(digitsOf(typed));

interface CodeFieldProps {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onValue: (typed: string) => void;
  /** With the sixth digit: nobody has to press a button. */
  onComplete: (digits: string) => void;
  issue: string | undefined;
}

/** A field for the six digits of an authenticator app. */
export function CodeField({ value, onValue, onComplete, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      translate="no"
      className="tabular"
      value={value}
      onValue={(typed) => {
        onValue(typed);
        if (isSixDigits(typed) && digitsOf(typed) !== digitsOf(value)) onComplete(digitsOf(typed));
      }}
    />
  );
}
