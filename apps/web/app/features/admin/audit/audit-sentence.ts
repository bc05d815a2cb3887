import type { contract } from '@crewpad/contract';
import {
  AUDIT_ACTIONS,
  type AuditAction,
  LANGUAGE_ZONES,
  type Locale,
  localDate,
} from '@crewpad/domain';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { wordsOf } from '../person.tsx';

type Entry = contract.admin.AuditEntry;
/** Entries have actions that no type knows. */
export type AuditTexts = (key: string, values?: Record<string, unknown>) => string;

const READING: readonly string[] = AUDIT_ACTIONS.reading;

/** What the sentence of an action says of its details, by placeholder. */
const SAYS: Partial<Record<AuditAction, Record<string, string>>> = {
  'admin.email_asked': { email: 'email' },
  'admin.plan_refunded': { amount: 'amount_cents' },
  'admin.sessions_ended': { count: 'ended' },
  'admin.term_extended': { date: 'until' },
  'admin.term_shortened': { date: 'until' },
  'card.saved': { last4: 'last4' },
  'charge.paid': { amount: 'amount_cents' },
  'listing.promoted': { date: 'until' },
  'member.plan_started': { plan: 'plan' },
  'member.term_granted': { plan: 'plan', date: 'until' },
  'move.closed': { amount: 'amount_cents' },
  'move.retried': { amount: 'amount_cents' },
  'refund.retried': { amount: 'amount_cents' },
};

const saidBy = (action: string): Record<string, string> => SAYS[action as AuditAction] ?? {};

/**
 * What happened, as a sentence. Entries of older versions, which have other actions or details, get
 * one that names the action.
 */
export function auditSentence(
  { action, details }: Pick<Entry, 'action' | 'details'>,
  { t, locale }: { t: AuditTexts; locale: Locale },
): string {
  const said = Object.entries(saidBy(action)).map(([name, detail]) => [
    name,
    wordFor(name, details[detail], { t, locale }),
  ]);
  const key = `did_${action.replace('.', '_')}`;
  const isComplete = said.every(([, value]) => value !== undefined);
  const sentence = isComplete ? t(key, Object.fromEntries(said)) : key;
  return sentence === key ? t('did_other', { action: wordsOf(action) }) : sentence;
}

function wordFor(name: string, value: unknown, { t, locale }: { t: AuditTexts; locale: Locale }) {
  if (value === undefined || value === null) return undefined;
  if (name === 'amount') return exactMoney(Number(value) / 100, locale);
  if (name === 'plan') return t(`${value}_title`, { ns: 'common' });
  if (name !== 'date') return value;
  const day = String(value);
  return shortDate(
    day.includes('T') ? localDate(new Date(day), LANGUAGE_ZONES[locale]) : day,
    locale,
  );
}

/** The details that the sentence and the reason leave out, without list cursors and empty ones. */
export function otherDetails({ action, details }: Pick<Entry, 'action' | 'details'>) {
  const said = new Set(['limit', 'offset', 'reason', 'note', ...Object.values(saidBy(action))]);
  return Object.entries(details).filter(
    ([name, value]) =>
      !said.has(name) &&
      value !== null &&
      value !== '' &&
      !(Array.isArray(value) && value.length === 0),
  );
}

/** Why an admin did it, in their words. */
export function reasonOf({ details: { reason, note } }: Pick<Entry, 'details'>): string | null {
  if (typeof reason === 'string' && reason !== '') return reason;
  return typeof note === 'string' && note !== '' ? note : null;
}

/** The entries, with neighbors that are only reading by this admin in one group. */
export function foldReading<E extends Pick<Entry, 'action' | 'actor'>>(
  entries: readonly E[],
  adminId: number | undefined,
): (E | E[])[] {
  const folded: (E | E[])[] = [];
  for (const entry of entries) {
    const last = folded.at(-1);
    if (entry.actor?.id !== adminId || !READING.includes(entry.action)) folded.push(entry);
    else if (Array.isArray(last)) last.push(entry);
    else folded.push([entry]);
  }
  return folded;
}
