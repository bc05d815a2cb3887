import { type RawBuilder, sql } from 'kysely';

/**
 * The caller's threads that have all the words, the last one only begun, with the newest message that
 * has them. Messages of others are excluded by the index: each message has the words `@<id>` of its two
 * members. Names are looked up in the caller's own threads.
 * @param words from `searchWords`: letters and digits only
 */
export function matching(memberId: number, words: readonly string[]): RawBuilder<unknown> {
  const lexemes = words.map((word, at) => `'${word}'${at === words.length - 1 ? ':*' : ''}`);
  const query = [`'@${memberId}'`, ...lexemes].join(' & ');
  const name = sql`' ' || regexp_replace(normalize(lower(
    concat_ws(' ', p.display_name, p.first_name, case when exists (
      select from rentals r where r.status in ('pending', 'accepted', 'ended')
        and (r.user_id = p.id and r.lister_id = ${memberId} or r.user_id = ${memberId} and r.lister_id = p.id)
    ) then p.last_name end)), nfkd), '[\u0300-\u036f]', '', 'g')`;
  const named = words.map((word) => sql`n.name like ${`% ${word}%`}`);
  return sql`(
    select thread_id, max(match_seq) as match_seq
    from (
      select thread_id, max(seq) as match_seq from messages
      where found @@ ${query}::tsquery group by thread_id
      union all
      select tm.thread_id, null::integer from thread_members tm
      join members p on p.id = tm.peer_id
      cross join lateral (select ${name} as name) n
      where tm.member_id = ${memberId} and p.status <> 'CLOSED'
        and ${sql.join(named, sql` and `)}
    ) either
    group by thread_id
  )`;
}
