import { readStored, writeStored } from '../../../../lib/storage.ts';

const KEY = 'update-payment-method';
const isSet = (value: unknown): value is true => value === true;

/** Remembers that a card is being set up for an upgrade, to continue to /upgrade-account. */
export function storeUpdateFlag(set: boolean): void {
  writeStored(KEY, set);
}

export function readUpdateFlag(): boolean {
  return readStored(KEY, isSet) === true;
}
