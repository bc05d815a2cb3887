import { DEFAULT_COUNTRY } from '@crewpad/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePage } from '../../../lib/page-context.ts';
import { useTheme } from '../../../lib/theme.tsx';
import { fieldId, useFormIssues } from '../../../ui/form/use-form-issues.ts';
import {
  CARD_PARTS,
  type CardFields,
  type CardPart,
  type CardPartChange,
  type CardPartState,
  createCardFields,
  elementStyle,
} from './card-fields.ts';
import { type CardOwner, checkCard, isNewValue } from './check-card.ts';

const NOTHING_TYPED: CardPartState = { empty: true, complete: false };
const EMPTY_FIELDS = { number: NOTHING_TYPED, expiry: NOTHING_TYPED, cvc: NOTHING_TYPED };

/** How long a check waits for a frame to report the last digit, in milliseconds. */
const REPORT_WAIT_MS = 1000;

/** State and actions of the card form; card-form.tsx renders it. */
export function useCardForm(name: Pick<CardOwner, 'first_name' | 'last_name'>) {
  // One by one, because the page's data may reload while a card is typed, and the frames must stay.
  const { mode, publishable_key, api_base } = usePage().card;
  const { appearance: theme } = useTheme();
  const form = useFormIssues();
  const [owner, setOwner] = useState<CardOwner>({
    ...name,
    address_zip: '',
    address_country: DEFAULT_COUNTRY,
  });
  // Not React state: a press right after the last digit must see the current value.
  const parts = useRef<Record<CardPart, CardPartState>>({ ...EMPTY_FIELDS });
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const fields = useRef<CardFields | null>(null);
  const isChecking = useRef(false);
  const onComplete = useRef<(() => void) | null>(null);

  const reportChange = useEffectEvent((part: CardPart, change: CardPartChange) => {
    if (isNewValue(parts.current[part], change)) form.clear(`card_${part}`);
    parts.current[part] = change;
    if (isComplete(parts.current)) onComplete.current?.();
  });

  useEffect(() => {
    let isOver = false;
    createCardFields({ mode, publishable_key, api_base }, elementStyle).then(
      (elements) => {
        if (isOver) return elements.destroy();
        parts.current = { ...EMPTY_FIELDS };
        const ready = new Set<CardPart>();
        elements.onReady((part) => {
          ready.add(part);
          if (ready.size === CARD_PARTS.length) setState('ready');
        });
        elements.onChange((part, next) => reportChange(part, next));
        elements.mount({
          number: holder('number'),
          expiry: holder('expiry'),
          cvc: holder('cvc'),
        });
        fields.current = elements;
      },
      () => {
        if (!isOver) setState('failed');
      },
    );
    return () => {
      isOver = true;
      fields.current?.destroy();
      fields.current = null;
    };
  }, [mode, publishable_key, api_base]);

  useEffect(() => {
    // The page has its new colors by now.
    if (theme) fields.current?.style(elementStyle());
  }, [theme]);

  const set = (change: Partial<CardOwner>) => {
    setOwner((last) => ({ ...last, ...change }));
    form.clear(...Object.keys(change));
  };
  /**
   * Shows the errors; resolves to true if there are none. The frames report in messages, so a press
   * right after the last digit waits for them. A second press meanwhile resolves to false.
   */
  const check = async (): Promise<boolean> => {
    if (isChecking.current) return false;
    isChecking.current = true;
    if (!isComplete(parts.current)) {
      await new Promise<void>((resolve) => {
        onComplete.current = resolve;
        setTimeout(resolve, REPORT_WAIT_MS);
      });
      onComplete.current = null;
    }
    isChecking.current = false;
    const issues = checkCard(owner, parts.current);
    form.show(issues);
    return issues.length === 0;
  };
  return { form, owner, set, state, check, fields };
}

export type CardForm = ReturnType<typeof useCardForm>;

function isComplete(parts: Readonly<Record<CardPart, CardPartState>>): boolean {
  return CARD_PARTS.every((part) => parts[part].complete);
}

function holder(part: CardPart): HTMLElement {
  const element = document.getElementById(`${fieldId(`card_${part}`)}-frame`);
  if (element === null) throw new Error(`no place for the card's ${part}`);
  return element;
}
