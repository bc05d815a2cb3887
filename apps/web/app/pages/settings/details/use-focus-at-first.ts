import { useEffect } from 'react';
import { fieldId } from '../../../ui/form/use-form-issues.ts';

/** Focuses a form that replaced a focused button. */
export function useFocusAtFirst(field: string): void {
  useEffect(() => document.getElementById(fieldId(field))?.focus(), [field]);
}
