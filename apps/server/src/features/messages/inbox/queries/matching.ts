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
  const hasWords = (name: RawBuilder<unknown>) =>
    sql.join(
      words.map((word) => sql`${name} like ${`% ${word}%`}`),
      sql` and `,
    );
  return sql`(
    select thread_id, max(match_seq) as match_seq
    from (
      select thread_id, max(seq) as match_seq from messages
      where found @@ ${query}::tsquery group by thread_id
      union all
      select tm.thread_id, null::integer from thread_members tm
      cross join lateral (
        select p.id, ${plain(sql`concat_ws(' ', p.display_name, p.first_name)`)} as known,
          ${plain(sql`concat_ws(' ', p.display_name, p.first_name, p.last_name)`)} as whole
        from members p where p.id = tm.peer_id and p.status <> 'CLOSED'
        -- One by one: the names of all members are not read.
        offset 0
      ) n
      where tm.member_id = ${memberId} and (${hasWords(sql`n.known`)}
        or ${hasWords(sql`n.whole`)} and ${isLinked(memberId)})
    ) either
    group by thread_id
  )`;
}

/** Names as `searchWords` writes them, a space before each word. Most have no accents. */
const plain = (name: RawBuilder<unknown>) => sql`' ' || case
  when ${name} ~ '[^ -~]'
  then regexp_replace(normalize(lower(${name}), nfkd), '[\u0300-\u036f]', '', 'g')
  else lower(${name}) end`;

/** Last names are for those whom a rental links. */
const isLinked = (memberId: number) => sql`(
  exists (select from rentals r where r.user_id = n.id and r.lister_id = ${memberId}
    and r.status in ('pending', 'accepted', 'ended'))
  or exists (select from rentals r where r.user_id = ${memberId} and r.lister_id = n.id
    and r.status in ('pending', 'accepted', 'ended')))`;
