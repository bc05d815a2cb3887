import { describe, expect, it } from 'vitest';
import { type MemberActor, visitor } from '../../platform/access/actor.ts';
import { can, type ViewedListing } from './policy.ts';

const member = (of: Pick<MemberActor, 'id' | 'plan'> & Partial<MemberActor>): MemberActor => ({
  kind: 'member',
  role: 'member',
  status: 'ACTIVE',
  signupPlan: null,
  isLocked: false,
  isCollectionHeld: false,
  isExpired: false,
  email: 'ana@crewpad.test',
  isEmailVerified: true,
  locale: 'en',
  session: {
    id: 1,
    token: 't',
    expiresAt: new Date(0),
    adminSessionId: null,
    adminId: null,
    confirmation: { at: null, methods: [], needsCode: false },
    owesSecondStep: false,
  },
  ...of,
});

/** Every viewer of a listing of member 1, and whether they have an accepted rental of it. */
const VIEWERS = {
  visitor: { actor: visitor, rentsHere: false },
  'free tenant': { actor: member({ id: 2, plan: null }), rentsHere: false },
  seeker: { actor: member({ id: 2, plan: 'seeker' }), rentsHere: false },
  'tenant of the listing': { actor: member({ id: 2, plan: null }), rentsHere: true },
  owner: { actor: member({ id: 1, plan: 'pro' }), rentsHere: false },
  admin: { actor: member({ id: 2, plan: null, role: 'admin' }), rentsHere: false },
} as const;
type Viewer = keyof typeof VIEWERS;

/** A cell of the table: no page, a page without the phone, or with it. */
type Sees = 'nothing' | 'page' | 'phone';

/** The columns of the table, in order. */
const COLUMNS: readonly Viewer[] = [
  'visitor',
  'free tenant',
  'seeker',
  'tenant of the listing',
  'owner',
  'admin',
];

/**
 * approval_public_phone_user, approval_public_phone_tenant, whether the caller rents anything of the
 * lister (show_phone), whether the lister's account is open and paid; then a letter for each column:
 * - no page, o a page without the phone, P with it.
 */
const TABLE: readonly [0 | 1, 0 | 2, 'rents' | 'rents not', 'open' | 'over', string][] = [
  [0, 0, 'rents not', 'open', 'o o o o P P'],
  [0, 0, 'rents', 'open', 'o o o o P P'],
  [0, 2, 'rents not', 'open', 'o o o o P P'],
  [0, 2, 'rents', 'open', 'o P P P P P'],
  [1, 0, 'rents not', 'open', 'o P P P P P'],
  [1, 0, 'rents', 'open', 'o P P P P P'],
  [1, 2, 'rents not', 'open', 'o P P P P P'],
  [1, 2, 'rents', 'open', 'o P P P P P'],
  [0, 0, 'rents not', 'over', '- - - o P P'],
  [0, 0, 'rents', 'over', '- - - o P P'],
  [0, 2, 'rents not', 'over', '- - - o P P'],
  [0, 2, 'rents', 'over', '- - - P P P'],
  [1, 0, 'rents not', 'over', '- - - P P P'],
  [1, 0, 'rents', 'over', '- - - P P P'],
  [1, 2, 'rents not', 'over', '- - - P P P'],
  [1, 2, 'rents', 'over', '- - - P P P'],
];
const MEANING: Readonly<Record<string, Sees>> = { '-': 'nothing', o: 'page', P: 'phone' };

const cases = TABLE.flatMap(([user, tenant, rents, account, row]) =>
  row.split(' ').map((letter, at) => ({
    user,
    tenant,
    rents,
    account,
    viewer: COLUMNS[at] ?? 'visitor',
    sees: MEANING[letter],
  })),
);

describe('who sees the phone of a lister', () => {
  it('who sees the phone of a lister has 96 cases', () => {
    expect(cases).toHaveLength(96);
    expect(new Set(cases.map((item) => JSON.stringify({ ...item, sees: 0 }))).size).toBe(96);
  });

  it.each(cases)(
    'users $user, tenants $tenant, $rents, account $account: a $viewer sees the $sees',
    ({ user, tenant, rents, account, viewer, sees }) => {
      const { actor, rentsHere } = VIEWERS[viewer];
      const listing: ViewedListing = {
        user_id: 1,
        rents_here: rentsHere,
        status: 2,
        removed_at: null,
        owner_active: account === 'open',
        approval_public_phone_user: user,
        approval_public_phone_tenant: tenant,
        rents_from_lister: rents === 'rents',
        stayed_here: false,
        reviewed_here: false,
        knows_lister: false,
      };
      const page: Sees = can(actor, 'see_phone', listing).allowed ? 'phone' : 'page';
      const view: Sees = can(actor, 'view', listing).allowed ? page : 'nothing';
      expect(view).toBe(sees);
    },
  );
});
