import type { contract } from '@crewpad/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { marksFirstAirport, useAirportSuggestions } from './use-airport-suggestions.ts';

/** The state and the actions of the airport box. */
export function useAirportBox(
  initial: string,
  addressOf: (airport: contract.search.Airport) => string,
) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  /** Whether the last key was Enter: on an option it searches immediately. */
  const isEnter = useRef(false);
  const [text, setText] = useState(initial);
  const [picked, setPicked] = useState<contract.search.Airport | null>(null);
  const [open, setOpen] = useState(false);
  const [complaint, setComplaint] = useState<'search_needs_text' | 'pick_from_list' | null>(null);

  const suggestions = useAirportSuggestions(picked ? '' : text);

  const change = (value: string) => {
    setText(value);
    setPicked(null);
    setComplaint(null);
  };

  const pick = (at: number) => {
    const airport = suggestions.items[at];
    if (!airport) return;
    if (isEnter.current) navigate(addressOf(airport));
    setText(`${airport.prefix} - ${airport.city}`);
    setPicked(airport);
    setComplaint(null);
    setOpen(false);
    input.current?.focus();
  };

  const clear = () => {
    change('');
    input.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked !== null) return void navigate(addressOf(picked));
    const isEmpty = text.trim() === '';
    setComplaint(isEmpty ? 'search_needs_text' : 'pick_from_list');
    setOpen(!isEmpty);
    input.current?.focus();
  };

  return {
    input,
    text,
    suggestions,
    open,
    setOpen,
    marksFirst: marksFirstAirport(text, suggestions),
    pressed: (key: string | null) => {
      isEnter.current = key === 'Enter';
    },
    complaint,
    change,
    pick,
    clear,
    submit,
  };
}
