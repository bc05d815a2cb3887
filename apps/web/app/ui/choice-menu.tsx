import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './choice-menu.module.css';
import { useMenu } from './use-menu.ts';

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
  const menu = useMenu(open, () => setOpen(false), '[aria-checked="true"]');
  const id = useId();
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0];

  return (
    <div className={classes.root} ref={menu.root}>
      <button
        ref={menu.button}
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
        <div
          id={id}
          role="menu"
          aria-label={label}
          className={classes.menu}
          onKeyDown={menu.onKeyDown}
        >
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              role="menuitemradio"
              aria-checked={choice.value === value}
              tabIndex={-1}
              className={classes.item}
              onClick={() => {
                menu.leave();
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
