import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Loaded, useLoaded } from './use-loaded.ts';

/** A page reads again at most once in this time. */
const SPACING_MS = 2000;

const listeners = new Set<() => void>();
let holds = 0;

/** A stay or its money changed, or may have. */
export function publishRentalChange(): void {
  for (const listener of listeners) listener();
}

/**
 * Pages keep what they show until the work is done: a payment changes the stay in several steps,
 * and its form must see its own outcome.
 */
export async function holdingRentals<T>(work: () => Promise<T>): Promise<T> {
  holds += 1;
  try {
    return await work();
  } finally {
    holds -= 1;
    if (holds === 0) publishRentalChange();
  }
}

/**
 * Reads after changes: not too often, and only while `mayRead`. `attempt` is for the moment when it
 * may read again.
 */
export function paceReads(load: () => void, mayRead: () => boolean) {
  let isDirty = false;
  let lastAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    clearTimeout(timer);
    if (!isDirty || !mayRead()) return;
    const wait = lastAt + SPACING_MS - performance.now();
    if (wait > 0) {
      timer = setTimeout(attempt, wait);
      return;
    }
    isDirty = false;
    lastAt = performance.now();
    load();
  };
  const note = () => {
    isDirty = true;
    attempt();
  };
  return { note, attempt, stop: () => clearTimeout(timer) };
}

/** Reads again after a change of the other side, while the page is visible. */
function useRentalChanges(load: () => unknown): void {
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    const reads = paceReads(
      () => loadNow(),
      () => !document.hidden && holds === 0,
    );
    listeners.add(reads.note);
    document.addEventListener('visibilitychange', reads.attempt);
    return () => {
      listeners.delete(reads.note);
      document.removeEventListener('visibilitychange', reads.attempt);
      reads.stop();
    };
  }, []);
}

/** The page's data follows the other side. Dialogs, typed text, focus and scroll position stay. */
export function useLiveRentals(): void {
  const { revalidate } = useRevalidator();
  useRentalChanges(revalidate);
}

/**
 * The same for one part of what a page has loaded. A failed read leaves what is shown.
 * @param load reads that part again
 */
export function useLiveData<T>(loaded: T, load: () => Promise<T>): T {
  const [newer, setNewer] = useState<{ loaded: T; data: T } | null>(null);
  useRentalChanges(() =>
    load().then(
      (data) => setNewer({ loaded, data }),
      () => undefined,
    ),
  );
  return newer !== null && newer.loaded === loaded ? newer.data : loaded;
}

/** The same for data that a part of a page loads. A failed read leaves what is shown. */
export function useLiveLoaded<T>(
  load: (signal: AbortSignal) => Promise<T>,
): ReturnType<typeof useLoaded<T>> {
  const [answer, retry] = useLoaded(load);
  const [newer, setNewer] = useState<{ load: typeof load; data: T } | null>(null);
  useRentalChanges(() =>
    load(new AbortController().signal).then(
      (data) => setNewer({ load, data }),
      () => undefined,
    ),
  );
  const isNewer = answer.state === 'ready' && newer?.load === load;
  const latest: Loaded<T> = isNewer ? { state: 'ready', data: newer.data } : answer;
  return [latest, retry];
}
