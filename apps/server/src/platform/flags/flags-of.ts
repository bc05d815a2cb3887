import type { Flags } from '@crewpad/domain';
import type { Actor } from '../access/actor.ts';
import type { FlagEmails } from './settings.ts';

/** The flags for everyone, and the additional flags of listed members. */
interface FlagSettings {
  readonly flags: Flags;
  readonly flagEmails: FlagEmails;
}

/**
 * The flags of a caller. An unverified email enables none, because anyone could have entered it.
 */
export function flagsOf({ flags, flagEmails }: FlagSettings, actor: Actor): Flags {
  if (actor.kind === 'visitor' || !actor.isEmailVerified) return flags;
  const own = flagEmails.get(actor.email.toLowerCase());
  if (own === undefined) return flags;
  return { ...flags, ...Object.fromEntries([...own].map((name) => [name, true])) };
}
