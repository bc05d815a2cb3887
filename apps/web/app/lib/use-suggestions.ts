import { SUGGEST_AFTER_CHARACTERS } from '@crewpad/domain';
import { useEffect, useState } from 'react';

/** The answer to one text; null: there was none. */
export interface Answer<Item> {
  text: string;
  items: readonly Item[] | null;
}

export interface Suggestions<Item> {
  /** `waiting`: the items answer an older text, and only show what was there. */
  state: 'none' | 'waiting' | 'found' | 'failed';
  items: readonly Item[];
}

/** What to suggest for a text, given the last answer. Only the answer to this text can be picked. */
export function suggestionsFor<Item>(text: string, answer: Answer<Item> | null): Suggestions<Item> {
  if (!isLongEnough(text)) return { state: 'none', items: [] };
  if (answer?.text !== text) return { state: 'waiting', items: answer?.items ?? [] };
  return answer.items === null
    ? { state: 'failed', items: [] }
    : { state: 'found', items: answer.items };
}

const isLongEnough = (text: string) => text.length > SUGGEST_AFTER_CHARACTERS;

interface Asking<Item> {
  find: (text: string, signal: AbortSignal) => Promise<readonly Item[]>;
  onAnswer: (answer: Answer<Item>) => void;
  /** Milliseconds without another letter before a text is sent. */
  delay: number;
}

/** Asks about one text. @returns stops it: its answer, however late, is dropped */
export function ask<Item>(text: string, { find, onAnswer, delay }: Asking<Item>): () => void {
  const closing = new AbortController();
  const answer = (items: readonly Item[] | null) => {
    if (!closing.signal.aborted) onAnswer({ text, items });
  };
  const timer = setTimeout(() => {
    find(text, closing.signal).then(answer, () => answer(null));
  }, delay);
  return () => {
    clearTimeout(timer);
    closing.abort();
  };
}

/**
 * Suggestions for the typed text, once it is long enough, debounced.
 * @param find a constant function
 */
export function useSuggestions<Item>(
  query: string,
  find: Asking<Item>['find'],
  delay: number,
): Suggestions<Item> {
  const [answer, setAnswer] = useState<Answer<Item> | null>(null);
  const text = query.trim();
  useEffect(() => {
    if (isLongEnough(text)) return ask(text, { find, onAnswer: setAnswer, delay });
  }, [text, find, delay]);
  return suggestionsFor(text, answer);
}
