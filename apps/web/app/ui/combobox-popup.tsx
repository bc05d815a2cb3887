import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Fragment, type KeyboardEvent, useId, useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';

const optionClass =
  'flex min-h-target cursor-pointer items-center gap-2 rounded-sm px-2 py-1 hover:bg-sunken data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus [&_svg]:flex-none [&_svg]:text-muted';

export interface ComboboxOption {
  key: string;
  label: ReactNode;
  /** The heading of the options that follow each other with the same group. */
  group?: string;
}

export interface ComboboxProps {
  box: RefObject<HTMLInputElement | null>;
  /** The attributes of the box. */
  input: Omit<ComponentProps<'input'>, 'ref' | 'value'>;
  text: string;
  onText: (text: string) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The options for the text; null while there is nothing to suggest. */
  options: readonly ComboboxOption[] | null;
  /** They answer an older text: they are shown until the answer comes, but cannot be picked. */
  waits?: boolean;
  /** The accessible name of the list. */
  listLabel: string;
  /** Announced while the list is open, and shown in place of an empty list. */
  status: string;
  /** An empty list stays closed. */
  hidesEmpty?: boolean;
  /** Marks the first option: Enter picks it before the reader highlights another. */
  marksFirst?: boolean;
  onPick: (at: number) => void;
  opensOnFocus?: boolean;
  /** Escape clears the text once the list is closed. */
  clearsOnEscape?: boolean;
  /** Enter opens the list and does not submit the form. */
  holdsEnter?: boolean;
  /** The list opens below the nearest positioned element, as wide as it, unless this class differs. */
  panelClassName?: string | undefined;
  /** Scrolls the page to the list when it opens. Not for a box in a sticky bar. */
  scrollsToList?: boolean;
}

export type Selection = [start: number | null, end: number | null];

export interface ComboboxPopupProps extends ComboboxProps {
  /** The selection in the native box when it had the focus. */
  selection: RefObject<Selection | null>;
}

export default function ComboboxPopup(props: ComboboxPopupProps) {
  const { box, input, text, onText, open, onOpen, options, listLabel, status, onPick } = props;
  const {
    marksFirst = false,
    opensOnFocus,
    clearsOnEscape,
    holdsEnter,
    panelClassName,
    selection,
  } = props;
  const { scrollsToList, waits = false } = props;
  const listId = useId();
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const visibleOptions = open && options !== null && !waits ? options : [];

  useLayoutEffect(() => {
    if (selection.current === null) return;
    const [start, end] = selection.current;
    selection.current = null;
    box.current?.focus({ preventScroll: true });
    box.current?.setSelectionRange(start, end);
  }, [box, selection]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isHighlighted = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key === 'Escape' && open) onOpen(false);
    else if (event.key === 'Escape' && clearsOnEscape && text !== '') onText('');
    else if (event.key === 'Enter' && holdsEnter && text !== '' && !isHighlighted) onOpen(true);
    else if (isArrow(event.key) && !open) onOpen(true);
    else return false;
    event.preventDefault();
    return true;
  };

  return (
    // Inline: the library's own popup hides the rest of the page from screen readers.
    <Autocomplete.Root
      inline
      open={open}
      items={visibleOptions}
      itemToStringValue={({ key }) => key}
      filter={null}
      autoHighlight={marksFirst && 'always'}
      value={text}
      onValueChange={(value, { reason }) => {
        if (reason !== 'input-change') return;
        onText(value);
        onOpen(true);
        // The library updates itself after each key, in a task of its own. React stops a page where 50
        // keys come before such a task, as when one is held on a slow phone: it is rendered now.
        queueMicrotask(() => flushSync(renderAgain));
      }}
    >
      <Autocomplete.Input
        {...input}
        ref={box}
        type="text"
        autoComplete="off"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onFocus={() => {
          if (opensOnFocus) onOpen(true);
        }}
        onClick={() => onOpen(true)}
        onBlur={(event) => {
          onOpen(false);
          input.onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (onKeyDown(event)) event.preventBaseUIHandler();
        }}
      />
      {open && (
        <div
          ref={scrollsToList ? scrollTo : undefined}
          className={[
            'absolute [top:calc(100%_+_var(--space-half))] right-0 left-0 z-8 rounded-md border border-line bg-surface p-1 text-start text-ink shadow',
            panelClassName,
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {waits && (
            <div inert className="[max-height:min(22rem,45vh)] overflow-hidden opacity-60">
              {options?.map(({ key, label }) => (
                <div key={key} className={optionClass}>
                  {label}
                </div>
              ))}
            </div>
          )}
          {visibleOptions.length === 0 && !waits && (
            <p className="m-0 p-4 text-ink-soft">{status}</p>
          )}
          <Autocomplete.List
            id={listId}
            aria-label={listLabel}
            className="[max-height:min(22rem,45vh)] overflow-y-auto overscroll-contain"
            hidden={visibleOptions.length === 0}
            // A press on the scroll bar leaves the focus in the box.
            onMouseDown={(event) => event.preventDefault()}
          >
            {visibleOptions.map((option, at) => (
              <Fragment key={option.key}>
                {option.group !== undefined && option.group !== visibleOptions[at - 1]?.group && (
                  <div role="presentation" className="p-2 text-xs font-bold text-muted">
                    {option.group}
                  </div>
                )}
                <Autocomplete.Item
                  value={option}
                  className={optionClass}
                  onClick={() => onPick(at)}
                  render={(attributes, { highlighted }) => (
                    <div {...attributes} role="option" tabIndex={-1} aria-selected={highlighted} />
                  )}
                >
                  {option.label}
                </Autocomplete.Item>
              </Fragment>
            ))}
          </Autocomplete.List>
        </div>
      )}
    </Autocomplete.Root>
  );
}

/** As far as needed, and clear of the bars at the edges (scroll-padding). */
function scrollTo(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
}

function isArrow(key: string): boolean {
  return key === 'ArrowDown' || key === 'ArrowUp';
}
