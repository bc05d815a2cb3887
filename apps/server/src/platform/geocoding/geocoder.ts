import { SUGGEST_AFTER_CHARACTERS } from '@crewpad/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { countGeocoding } from '../event-counts.ts';
import type { Log } from '../log.ts';
import { type CityAliases, Gazetteer } from './gazetteer.ts';
import { Photon } from './photon.ts';
import type { Geocoder } from './place.ts';

interface GeocoderOptions {
  db: Db;
  clock: Clock;
  log: Log;
  photonUrl: string | undefined;
  /** Called at the first search, because it computes for a while. */
  cityAliases: () => CityAliases;
}

/** How long an unresponsive external service is skipped. */
const PAUSE_MS = 30_000;

/**
 * The cities and airports of the database, as a fallback for an external service if one is
 * configured.
 */
export function openGeocoder(options: GeocoderOptions): Geocoder {
  const { db, clock, log, photonUrl, cityAliases } = options;
  const gazetteer = withShortQueriesEmpty(new Gazetteer(db, cityAliases));
  if (photonUrl === undefined) return gazetteer;
  const photon = withShortQueriesEmpty(new Photon(photonUrl));
  let pausedUntil = 0;

  async function first<T>(ask: (geocoder: Geocoder) => Promise<T>): Promise<T> {
    if (clock.now().getTime() < pausedUntil) {
      countGeocoding('paused');
      return ask(gazetteer);
    }
    try {
      const answer = await ask(photon);
      countGeocoding('answered');
      return answer;
    } catch (error) {
      countGeocoding('failed');
      pausedUntil = clock.now().getTime() + PAUSE_MS;
      log.warn({ err: error }, 'the geocoder does not respond');
      return ask(gazetteer);
    }
  }
  return {
    autocomplete: (query) => first((geocoder) => geocoder.autocomplete(query)),
    geocode: (address) => first((geocoder) => geocoder.geocode(address)),
  };
}

function withShortQueriesEmpty(geocoder: Geocoder): Geocoder {
  return {
    async autocomplete(query) {
      const typed = query.trim();
      return typed.length > SUGGEST_AFTER_CHARACTERS ? geocoder.autocomplete(typed) : [];
    },
    geocode: (address) => geocoder.geocode(address),
  };
}
