import type { contract } from '@crewpad/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAirportSuggestions } from './use-airport-suggestions.ts';

/** The state and the actions of the airport box. */
export function useAirportBox(
  initial: string,
  addressOf: (airport: contract.search.Airport) => string,
) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  /** Whether the last key was Enter: on the only suggestion it searches immediately. */
  const isEnter = useRef(false);
  const [text, setText] = useState(initial);
  const [picked, setPicked] = useState<contract.search.Airport | null>(null);
  const [open, setOpen] = useState(false);
  const [complaint, setComplaint] = useState<'search_needs_text' | 'pick_from_list' | null>(null);

  const suggestions = useAirportSuggestions(picked ? '' : text);
  const airports = suggestions.state === 'found' ? suggestions.airports : [];
  const code = suggestions.state === 'found' ? suggestions.for.toUpperCase() : '';

  const change = (value: string) => {
    setText(value);
    setPicked(null);
    setComplaint(null);
  };

  const pick = (at: number) => {
    const airport = airports[at];
    if (!airport) return;
    if (isEnter.current && airports.length === 1) return void navigate(addressOf(airport));
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
    const airport = picked ?? (airports.length === 1 ? airports[0] : undefined);
    if (airport !== undefined) return void navigate(addressOf(airport));
    const isEmpty = text.trim() === '';
    setComplaint(isEmpty ? 'search_needs_text' : 'pick_from_list');
    setOpen(!isEmpty);
    input.current?.focus();
  };

  return {
    input,
    text,
    airports,
    suggestions,
    open,
    setOpen,
    /**
     * A complete code is the active suggestion, so that Enter selects it; so is a single result.
     */
    suggested: airports.length === 1 ? 0 : airports.findIndex(({ prefix }) => prefix === code),
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
