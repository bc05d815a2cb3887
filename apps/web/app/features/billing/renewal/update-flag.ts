import { keepStored, readStored } from '../../../lib/storage.ts';

const KEY = 'update-payment-method';
const isSet = (value: unknown): value is true => value === true;

/** Keeps that a card is being set up for an upgrade: afterwards the way leads to /upgrade-account. */
export function keepUpdateFlag(set: boolean): void {
  keepStored(KEY, set);
}

export function readUpdateFlag(): boolean {
  return readStored(KEY, isSet) === true;
}
