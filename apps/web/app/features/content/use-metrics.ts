import type { contract, OperationAnswer } from '@crewpad/contract';
import { content } from '@crewpad/contract/endpoints';
import { METRICS_FIRST_CHECK_MS, METRICS_REFRESH_MS } from '@crewpad/domain';
import { useEffect, useState } from 'react';
import { call } from '../../lib/browser-call.ts';
import { serverTime } from '../../lib/server-time.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

export type Metrics = OperationAnswer<typeof contract.content.getMetrics>;

const KEY = 'metrics';
const DAY_KEY = 'metrics_today';

/**
 * The site's counters: those loaded with the page, and once a day, three seconds after load, the
 * latest, which are cached in this browser. null until available.
 */
export function useMetrics(initial: Metrics | null): Metrics | null {
  const [latest, setLatest] = useState<Metrics | null>(null);

  useEffect(() => {
    let isOver = false;
    const check = async () => {
      const metricsBefore = readStored(KEY, isMetrics);
      if (metricsBefore && readStored(DAY_KEY, isText) === today()) {
        if (initial === null) setLatest(metricsBefore);
        return;
      }
      const fresh = await call(content.getMetrics, {}, { quiet: true }).catch(() => null);
      if (fresh === null || isOver) return;
      writeStored(KEY, fresh);
      writeStored(DAY_KEY, today());
      setLatest(fresh);
    };
    const first = setTimeout(check, METRICS_FIRST_CHECK_MS);
    const daily = setInterval(check, METRICS_REFRESH_MS);
    return () => {
      isOver = true;
      clearTimeout(first);
      clearInterval(daily);
    };
  }, [initial]);

  return latest ?? initial;
}

function today(): string {
  return serverTime().toISOString().slice(0, 10);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isMetrics(value: unknown): value is Metrics {
  return typeof value === 'object' && value !== null && 'users' in value && 'listings' in value;
}
