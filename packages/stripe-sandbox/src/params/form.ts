/** Decoded parameters: text, or nested parameters by name. Lists have the names "0", "1", ... */
export interface FormObject {
  [name: string]: FormValue;
}
export type FormValue = string | FormObject;

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Decodes a query or a body such as `expand[0]=a&metadata[b]=c`.
 * @returns undefined when the text is not such a form
 */
export function decodeForm(text: string): FormObject | undefined {
  const form: FormObject = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const match = NAME.exec(name);
    if (!match) return undefined;
    const [, first = '', rest = ''] = match;
    const path = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)];
    if (path.some((part) => FORBIDDEN.has(part)) || !place(form, path, value)) return undefined;
  }
  return form;
}

function place(form: FormObject, path: string[], value: string): boolean {
  let target = form;
  for (const [index, part] of path.entries()) {
    // "expand[]=a&expand[]=b" has no indexes, so its items are numbered here.
    const name = part === '' ? String(Object.keys(target).length) : part;
    if (index === path.length - 1) {
      target[name] = value;
      return true;
    }
    const existing = target[name];
    if (typeof existing === 'string') return false;
    const next: FormObject = existing ?? {};
    target[name] = next;
    target = next;
  }
  return false;
}
