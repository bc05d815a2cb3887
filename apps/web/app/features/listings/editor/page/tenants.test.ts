import { describe, expect, it } from 'vitest';
import type { WizardBed } from '../form/wizard-form.ts';
import { type BedTenant, cardBeds } from './tenants.ts';

const TODAY = '2026-06-01';

const beds = (count: number): WizardBed[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at === count - 1 ? null : at + 1,
    bed_name: `Bed ${at + 1}`,
    bed_kind: 'cold',
    status: 'ACTIVE',
    rental_amount: '',
  }));
const holds = (id: number, status: BedTenant['status']) =>
  [id, { status } as BedTenant] satisfies [number, BedTenant];

describe('the beds on the card preview', () => {
  it('are free without a tenant or a pending invitation', () => {
    const tenants = new Map([holds(1, 'accepted'), holds(2, 'accepted'), holds(3, 'pending')]);
    expect(cardBeds(beds(6), tenants, TODAY)).toEqual({
      num_beds: 6,
      num_vacant_beds: 4,
      bed_occupancy_rate: 2 / 6,
      free_from: TODAY,
      num_free_from: 3,
    });
  });

  it('are all occupied when every bed has a tenant', () => {
    const savedBeds = beds(3).slice(0, 2);
    const tenants = new Map([holds(1, 'accepted'), holds(2, 'accepted')]);
    expect(cardBeds(savedBeds, tenants, TODAY)).toMatchObject({
      num_vacant_beds: 0,
      bed_occupancy_rate: 1,
      free_from: null,
    });
  });

  it('do not count the tenant of a removed bed', () => {
    expect(cardBeds(beds(2), new Map([holds(9, 'accepted')]), TODAY)).toMatchObject({
      num_vacant_beds: 2,
      num_free_from: 2,
    });
  });

  it('are not full in a form without beds', () => {
    expect(cardBeds([], new Map(), TODAY)).toMatchObject({ num_vacant_beds: 1, free_from: TODAY });
  });
});
