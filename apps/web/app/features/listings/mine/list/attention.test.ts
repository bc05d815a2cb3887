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
const invited = (display_name: string | null, email?: string): Crashpad['tenants'][number] => ({
  rental_id: 1,
  status: 'pending',
  display_name,
  ...(email && { email }),
  start_date: '2026-06-01',
  end_date: null,
  checkout_date: null,
});
const of = (facts: Partial<Facts>) =>
  attentionOf({ crashpads: [house], rent: [], renewal: null, ...facts });

describe('what needs attention', () => {
  it('is empty when there is nothing to do', () => {
    const tenants = [{ ...invited('Ana'), status: 'accepted' as const }];
    const full = { ...house, num_vacant_beds: 0 };
    const crashpads = [
      { ...house, tenants },
      { ...full, hidden: true },
      { ...full, status: 1 as const },
    ];
    const rent = [{ state: 'paid' as const, tenant: 'Ana' }];
    expect([of({}), of({ crashpads: [] }), of({ crashpads, rent })]).toEqual([[], [], []]);
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
    expect(of({ crashpads: [{ ...house, tenants: [invited(null, 'ana@crewpad.test')] }] })).toEqual(
      [{ kind: 'invitations', count: 1, name: 'ana@crewpad.test', to: '/my-crew?status=pending' }],
    );
  });

  it('counts several, by urgency', () => {
    const crashpads = [1, 2].map((id) => ({
      ...house,
      id,
      thumbnail: null,
      num_vacant_beds: 0,
      tenants: [invited('Ana')],
      removal: { at: '2026-06-01T00:00:00Z', note: '' },
    }));
    const rent = (['late', 'failed', 'due', 'pending'] as const).map((state) => ({
      state,
      tenant: 'Ana',
    }));
    const entries = of({
      crashpads,
      rent,
      renewal: { status: 'blocked', amount: 49 } as Facts['renewal'],
    });
    expect(entries.map(({ kind, count, name }) => [kind, count, name])).toEqual(
      ATTENTION_KINDS.map((kind) => [kind, kind === 'renewal' ? 1 : 2, null]),
    );
    expect(entries.at(-1)?.to).toBe('/my-crashpads?filter=full');
  });
});
