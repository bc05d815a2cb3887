import { useEffect, useRef, useState } from 'react';
import { Combobox, type ComboboxOption } from '../combobox.tsx';
import { controlOf, Field, type FieldProps } from './field.tsx';
import { fieldClasses } from './field-classes.ts';

interface SuggestFieldProps extends FieldProps {
  text: string;
  onText: (text: string) => void;
  /** The options that match the text; null while there is nothing to suggest. */
  options: readonly ComboboxOption[] | null;
  /** Announces the options. */
  status: string;
  /** The options answer an older text. */
  waits: boolean;
  onPick: (at: number) => void;
  /** Called when the member leaves the box with a text that was not picked. */
  onLeave?: () => void;
  placeholder?: string;
}

/** A field whose value is picked from a list of suggestions. */
export function SuggestField(props: SuggestFieldProps) {
  const { text, onText, options, status, waits, onPick, onLeave, placeholder } = props;
  const { name, label, issue, hint, optional, more } = props;
  const field = { name, label, issue, hint, optional, more };
  const box = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(watchPresses, []);
  return (
    <Field {...field}>
      <div className="relative">
        <Combobox
          box={box}
          input={{
            ...controlOf(field),
            spellCheck: false,
            maxLength: 100,
            placeholder,
            className: fieldClasses.control,
            onBlur: () => {
              if (!onLeave || text.trim() === '') return;
              // The press may have opened another page.
              afterPress(() => box.current && onLeave());
            },
          }}
          text={text}
          onText={onText}
          open={open}
          onOpen={setOpen}
          options={options}
          listLabel={label}
          status={status}
          waits={waits}
          onPick={(at) => {
            onPick(at);
            setOpen(false);
            box.current?.focus();
          }}
          holdsEnter
          scrollsToList
        />
      </div>
    </Field>
  );
}

/**
 * Runs after the current press, or immediately without one. A press blurs a field before it reaches
 * the button: what the field then shows must not move the button away.
 */
function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const ends = new AbortController();
  const end = () => {
    ends.abort();
    // The click follows the release.
    setTimeout(run);
  };
  for (const name of ENDS) document.addEventListener(name, end, { signal: ends.signal });
}

const ENDS = ['mouseup', 'dragend', 'pointercancel'];
let isPressed = false;

/** Tracks presses, which a blurring field cannot query. Touches count as presses. */
function watchPresses(): () => void {
  const ends = new AbortController();
  const options = { capture: true, signal: ends.signal };
  const note = (next: boolean) => () => {
    isPressed = next;
  };
  document.addEventListener('mousedown', note(true), options);
  for (const name of ENDS) document.addEventListener(name, note(false), options);
  return () => {
    ends.abort();
    isPressed = false;
  };
}
