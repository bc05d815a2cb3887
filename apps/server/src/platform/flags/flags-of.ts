import type { Flags } from '@crewpad/domain';
import type { Actor } from '../actor.ts';
import type { FlagEmails } from './settings.ts';

/** The flags as they stand for everybody, and those that listed members have beside them. */
interface FlagSettings {
  readonly flags: Flags;
  readonly flagEmails: FlagEmails;
}

/**
 * The flags as they stand for whoever calls. An e-mail gives none before it is verified: anybody could
 * have entered it.
 */
export function flagsOf({ flags, flagEmails }: FlagSettings, actor: Actor): Flags {
  if (actor.kind === 'visitor' || !actor.isEmailVerified) return flags;
  const own = flagEmails.get(actor.email.toLowerCase());
  if (own === undefined) return flags;
  return { ...flags, ...Object.fromEntries([...own].map((name) => [name, true])) };
}
