import { Counter, Gauge, Histogram, type Metric } from 'prom-client';

/** Upper bounds in seconds: from a free connection to the pool's own timeout. */
const WAIT_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5];

const all: Metric[] = [];
/** The metrics of events in this process, which are counted where they happen. */
export const eventMetrics: readonly Metric[] = all;

/** A counter by outcome. Each one is exposed from the start, so that its first event counts. */
function byOutcome<const Outcome extends string>(
  name: string,
  help: string,
  outcomes: readonly Outcome[],
): (outcome: Outcome, times?: number) => void {
  const counter = new Counter({
    name: `crewpad_${name}_total`,
    help,
    labelNames: ['outcome'],
    registers: [],
  });
  all.push(counter);
  for (const outcome of outcomes) counter.inc({ outcome }, 0);
  return (outcome, times = 1) => counter.inc({ outcome }, times);
}

export const countEmails = byOutcome(
  'emails',
  'Emails by outcome: sent, without a recipient, put off, to be retried, failed, or not sent to an address that refuses emails',
  ['sent', 'skipped', 'held', 'retried', 'failed', 'refused'],
);
export const countWebhook = byOutcome(
  'webhooks',
  'Calls of the webhook by outcome: accepted, or refused for their signature or body',
  ['accepted', 'refused'],
);
export const countUpload = byOutcome(
  'uploads',
  'Requests with files by outcome: stored, refused for their content, or failed',
  ['stored', 'refused', 'failed'],
);
export const countGeocoding = byOutcome(
  'geocoder_calls',
  'Calls of the address geocoder by outcome; paused while it was not asked after a failure',
  ['answered', 'failed', 'paused'],
);
export const countMapTiles = byOutcome(
  'map_tiles',
  'Requests for map tiles by outcome; missing if their file cannot be opened',
  ['sent', 'missing'],
);
export const countPublicRead = byOutcome(
  'public_reads',
  'Public reads of the database with READ_DATABASE_URL, by the server that answered: replica or primary',
  ['replica', 'primary'],
);

/** The sockets that are open on this node. */
export const openSockets = new Gauge({
  name: 'crewpad_sockets',
  help: 'Open sockets of this node',
  registers: [],
});
export const databaseWait = new Histogram({
  name: 'crewpad_database_wait_seconds',
  help: 'Time until a query got a connection of the pool; PostgreSQL only',
  buckets: WAIT_SECONDS,
  registers: [],
});
all.push(openSockets, databaseWait);
