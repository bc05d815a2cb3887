import { useEffect } from 'react';

/** The user's actions before hydration. */
interface EarlyInput {
  /** Changed fields. */
  fields: Set<HTMLElement>;
  /** Pressed buttons, each once. */
  presses: Set<HTMLButtonElement>;
  /** Forms in which Enter was pressed. */
  sent: Set<HTMLFormElement>;
  stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * Records input and presses while scripts are loading. Links work without scripts, and so do GET
 * forms; other forms wait with their button, and Enter does nothing while it is disabled.
 */
const NOTE_EARLY_INPUT = `
(() => {
  const fields = new Set(), presses = new Set(), sent = new Set(), listening = new AbortController();
  const on = (type, note) => addEventListener(type, note, { capture: true, signal: listening.signal });
  on('input', ({ target }) => fields.add(target));
  on('change', ({ target }) => fields.add(target));
  on('click', ({ target }) => {
    const button = target.closest('button[type="button"]');
    if (button) presses.add(button);
  });
  on('keydown', ({ key, target }) => {
    if (key === 'Enter' && target.matches('form[method="post"] input')) sent.add(target.form);
  });
  window.earlyInput = { fields, presses, sent, stop: () => listening.abort() };
})()`;

export function EarlyInputScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce}>{NOTE_EARLY_INPUT}</script>;
}

/** Replays earlier input and presses after hydration, so that nothing is lost. */
export function useEarlyInput(): void {
  useEffect(() => {
    const early = window.earlyInput;
    if (early === undefined) return;
    delete window.earlyInput;
    early.stop();
    for (const field of early.fields) if (field.isConnected) enterAgain(field);
    for (const button of early.presses) if (button.isConnected) button.click();
    // After React has taken the input over.
    setTimeout(() => {
      for (const form of early.sent) if (form.isConnected) form.requestSubmit();
    });
  }, []);
}

/**
 * React compares a field with its value at hydration, which already had the input: reset it, which
 * React notices, and then set it like the browser does, which React does not.
 */
function enterAgain(field: HTMLElement): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLTextAreaElement) {
    typeAgain(field, HTMLTextAreaElement.prototype);
  } else if (field instanceof HTMLInputElement) {
    if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }));
    else if (field.type === 'checkbox' || field.type === 'radio') tickAgain(field);
    else typeAgain(field, HTMLInputElement.prototype);
  }
}

function typeAgain(
  field: HTMLInputElement | HTMLTextAreaElement,
  prototype: HTMLInputElement | HTMLTextAreaElement,
): void {
  const text = field.value;
  if (text === field.defaultValue) return;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tickAgain(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  field.checked = field.defaultChecked;
  field.click();
}
