import { addMonths } from './calendar.ts';

/** When data is deleted, counted from an event. No number: at the event itself. */
interface Term {
  readonly days?: number;
  readonly months?: number;
  /** Whole calendar years after the end of the year of the event. */
  readonly years?: number;
  /** The event, as `docs/privacy.md` names it. */
  readonly event: string;
}

interface KeptData {
  readonly what: string;
  readonly term: Term;
  /** Why it is kept until then; empty if it is deleted at once. */
  readonly why: string;
}

/**
 * What is stored about people, and for how long. A daily job applies the terms, closing an account
 * deletes the rest, and `docs/privacy.md` states the same list.
 */
export const KEPT_DATA = {
  member: {
    what: 'Email, phone, birth date, gender, airline, "about you", picture, password and other ways to sign in, card, saved crash pads and searches, quick replies, blocks, preferences, drafts, calendar address, waitlists, notes of our admins about you',
    term: { event: 'when you close your account' },
    why: '',
  },
  crash_pads: {
    what: 'Crash pads: street, exact point, texts, pictures, documents. Title, city and the names of rooms and beds stay on receipts',
    term: { event: 'when you delete the crash pad or close your account' },
    why: '',
  },
  bookkeeping: {
    what: 'Names, rentals and their history, payments, receipts, voids, disputes, objections, consents, journal',
    term: { years: 7, event: 'the end of the year' },
    why: 'Bookkeeping and claims. The other party keeps its receipts',
  },
  tenant_contacts: {
    what: "A tenant's email, phone, airline and position in a rental, and the lister's private note",
    term: { months: 12, event: 'the end of the rental' },
    why: 'Settlement',
  },
  invitations: {
    what: 'Invitations that nobody accepted: name, email, phone, airline, position, private note',
    term: { days: 90, event: 'they closed' },
    why: 'Repeated invitations',
  },
  messages: {
    what: 'Messages',
    term: { months: 24, event: 'both members closed their accounts' },
    why: 'The other person can still read them',
  },
  reports: {
    what: 'Reports of members, messages, crash pads and reviews',
    term: { months: 24, event: 'the decision' },
    why: 'Safety',
  },
  contact_messages: {
    what: 'Messages from the contact form',
    term: { months: 12, event: 'they were sent, or when you close your account' },
    why: 'Answers',
  },
  notices: {
    what: 'Notifications, records of emails, the text of a message to all tenants beside the messages themselves, events from the card provider',
    term: { days: 90, event: 'they were written' },
    why: 'Proof and recovery',
  },
  sessions: {
    what: 'Ended sessions, used or expired links, logins with another site',
    term: { days: 30, event: 'they ended' },
    why: 'Investigation',
  },
  sign_ups: {
    what: 'Name and email that another site states about somebody without an account',
    term: { event: '15 minutes after they were sent' },
    why: 'The sign-up form',
  },
  devices: {
    what: 'Browsers that you logged in from, as the hash of a cookie',
    term: { months: 13, event: 'the last login, or when you close your account' },
    why: 'Notices about logins from new devices',
  },
  refusals: {
    what: 'That the mail server of an email refuses it: its sentence and the day',
    term: { event: 'when no account and no rental has the email anymore' },
    why: 'You, and who invites you, see why no email arrives',
  },
  audit: {
    what: 'Security log and audit rows',
    term: { months: 24, event: 'they were written' },
    why: 'Investigation',
  },
  second_step_resets: {
    what: 'Removals of the second step of a login: when they were asked for, and how they ended',
    term: { months: 24, event: 'they ended' },
    why: 'Investigation',
  },
  audit_addresses: {
    what: 'Network addresses in them',
    term: { months: 12, event: 'they were written' },
    why: 'Investigation',
  },
} as const satisfies Record<string, KeptData>;

export type KeptName = keyof typeof KEPT_DATA;

const termOf = (name: KeptName): Term => KEPT_DATA[name].term;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What lies before this instant is deleted today. */
export function deletedBefore(name: KeptName, now: Date): Date {
  const { days = 0, months = 0, years } = termOf(name);
  if (years !== undefined) return new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1));
  return addMonths(new Date(now.getTime() - days * DAY_MS), -months);
}

/** The term in words: "12 months after the end of the rental". */
export function termInWords(name: KeptName): string {
  const { days, months, years, event } = termOf(name);
  const [number, unit] = [days ?? months ?? years, days ? 'days' : months ? 'months' : 'years'];
  return number === undefined
    ? event.replace(/^./, (letter) => letter.toUpperCase())
    : `${number} ${unit} after ${event}`;
}
