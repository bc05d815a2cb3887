import type { contract } from '@crewpad/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { keepRecentAirport } from '../recent-airports.ts';
import { useAirportSuggestions } from './use-airport-suggestions.ts';

/** The state and the actions of the airport box. */
export function useAirportBox(
  initial: string,
  addressOf: (airport: contract.search.Airport) => string,
) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const [picked, setPicked] = useState<contract.search.Airport | null>(null);
  const [open, setOpen] = useState(false);
  const [complaint, setComplaint] = useState<'pick_from_list' | null>(null);

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
    if (picked === null) {
      setComplaint('pick_from_list');
      setOpen(true);
      input.current?.focus();
      return;
    }
    keepRecentAirport(picked);
    navigate(addressOf(picked));
  };

  return {
    input,
    text,
    airports,
    suggestions,
    open,
    setOpen,
    /** A complete code is the suggestion, so that Enter picks it. */
    suggested: airports.findIndex(({ prefix }) => prefix === code),
    complaint,
    change,
    pick,
    clear,
    submit,
  };
}
