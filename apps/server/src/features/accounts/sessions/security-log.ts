import type { contract, OperationAnswer } from '@crewpad/contract';
import type { Services } from '../../../platform/services.ts';
import { listSecurityEvents } from './queries/list-security-events.ts';

type Row = OperationAnswer<typeof contract.accounts.getSecurityLog>['data'][number];

const SHOWN = 20;
const EVENTS: Readonly<Record<string, Row['event']>> = {
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
  const actions = Object.keys(EVENTS);
  const rows = await listSecurityEvents(db, { memberId, actions, limit: SHOWN });
  return rows.flatMap(({ id, at, action, address, details }) => {
    const event = EVENTS[action];
    if (event === undefined) return [];
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
