import { type RawBuilder, sql } from 'kysely';

/**
 * SQL parts that select `f`: the caller's threads that match all words, the last one as a prefix,
 * with the newest matching message. The index excludes messages of others: each message is indexed
 * with `@<id>` of its two members. Names are searched in the caller's own threads, if no message
 * matches.
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
  return sql`
    own as materialized (select tm.* from thread_members tm where tm.member_id = ${memberId}),
    hits as (
      select thread_id, max(seq) as match_seq from messages
      where found @@ ${query}::tsquery group by thread_id
    ),
    f as materialized (
      select own.*, hits.match_seq from own left join hits using (thread_id)
      where hits.thread_id is not null or exists (
        select from (
          select p.id, p.display_name, p.first_name,
            ${plain(sql`concat_ws(' ', p.display_name, p.first_name, p.last_name)`)} as whole
          from members p where p.id = own.peer_id and p.status <> 'CLOSED'
          -- One by one: the names of all members are not read.
          offset 0
        ) n
        where ${hasWords(sql`n.whole`)} and (
          ${hasWords(plain(sql`concat_ws(' ', n.display_name, n.first_name)`))}
          or ${isLinked(memberId)}
        )
      )
    )`;
}

/** Names in the form of `searchWords`, with a space before each word. Most have no accents. */
const plain = (name: RawBuilder<unknown>) => sql`' ' || case
  when ${name} ~ '[^ -~]'
  then regexp_replace(normalize(lower(${name}), nfkd), '[\u0300-\u036f]', '', 'g')
  else lower(${name}) end`;

/** Last names are visible only with a shared rental. */
const isLinked = (memberId: number) => sql`(
  exists (select from rentals r where r.user_id = n.id and r.lister_id = ${memberId}
    and r.status in ('pending', 'accepted', 'ended'))
  or exists (select from rentals r where r.user_id = ${memberId} and r.lister_id = n.id
    and r.status in ('pending', 'accepted', 'ended')))`;
