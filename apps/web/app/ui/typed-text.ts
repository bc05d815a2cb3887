/** Where a form stores what is typed by itself: closing its dialog loses nothing. */
export const KEEPS_TEXT = { 'data-keeps-text': '' };

const WITHOUT_TEXT = /^(checkbox|radio|file|range|search|button|submit)$/;

interface Field extends Node {
  value: string;
}

function isField(target: unknown): target is Field {
  if (typeof target !== 'object' || target === null || !('value' in target)) return false;
  const { tagName, type } = target as { tagName?: string; type?: string };
  return tagName === 'TEXTAREA' || (tagName === 'INPUT' && !WITHOUT_TEXT.test(type ?? ''));
}

/** Notices the fields of a dialog that someone has typed into. */
export function createTypedText() {
  const before = new Map<Field, string>();
  return {
    /** A field gets the focus: later, its value is compared with this one. */
    note(target: EventTarget): void {
      if (isField(target) && !before.has(target)) before.set(target, target.value);
    },
    /** Whether closing this dialog would lose text. */
    isIn(popup: Element | null): boolean {
      if (popup === null || popup.querySelector('[data-keeps-text]') !== null) return false;
      return [...before].some(
        ([field, value]) =>
          popup.contains(field) && field.value.trim() !== '' && field.value !== value,
      );
    },
  };
}
