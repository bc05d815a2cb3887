import { describe, expect, it } from 'vitest';
import { ATTENTION_KINDS, attentionOf } from './attention.ts';

type Facts = Parameters<typeof attentionOf>[0];
type Crashpad = Facts['crashpads'][number];

const house: Crashpad = {
  id: 7,
  title: 'Bunk house',
  thumbnail: '/files/pictures/a/640.webp',
  tenants: [],
  status: 2,
  hidden: false,
  num_beds: 4,
  num_vacant_beds: 2,
  removal: null,
};
const invitation = (display_name: string | null, email?: string): Crashpad['tenants'][number] => ({
  rental_id: 1,
  status: 'pending',
  display_name,
  ...(email && { email }),
  start_date: '2026-06-01',
  end_date: null,
  checkout_date: null,
});
const of = (facts: Partial<Facts>) =>
  attentionOf({
    ...{ crashpads: [house], rent: [], rentals: [], rejected: [], renewal: null },
    ...facts,
  });

const stay: Facts['rentals'][number] = {
  ...{ id: 3, status: 'accepted', display_name: 'Ana', objections: [] },
  ...{ checkout_requested_date: null, settlement: null },
};
type Rental = Partial<Omit<typeof stay, 'objections' | 'settlement'>> & {
  objections?: { answer: string | null; withdrawn_on: string | null }[];
  settlement?: object;
};
const rental = (changes: Rental) => ({ ...stay, ...changes }) as Facts['rentals'][number];
const objectedRental = rental({ objections: [{ answer: null, withdrawn_on: null }] });
const leavingRental = rental({ checkout_requested_date: '2026-06-20' });
const nothing = { unused: null, unused_manual: 0, credit: 0, open: [], deposit_held: 0 };
const settlement = { ...nothing, unused_manual: 40, refunds_pending: 0, settled_at: null };
const unsettledRental = rental({ id: 4, status: 'complete', settlement });

describe('what needs attention', () => {
  it('is empty when there is nothing to do', () => {
    const tenants = [{ ...invitation('Ana'), status: 'accepted' as const }];
    const full = { ...house, num_vacant_beds: 0 };
    const crashpads = [
      { ...house, tenants },
      { ...full, hidden: true },
      { ...full, status: 1 as const },
    ];
    const rent = [{ state: 'paid' as const, tenant: 'Ana' }];
    const rentals = [
      rental({ objections: [{ answer: 'I see.', withdrawn_on: null }] }),
      rental({ objections: [{ answer: null, withdrawn_on: '2026-06-02' }] }),
      rental({ status: 'complete', settlement: { ...settlement, unused_manual: 0 } }),
      rental({ status: 'accepted', settlement }),
      rental({
        status: 'complete',
        settlement: { ...settlement, settled_at: '2026-06-01T00:00:00Z' },
      }),
    ];
    const rejected = [{ waits_for_lister: false, tenant_name: 'Mia' }];
    const facts = { crashpads, rent, rentals, rejected };
    expect([of({}), of({ crashpads: [] }), of(facts)]).toEqual([[], [], []]);
  });

  it('names a single item, and links to it', () => {
    expect(of({ crashpads: [{ ...house, thumbnail: null }] })).toEqual([
      { kind: 'no_picture', count: 1, name: 'Bunk house', to: '/my-crashpads/7/edit?step=5' },
    ]);
    expect(of({ crashpads: [{ ...house, num_vacant_beds: 0 }] })).toEqual([
      { kind: 'full', count: 1, name: 'Bunk house', to: '/my-crashpads?open=7' },
    ]);
    expect(of({ rent: [{ state: 'failed', tenant: 'Ana' }] })).toEqual([
      { kind: 'late_rent', count: 1, name: 'Ana', to: '/my-crew' },
    ]);
    expect(
      of({ crashpads: [{ ...house, tenants: [invitation(null, 'ana@crewpad.test')] }] }),
    ).toEqual([
      { kind: 'invitations', count: 1, name: 'ana@crewpad.test', to: '/my-crew?status=pending' },
    ]);
  });

  it('names what tenants wait for: an answer, or their settlement', () => {
    const entryOf = (openRental: Facts['rentals'][number]) =>
      of({ rentals: [openRental] }).map(({ kind, name, to }) => `${kind} ${name} ${to}`);
    expect([objectedRental, leavingRental, unsettledRental].flatMap(entryOf)).toEqual([
      'objections Ana /transactions',
      'checkout_dates Ana /my-crew',
      'settlements Ana /my-crew',
    ]);
    const rejected = [{ waits_for_lister: true, tenant_name: 'Ana' }];
    expect(of({ rentals: [stay], rejected })).toEqual([
      { kind: 'rejected_requests', count: 1, name: 'Ana', to: '/my-crew' },
    ]);
  });

  it('counts several, by urgency', () => {
    const crashpads = [1, 2].map((id) => ({
      ...house,
      id,
      thumbnail: null,
      num_vacant_beds: 0,
      tenants: [invitation('Ana')],
      removal: { at: '2026-06-01T00:00:00Z', note: '' },
    }));
    const rent = (['late', 'failed', 'due', 'pending'] as const).map((state) => ({
      state,
      tenant: 'Ana',
    }));
    const ana = { waits_for_lister: true, tenant_name: 'Ana' };
    const waiting = [objectedRental, leavingRental, unsettledRental];
    const entries = of({
      crashpads,
      rent,
      rentals: [...waiting, ...waiting],
      rejected: [ana, ana],
      renewal: { status: 'blocked', amount: 49 } as Facts['renewal'],
    });
    expect(entries.map(({ kind, count, name }) => [kind, count, name])).toEqual(
      ATTENTION_KINDS.map((kind) => [kind, kind === 'renewal' ? 1 : 2, null]),
    );
    expect(entries.at(-1)?.to).toBe('/my-crashpads?filter=full');
  });
});
