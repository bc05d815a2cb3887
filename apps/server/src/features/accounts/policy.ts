import type { contract } from '@crewpad/contract';
import {
  ACCOUNT_RULES,
  type AccountAction,
  isListerPlan,
  type MemberRole,
  type MemberStatus,
} from '@crewpad/domain';
import type { MemberActor } from '../../platform/access/actor.ts';
import {
  abilitiesOf,
  allowed,
  type Decision,
  enforce,
  refused,
} from '../../platform/access/decision.ts';
import { restrictionOf } from '../../platform/access/guards.ts';
import {
  accountExpired,
  accountInactive,
  accountLocked,
  conflict,
  forbidden,
  secondStepRequired,
} from '../../platform/errors.ts';

/** A member as the policy sees them: the caller, or the subject of abilities in an answer. */
export type Holder = Pick<
  MemberActor,
  'role' | 'status' | 'isLocked' | 'plan' | 'signupPlan' | 'isExpired'
> & {
  session?: Pick<MemberActor['session'], 'adminSessionId' | 'owesSecondStep'>;
};

/** The account that an admin wants to view. */
interface ViewedAccount {
  role: MemberRole;
  status: MemberStatus;
}

/** Plan and rentals, which grant access to the other parts of the product. */
interface Access {
  hasRentals: boolean;
}

type OwnAction = AccountAction | 'end_view' | 'pay_sign_up' | 'renew' | 'administer';

/** The object of each action; `undefined` for the actor's own account. */
type Resources = Record<OwnAction, undefined> & {
  open_view: ViewedAccount;
  message: Access;
  manage_listings: Access;
  see_rentals: Access;
};

type Rules = { [A in keyof Resources]: (actor: Holder, resource: Resources[A]) => Decision };

const own = (action: AccountAction) => (actor: Holder) => act(actor, action);

const RULES: Rules = {
  change_password: own('change_password'),
  change_email: own('change_email'),
  manage_sessions: own('manage_sessions'),
  close: own('close'),
  set_language: own('set_language'),
  set_theme: own('set_theme'),
  accept_legal: own('accept_legal'),
  update_profile: own('update_profile'),
  set_phone_visibility: own('set_phone_visibility'),
  view_as: own('view_as'),
  open_view: (actor, { role, status }) => {
    const decision = act(actor, 'view_as');
    return decision.allowed ? when(status !== 'CLOSED' && role !== 'admin') : decision;
  },
  end_view: (actor) => (isViewing(actor) ? allowed : refused(notViewing)),
  pay_sign_up: ({ status, isLocked, signupPlan }) =>
    when(status === 'INACTIVE' && !isLocked && signupPlan !== null),
  renew: ({ plan, isLocked }) => when(plan !== null && !isLocked),
  administer: ({ role }) => when(role === 'admin'),
  // Without an active plan, members can message only their listers.
  message: (actor, { hasRentals }) => {
    const restriction = restrictionOf(actor);
    if (restriction !== undefined) return refused(restriction);
    if (hasRentals) return allowed;
    return actor.isExpired ? refused(accountExpired) : when(actor.plan !== null);
  },
  manage_listings: (actor) => {
    if (!isListerPlan(actor.plan)) return refused(forbidden);
    const restriction = restrictionOf(actor);
    if (restriction !== undefined) return refused(restriction);
    return actor.isExpired ? refused(accountExpired) : allowed;
  },
  see_rentals: (_actor, { hasRentals }) => when(hasRentals),
};

/** Permissions of members for their account: the rows of authorization.csv. */
export function can<A extends keyof Resources>(
  actor: Holder,
  action: A,
  resource: Resources[A],
): Decision {
  return RULES[action](actor, resource);
}

/** The route option that requires this permission for the own account. */
export const forThoseWhoCan = (action: OwnAction) => ({
  allows: (actor: MemberActor) => enforce(can(actor, action, undefined)),
});

/** A member's current permissions, for their own browser. */
export function accountAbilities(holder: Holder, access: Access): contract.accounts.Abilities {
  return {
    ...abilitiesOf(['pay_sign_up', 'renew', 'administer'], (action) =>
      can(holder, action, undefined),
    ),
    ...abilitiesOf(['message', 'manage_listings', 'see_rentals'], (action) =>
      can(holder, action, access),
    ),
  };
}

/** The error for ending a view from a member's own session. */
export const notViewing = () => conflict('accounts:own_account');

const when = (condition: boolean): Decision => (condition ? allowed : refused(forbidden));
const isViewing = ({ session }: Holder) => (session?.adminSessionId ?? null) !== null;

/**
 * Checks the role first, which never changes; then the session; then the status, which members can
 * change.
 */
function act(actor: Holder, action: AccountAction): Decision {
  const { from, who, ownSession } = ACCOUNT_RULES[action];
  if (who === 'admin') {
    if (actor.role !== 'admin') return refused(forbidden);
    if (actor.session?.owesSecondStep) return refused(secondStepRequired);
  }
  if (who === 'listers' && !isListerPlan(actor.plan ?? actor.signupPlan)) {
    return refused(forbidden);
  }
  if (ownSession && isViewing(actor)) return refused(forbidden);
  if (actor.isLocked && !from.includes('INACTIVE')) return refused(accountLocked);
  return from.includes(actor.status) ? allowed : refused(accountInactive);
}
