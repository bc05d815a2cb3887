import type { Airport } from '@crewpad/contract';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { keepRecentAirport } from '../recent-airports.ts';
import { useAirportSuggestions } from './use-airport-suggestions.ts';

type Complaint = 'pick_from_list' | null;

/** What the airport box knows and does; airport-box.tsx draws it. */
export function useAirportBox(initial: string, addressOf: (airport: Airport) => string) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const [picked, setPicked] = useState<Airport | null>(null);
  const [open, setOpen] = useState(false);
  const [highlight, setHighlight] = useState<{ for: string; at: number } | null>(null);
  const [complaint, setComplaint] = useState<Complaint>(null);

  const suggestions = useAirportSuggestions(picked ? '' : text);
  const airports = suggestions.state === 'found' ? suggestions.airports : [];
  const found = suggestions.state === 'found' ? suggestions.for : '';
  const shown = open && picked === null && suggestions.state !== 'none';
  // A complete code is highlighted by itself, so that Enter picks it.
  const codeAt = airports.findIndex(({ prefix }) => prefix === found.toUpperCase());
  const active = highlight?.for === found ? highlight.at : codeAt;

  const change = (value: string) => {
    setText(value);
    setPicked(null);
    setComplaint(null);
    setOpen(true);
  };

  const pick = (airport: Airport) => {
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

  const move = (step: number) => {
    if (airports.length === 0) return;
    setOpen(true);
    const next = active < 0 && step < 0 ? airports.length - 1 : active + step;
    setHighlight({ for: found, at: (next + airports.length) % airports.length });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const highlighted = airports[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && shown && highlighted) pick(highlighted);
    else if (event.key === 'Escape' && shown) setOpen(false);
    else if (event.key === 'Escape' && text !== '') clear();
    else return;
    event.preventDefault();
  };

  return {
    input,
    text,
    airports,
    suggestions,
    shown,
    active,
    complaint,
    change,
    pick,
    clear,
    submit,
    onKeyDown,
    openList: () => setOpen(true),
    closeList: () => setOpen(false),
  };
}
