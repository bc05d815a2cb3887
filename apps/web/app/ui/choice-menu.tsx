import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './choice-menu.module.css';

interface Choice<V extends string> {
  value: V;
  label: string;
  icon: ReactNode;
}

interface ChoiceMenuProps<V extends string> {
  /** Says what is chosen here; read before the chosen label. */
  label: string;
  choices: readonly Choice<V>[];
  value: V;
  onChoose: (value: V) => void;
}

/** A button that opens a menu in which one of few things is chosen. Arrows, Home, End, Escape. */
export function ChoiceMenu<V extends string>(props: ChoiceMenuProps<V>) {
  const { label, choices, value, onChoose } = props;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0];

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') return close();
    const items = [
      ...(root.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? []),
    ];
    const target = nextItem(items, event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <div className={classes.root} ref={root}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={`${label}: ${chosen?.label}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {chosen?.icon}
        <IconChevronDown aria-hidden size={16} />
      </button>
      {open && (
        <div id={id} role="menu" aria-label={label} className={classes.menu} onKeyDown={onKeyDown}>
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              role="menuitemradio"
              aria-checked={choice.value === value}
              tabIndex={-1}
              className={classes.item}
              onClick={() => {
                close();
                onChoose(choice.value);
              }}
            >
              {choice.icon}
              <span className={classes.label}>{choice.label}</span>
              {choice.value === value && <IconCheck aria-hidden size={18} />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function nextItem(items: HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items[(at - 1 + items.length) % items.length];
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}
