import type { RentState } from '@crewpad/domain';

/** The badge color for each state of rent. */
export const RENT_TONES: Readonly<Record<RentState, string>> = {
  late: 'bad',
  failed: 'bad',
  due: 'waiting',
  pending: 'waiting',
  upcoming: 'over',
  paid: 'good',
};
