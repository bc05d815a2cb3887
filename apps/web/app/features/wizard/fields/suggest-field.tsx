import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import fieldClasses from '../../../ui/form/field.module.css';
import { controlOf, Field, type FieldProps } from '../../../ui/form/field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import classes from './suggest-field.module.css';

interface Option {
  key: string | number;
  label: ReactNode;
}

interface SuggestFieldProps extends FieldProps {
  text: string;
  onText: (text: string) => void;
  /** None yet, or what matches the text. */
  options: readonly Option[] | null;
  /** What is said of the options. */
  said: string;
  /** The option that Enter takes before another is chosen; -1 for none. */
  suggested?: number;
  onPick: (at: number) => void;
  /** The box is left with a text that was not picked. */
  onLeave?: () => void;
  placeholder?: string;
}

/** A box whose value is picked from a list of suggestions: arrows, Enter, Escape. */
export function SuggestField(props: SuggestFieldProps) {
  const { text, onText, options, said, suggested = -1, onPick, onLeave, placeholder } = props;
  const { name, label, issue, hint, optional, more } = props;
  const field = { name, label, issue, hint, optional, more };
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [moved, setMoved] = useState<{ for: string; at: number } | null>(null);
  const control = controlOf(field);
  const found = options ?? [];
  const isShown = isOpen && options !== null;
  const active = moved?.for === text ? moved.at : suggested;

  const pick = (at: number) => {
    setIsOpen(false);
    setMoved(null);
    onPick(at);
    input.current?.focus();
  };
  const move = (by: number) => {
    setIsOpen(true);
    if (found.length === 0) return;
    const next = active < 0 && by < 0 ? found.length - 1 : active + by;
    setMoved({ for: text, at: (next + found.length) % found.length });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isShown && found[active]) pick(active);
    else if (event.key === 'Enter' && text !== '') setIsOpen(true);
    else if (event.key === 'Escape' && isShown) setIsOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <Field {...field}>
      <div className={classes.box}>
        <input
          {...control}
          ref={input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${control.id}-list`}
          aria-activedescendant={
            isShown && found[active] ? `${control.id}-option-${active}` : undefined
          }
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={placeholder}
          className={fieldClasses.control}
          value={text}
          onBlur={() => {
            setIsOpen(false);
            if (text.trim() !== '') onLeave?.();
          }}
          onClick={() => setIsOpen(true)}
          onChange={(event) => {
            onText(event.currentTarget.value);
            setIsOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        <div className={classes.panel} hidden={!isShown}>
          <div
            id={`${control.id}-list`}
            role="listbox"
            aria-label={label}
            className={classes.list}
            hidden={found.length === 0}
          >
            {found.map((option, at) => (
              <div
                key={option.key}
                id={`${control.id}-option-${at}`}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                className={classes.option}
                ref={at === active && isShown ? intoView : undefined}
                // The focus stays in the box.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(at)}
                onKeyDown={onKeyDown}
              >
                {option.label}
              </div>
            ))}
          </div>
          {found.length === 0 && <p className={classes.nothing}>{said}</p>}
        </div>
      </div>
      <VisuallyHidden role="status">{isShown ? said : ''}</VisuallyHidden>
    </Field>
  );
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
