import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxPopupProps, ComboboxProps, Selection } from './combobox-popup.tsx';
import { lazyPart } from './lazy-part.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type { ComboboxOption } from './combobox-popup.tsx';

const popup = lazyPart<ComboboxPopupProps>(() => import('./combobox-popup.tsx'));

/**
 * A text box with a list of suggestions. A native box stands in until its first use has loaded the
 * list's code. Focus, text and selection pass to the box that replaces it.
 */
export function Combobox(props: ComboboxProps) {
  const [isUsed, setUsed] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const selection = useRef<Selection | null>(null);
  // An input method must not lose its box in the middle of a word.
  const ComboboxPopup = popup.usePart(isUsed && !isComposing);
  const { open, options, waits, status, hidesEmpty } = props;
  const isEmpty = options?.length === 0;
  return (
    <>
      {ComboboxPopup ? (
        <ComboboxPopup
          {...props}
          open={open && options !== null && !((hidesEmpty || waits) && isEmpty)}
          selection={selection}
        />
      ) : (
        <NativeBox
          {...props}
          selection={selection}
          onUse={() => setUsed(true)}
          onComposing={setComposing}
        />
      )}
      <VisuallyHidden role="status">
        {open && options !== null && !waits ? status : ''}
      </VisuallyHidden>
    </>
  );
}

interface NativeBoxProps extends ComboboxPopupProps {
  onUse: () => void;
  onComposing: (isComposing: boolean) => void;
}

function NativeBox(props: NativeBoxProps) {
  const { box, input, text, onText, onOpen, selection, onUse, onComposing } = props;

  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element === null || element !== document.activeElement) return;
      selection.current = [element.selectionStart, element.selectionEnd];
    };
  }, [box, selection]);

  const use = () => {
    onUse();
    onOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') use();
    else if (event.key === 'Enter' && props.holdsEnter && text !== '') use();
    else if (event.key === 'Escape' && props.clearsOnEscape && text !== '') onText('');
    else return;
    event.preventDefault();
  };

  return (
    <input
      {...input}
      ref={box}
      type="text"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={false}
      autoComplete="off"
      value={text}
      onPointerEnter={popup.preload}
      // After the press, whose click would be lost with the box.
      onFocus={() => setTimeout(props.opensOnFocus ? use : onUse)}
      onClick={use}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
      onChange={(event) => {
        onText(event.currentTarget.value);
        use();
      }}
      onKeyDown={onKeyDown}
    />
  );
}
