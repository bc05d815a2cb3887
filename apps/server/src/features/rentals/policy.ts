import type { contract } from '@crewpad/contract';
import {
  type AutoPay,
  type AutopayAction,
  autopayTransition,
  isListerPlan,
  RENTAL_TRANSITIONS,
  type RentalAction,
  type RentalStatus,
  rentalTransition,
} from '@crewpad/domain';
import type { Actor, MemberActor } from '../../platform/access/actor.ts';
import { abilitiesOf, allowed, type Decision, refused } from '../../platform/access/decision.ts';
import { restrictionOf } from '../../platform/access/guards.ts';
import {
  accountExpired,
  accountLocked,
  conflict,
  forbidden,
  notFound,
  refusal,
  unauthenticated,
} from '../../platform/errors.ts';
import { cannotContact } from '../accounts/index.ts';

/** The inputs of permissions on rentals. */
export interface PartiesOfRental {
  lister_id: number;
  /** null if the invited person has no account, or has not accepted yet. */
  user_id: number | null;
  email: string;
  status: RentalStatus;
  checkout_requested_at: Date | null;
  auto_pay: AutoPay;
  /** A block keeps the two apart, and no accepted rental links them. */
  is_cut_off: boolean;
}

/** The actions of members, without the system's own steps. */
export type MemberAction =
  | Exclude<RentalAction, 'expire' | 'end'>
  | AutopayAction
  | 'view'
  | 'view_history'
  | 'add_payment'
  | 'request_payment'
  | 'remind';

/** The caller's role in a rental; undefined if none. */
export function partOf(
  actor: MemberActor,
  { lister_id, user_id, email }: PartiesOfRental,
): 'lister' | 'tenant' | undefined {
  if (actor.id === lister_id) return 'lister';
  if (user_id !== null) return actor.id === user_id ? 'tenant' : undefined;
  const isInvited = actor.isEmailVerified && actor.email.toLowerCase() === email.toLowerCase();
  return isInvited ? 'tenant' : undefined;
}

/** The role of each action, from the transition table. */
const PARTY_OF = new Map(RENTAL_TRANSITIONS.map(({ action, by }) => [action, by]));

/** The actions of each party that reach the other, and change nothing that was agreed. */
const REACHING: Readonly<
  Record<
    'lister' | 'tenant',
    Readonly<Partial<Record<MemberAction, Parameters<typeof cannotContact>[0]>>>
  >
> = {
  lister: {
    edit_invite: 'CANNOT_INVITE',
    resend_invite: 'CANNOT_INVITE',
    request_autopay: 'CANNOT_WRITE',
    request_payment: 'CANNOT_WRITE',
  },
  tenant: { accept: 'CANNOT_WRITE' },
};

/** Whether a member can take an action on a rental now; the rows of authorization.csv. */
export function can(actor: Actor, action: MemberAction, rental: PartiesOfRental): Decision {
  if (actor.kind === 'visitor') return refused(unauthenticated);
  const part = partOf(actor, rental);
  if (part === undefined) return refused(notFound);
  if (action === 'view' || action === 'view_history') return allowed;
  const code = rental.is_cut_off ? REACHING[part][action] : undefined;
  if (code !== undefined) return refused(() => cannotContact(code));
  switch (action) {
    case 'request_autopay':
    case 'accept_autopay':
    case 'decline_autopay':
    case 'disable_autopay':
      return canSwitchAutopay(action, part, rental);
    case 'add_payment':
    case 'request_payment':
    case 'remind':
      return canAskForMoney(action, part, rental);
  }
  if (PARTY_OF.get(action) !== part) return refused(forbidden);
  if (action === 'settle' && actor.isCollectionHeld) return refused(accountLocked);
  const step = rentalTransition(action, rental.status);
  if (step?.needsPlan === true && part === 'lister') {
    const plan = requirePlan(actor);
    if (!plan.allowed) return plan;
  }
  if (step === undefined) return refused(() => wrongState(action));
  if (step.needsRequest === true && rental.checkout_requested_at === null) {
    const whose = part === 'lister' ? 'checkout_not_requested' : 'no_checkout_request';
    return refused(() => conflict(`rentals:${whose}`));
  }
  return allowed;
}

function canSwitchAutopay(
  action: AutopayAction,
  part: 'lister' | 'tenant',
  rental: PartiesOfRental,
): Decision {
  const isListers = action === 'request_autopay';
  const isTenants = action === 'accept_autopay' || action === 'decline_autopay';
  if (part === 'lister' ? isTenants : isListers) return refused(forbidden);
  const isPossible = autopayTransition(action, part, rental) !== undefined;
  return isPossible ? allowed : refused(() => conflict('rentals:autopay_changed'));
}

/** Requests end with the rental; manual payments and reminders of late rent do not. */
function canAskForMoney(
  action: 'add_payment' | 'request_payment' | 'remind',
  part: 'lister' | 'tenant',
  { status }: PartiesOfRental,
): Decision {
  if (part !== 'lister') return refused(forbidden);
  const isPossible = status === 'accepted' || (action !== 'request_payment' && status === 'ended');
  return isPossible ? allowed : refused(() => wrongState(action));
}

/** Inviting and editing require an active account and an unexpired plan. */
export function requirePlan(actor: MemberActor): Decision {
  if (!isListerPlan(actor.plan ?? actor.signupPlan)) return refused(forbidden);
  if (actor.isExpired) return refused(accountExpired);
  const restriction = restrictionOf(actor);
  return restriction === undefined ? allowed : refused(restriction);
}

const INVITATION_ACTIONS: readonly MemberAction[] = [
  'edit_invite',
  'resend_invite',
  'cancel_invite',
  'accept',
  'decline',
];

const RENT_CHANGES: readonly MemberAction[] = [
  'accept_rent_change',
  'decline_rent_change',
  'withdraw_rent_change',
];

function wrongState(action: MemberAction) {
  if (RENT_CHANGES.includes(action)) {
    return refusal(409, 'RENT_CHANGE_CLOSED', 'rentals:rent_change_closed');
  }
  if (action === 'settle') return conflict('rentals:stay_goes_on');
  return INVITATION_ACTIONS.includes(action)
    ? refusal(409, 'INVITE_NOT_VALID', 'rentals:invitation_over')
    : conflict('rentals:rental_changed');
}

const ABILITIES = [
  'edit_invite',
  'resend_invite',
  'cancel_invite',
  'update',
  'edit_note',
  'view_history',
  'confirm_checkout',
  'decline_checkout',
  'check_out',
  'accept',
  'decline',
  'request_checkout',
  'withdraw_checkout',
  'leave',
  'request_autopay',
  'accept_autopay',
  'decline_autopay',
  'disable_autopay',
  'add_payment',
  'request_payment',
] as const satisfies readonly (keyof contract.rentals.RentalAbilities)[];

/** The caller's permissions on a rental now. */
export function abilitiesOn(
  actor: MemberActor,
  rental: PartiesOfRental,
): contract.rentals.RentalAbilities {
  return abilitiesOf(ABILITIES, (action) => can(actor, action, rental));
}
