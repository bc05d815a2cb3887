import { useEffect, useRef, useState } from 'react';
import { Combobox, type ComboboxOption } from '../combobox.tsx';
import { afterPress, watchPresses } from './after-press.ts';
import fieldClasses from './field.module.css';
import { controlOf, Field, type FieldProps } from './field.tsx';

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
      <div className={fieldClasses.withPanel}>
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
