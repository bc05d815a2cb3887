import { useEffect } from 'react';
import { fieldId } from '../../ui/form/use-form-issues.ts';

/** A form that took the place of a button has the focus, as the button had. */
export function useFocusAtFirst(field: string): void {
  useEffect(() => document.getElementById(fieldId(field))?.focus(), [field]);
}
