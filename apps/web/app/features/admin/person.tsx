import type { contract } from '@crewpad/contract';
import { Link } from 'react-router';

/** The page of a member by id, because addresses must not contain names or emails. */
export function memberAddress(id: number): string {
  return `/admin/members/${id}`;
}

type PersonProps = Pick<NonNullable<contract.admin.AuditEntry['actor']>, 'id' | 'display_name'>;

/** A member's name, linked to their page. */
export function Person({ id, display_name }: PersonProps) {
  return <Link to={memberAddress(id)}>{display_name || `#${id}`}</Link>;
}

/**
 * Formats an identifier as words: "rental_invitation" and "run-rent" as "Rental invitation", "Run
 * rent".
 */
export function wordsOf(code: string): string {
  const words = code.replace(/[._-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
