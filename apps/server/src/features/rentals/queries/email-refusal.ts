import { sql } from 'kysely';

/** That the email of an invitation refuses emails. */
export interface EmailRefusal {
  /** null if the email is hidden: the sentence can name the person. */
  reason: string | null;
  refused_at: string;
}

/** A column of a rental `r`; null unless it is pending. */
export const emailRefusal = sql<EmailRefusal | null>`
  case when r.status = 'pending' then (
    select json_build_object('refused_at', x.refused_at,
      'reason', case when not r.email_hidden then x.reason end)
    from refusing_addresses x where x.address = r.email
  ) end`;
