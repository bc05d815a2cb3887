import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';

const ITEMS = '[role^="menuitem"]';

/**
 * What each menu does alike: the focus goes to an item when it opens, arrows, Home and End move it,
 * Escape gives it back to the button, and whatever happens elsewhere closes the menu.
 * @param first selector of the item that has the focus first
 */
export function useMenu(open: boolean, close: () => void, first = ITEMS) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onOutside = useEffectEvent(close);

  useEffect(() => {
    if (!open) return;
    const item = root.current?.querySelector<HTMLElement>(first);
    item?.closest('[role="menu"]')?.scrollIntoView({ block: 'nearest' });
    item?.focus({ preventScroll: true });
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) onOutside();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open, first]);

  /** Closes, and the focus is where it was before. */
  const leave = () => {
    close();
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    if (event.key === 'Escape') return leave();
    const target = itemAfter(itemsIn(root.current), event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return { root, button, leave, onKeyDown };
}

function itemsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
}

function itemAfter(items: HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items[(at - 1 + items.length) % items.length];
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}
