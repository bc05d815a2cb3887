import { createHmac } from 'node:crypto';
import { movedPoint, type Point } from '@crewpad/domain';

/** The parts of an address that say where a house stands. */
interface Address {
  street1: string;
  postal_code: string | null;
  city: string;
  state: string | null;
  country: string;
}

/**
 * The public point of a listing: the same at each call, and unknown to whoever lacks the key, so
 * that any number of probes finds this point and never the true one. Another address moves it anew.
 * @param secret the key; that of the services, or for demo data a fixed one
 * @param listing the listing's id, or for demo data its key
 * @param address as entered; spelling, case and spaces do not matter
 * @param truth where the listing stands, degrees
 */
export function publicPoint(
  secret: string,
  listing: number | string,
  address: Address,
  truth: Point,
): Point {
  const { street1, postal_code, city, state, country } = address;
  const parts = [street1, postal_code ?? '', city, state ?? '', country].map(normalised);
  const hash = createHmac('sha256', secret)
    .update(JSON.stringify(['moved-point', String(listing), ...parts]))
    .digest();
  return movedPoint(truth, hash.readUInt32BE(0) / 2 ** 32, hash.readUInt32BE(4) / 2 ** 32);
}

function normalised(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
