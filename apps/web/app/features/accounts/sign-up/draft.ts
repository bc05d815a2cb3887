import { DEFAULT_COUNTRY, PLANS, type Plan } from '@crewpad/domain';
import { INVITED_USER, TEMP_USER } from '../../../lib/session-store.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { whenMemberLeaves } from '../../../lib/tab-member.ts';

/** The sign-up form's values, in the format of its controls. */
export const EMPTY_DETAILS = {
  first_name: '',
  last_name: '',
  display_name: '',
  gender: '',
  birthdate_month: '',
  birthdate_day: '',
  birthdate_year: '',
  hear_about_us: '',
  email: '',
  confirm_email: '',
  phone_number: '',
  country_code: DEFAULT_COUNTRY as string,
  airlines: '',
  referral_code: '',
  about: '',
};
export type Details = typeof EMPTY_DETAILS;
export type Passwords = { password: string; confirm_password: string };
export type Draft = Details & { user_plan: Plan };

/** Never stored: after a reload they must be typed again. */
let passwords: Passwords | null = null;

export function storePasswords(next: Passwords | null): void {
  passwords = next;
}

whenMemberLeaves(() => storePasswords(null));

export function typedPasswords(): Passwords | null {
  return passwords;
}

/** The sign-up started in this browser, or null. */
export function readDraft(): Draft | null {
  const draft = readStored(TEMP_USER, hasPlan);
  return draft && { ...EMPTY_DETAILS, ...textsOf(draft), user_plan: draft.user_plan };
}

/** What another site reports about the person, until they choose a plan. */
let reportedDetails: Partial<Details> = {};

export function storeReported(details: Partial<Details>): void {
  reportedDetails = details;
}

/** Selects a plan; earlier input stays, unless another site reports something else. */
export function choosePlan(user_plan: Plan): void {
  storeDraft({ ...EMPTY_DETAILS, ...readDraft(), ...reportedDetails, user_plan });
  reportedDetails = {};
}

/** Stores the draft without other fields, especially passwords. */
export function storeDraft(draft: Draft): void {
  writeStored(TEMP_USER, { ...textsOf(draft), user_plan: draft.user_plan });
}

/** The stored input of an invited person, if it belongs to this email. */
export function readInvitedDetails(email: string): Details | null {
  const draft = readStored(INVITED_USER, hasEmail);
  return draft?.email === email ? { ...EMPTY_DETAILS, ...textsOf(draft) } : null;
}

export function storeInvitedDetails(details: Details): void {
  writeStored(INVITED_USER, textsOf(details));
}

/** The account exists: deletes the stored sign-up. */
export function forgetDraft(): void {
  passwords = null;
  try {
    for (const key of [TEMP_USER, INVITED_USER]) window.localStorage.removeItem(key);
  } catch {
    // Then nothing was stored either.
  }
}

function textsOf(value: object): Partial<Details> {
  const entries = Object.entries(value).filter(
    ([key, text]) => key in EMPTY_DETAILS && typeof text === 'string',
  );
  return Object.fromEntries(entries);
}

function hasEmail(value: unknown): value is { email: string } {
  return typeof value === 'object' && value !== null && 'email' in value;
}

function hasPlan(value: unknown): value is { user_plan: Plan } {
  if (typeof value !== 'object' || value === null || !('user_plan' in value)) return false;
  return (PLANS as readonly unknown[]).includes(value.user_plan);
}
