import type { contract, OperationAnswer } from '@crewpad/contract';
import { AUTOPAY, SECURITY_ACTIONS, SECURITY_ENTRIES } from '@crewpad/domain';
import type { CallContext } from '../../../http/pipeline/context.ts';
import type { Services } from '../../../platform/services.ts';
import { readOwnUser } from '../profile/present.ts';
import { listSecurityEvents } from './sessions.queries.ts';

/** The answer to a login. Sets the auth cookie, which expires with the session. */
export async function presentLogin(
  services: Services,
  memberId: number,
  session: { token: string; expiresAt: Date },
  { reply }: CallContext,
): Promise<{ token: string; user: contract.accounts.OwnUser; has_auto_payment: boolean }> {
  const { db, clock } = services;
  const user = await readOwnUser(db, memberId, clock.now(), services);
  reply.cookie = { token: session.token, expiresAt: session.expiresAt };
  // A lister has turned it on, or a tenant pays with it.
  const has_auto_payment = user.automatic_payment === 1 || user.tenant?.auto_pay === AUTOPAY.on;
  return { token: session.token, user, has_auto_payment };
}

type Row = OperationAnswer<typeof contract.accounts.getSecurityLog>['data'][number];

const EVENTS: Readonly<Record<(typeof SECURITY_ACTIONS)[number], Row['event']>> = {
  'login.failed': 'login_failed',
  'login.new_device': 'new_device',
  'password.changed': 'password_changed',
  'password.reset': 'password_changed',
  'email.change_asked': 'email_asked',
  'email.changed': 'email_changed',
  'member.social_linked': 'provider_linked',
  'payouts.changed': 'payouts_changed',
  'admin.switched_into': 'support_viewed',
  'view.changed': 'support_changed',
  'admin.member_locked': 'locked',
  'admin.member_unlocked': 'unlocked',
  'admin.collections_held': 'collections_held',
  'admin.collections_resumed': 'collections_resumed',
  'admin.term_extended': 'term_moved',
  'admin.term_shortened': 'term_moved',
  'admin.plan_refunded': 'plan_refunded',
  'admin.email_asked': 'email_asked',
  'email.change_stopped': 'email_stopped',
  'passkey.added': 'passkey_added',
  'passkey.removed': 'passkey_removed',
  'passkey.counter_fell': 'passkey_counter_fell',
  'second_step.on': 'second_step_on',
  'second_step.off': 'second_step_off',
  'second_step.code_used': 'recovery_code_used',
  'second_step.codes_made': 'recovery_codes_made',
  'second_step.reset_started': 'reset_started',
  'second_step.reset_stopped': 'reset_stopped',
  'second_step.reset_done': 'reset_done',
  'admin.second_step_reset': 'reset_done',
};
/** The member's own columns, in the words of the log. */
const COLUMNS: Readonly<Record<string, Row['changed'][number]>> = {
  phone_number: 'phone_number',
  first_name: 'name',
  middle_name: 'name',
  last_name: 'name',
  display_name: 'name',
  photo: 'picture',
  about: 'about',
  birthdate_year: 'birthday',
  birthdate_month: 'birthday',
  birthdate_day: 'birthday',
  locale: 'settings',
  theme: 'settings',
};
const FEATURES: Readonly<Record<string, Row['changed'][number]>> = {
  listings: 'crash_pads',
  rent: 'rentals',
  rentals: 'rentals',
  payouts: 'rentals',
  reports: 'rentals',
  waitlist: 'rentals',
  billing: 'payments',
};

/** A member's security log, newest first. */
export async function readSecurityLog({ db }: Services, memberId: number): Promise<Row[]> {
  const rows = await listSecurityEvents(db, memberId, SECURITY_ENTRIES);
  return rows.flatMap(({ id, at, action: stored, address, details }) => {
    const action = SECURITY_ACTIONS.find((known) => known === stored);
    if (action === undefined) return [];
    const event = EVENTS[action];
    const { device, fields, feature } = (details ?? {}) as Details;
    return {
      id,
      at: at.toISOString(),
      event,
      device: event === 'new_device' ? (device ?? null) : null,
      network: event === 'login_failed' ? address : null,
      changed: event === 'support_changed' ? changesOf(fields ?? [], feature ?? '') : [],
    };
  });
}

interface Details {
  device?: string;
  fields?: string[];
  feature?: string;
}

function changesOf(fields: readonly string[], feature: string): Row['changed'] {
  const elsewhere = FEATURES[feature];
  if (elsewhere !== undefined) return [elsewhere];
  return [...new Set(fields.map((field) => COLUMNS[field] ?? 'account'))];
}
