import { withPool } from './database.ts';

/** Threads of the lister whose inbox is searched; five messages each. */
const LISTER_THREADS = 8000;
const MESSAGES_PER_THREAD = 5;
const LISTERS_PER_CREW = 5;

export interface Inboxes {
  /** A lister with 40,000 messages, and one of their listings. */
  lister: number;
  listing: number;
  /** Crew with five threads each, one of them with that lister for the first 8,000. */
  crew: number[];
}

/** One of a few sentences; most have the word "bed". */
const TEXT = `(array['Is a cold bed free from March?', 'The bed by the window is free.',
  'Yes, the bed is yours.', 'What does parking cost?', 'I arrive at 6 pm and need a bed.',
  'Thanks, see you there!', 'Which bed is quiet?', 'Can I pay by card?'])[1 + (t.id + s.seq * 3) % 8]
  || ' Trip ' || (t.id * 7 + s.seq) % 9973`;

/**
 * Adds crew, a lister and this many messages between them and the seeded listers.
 * @param lister a member with houses, from `makeLister`
 */
export async function addMessages(url: string, lister: number, messages: number): Promise<Inboxes> {
  const threads = messages / MESSAGES_PER_THREAD;
  return withPool(url, async (pool) => {
    const { rows: crew } = await pool.query<{ id: number }>(
      `insert into members (email, status, user_plan, first_name, last_name, display_name, expire_at,
        term_months, email_verified_at)
      select 'writer-' || n || '@crewpad.test', 'ACTIVE', 'seeker', 'Crew' || n, 'Member' || n, 'Crew' || n || ' M.',
        now() + interval '1 year', 12, now()
      from generate_series(1, $1::int) n returning id`,
      [Math.max(threads / LISTERS_PER_CREW, LISTER_THREADS)],
    );
    await pool.query('drop index messages_found');
    await pool.query(
      `with c as (
        select id, row_number() over (order by id) - 1 as place from members where email like 'writer-%'
      ), l as (
        select id, listing, row_number() over (order by id) - 1 as place, count(*) over () as count
        from (
          select m.id, min(x.id) as listing from members m join listings x on x.user_id = m.id
          where x.status = 2 and m.id <> $1 group by m.id
        ) m
      ), pairs as (
        select c.id as crew, $1::int as lister,
          (select min(id) from listings where user_id = $1) as listing, c.place
        from c where c.place < $2::int
        union all
        select c.id, l.id, l.listing, n
        from generate_series(0, $3::int - $2::int - 1) n
        join c on c.place = n / $4::int
        join l on l.place = (n * 7919::bigint) % l.count
      )
      insert into threads (low_id, high_id, last_seq, last_message_at, listing_ids, first_author_id,
        first_message_at)
      select least(crew, lister), greatest(crew, lister), $5::int, now() - place % 80000 * interval '1 minute',
        array[listing], crew, now() - interval '90 days'
      from pairs on conflict do nothing`,
      [lister, LISTER_THREADS, threads, LISTERS_PER_CREW, MESSAGES_PER_THREAD],
    );
    await pool.query(
      `insert into messages (thread_id, seq, from_user_id, to_user_id, listing_id, message, created_at, found)
      select t.id, s.seq, x.author, x.reader, t.listing_ids[1], x.message,
        t.last_message_at - ($1::int - s.seq) * interval '7 minutes',
        to_tsvector('simple', lower(x.message))
          || array_to_tsvector(array['@' || t.low_id, '@' || t.high_id])
      from threads t cross join generate_series(1, $1::int) s (seq)
      cross join lateral (select
        case when s.seq % 2 = 1 then t.first_author_id else t.low_id + t.high_id - t.first_author_id end as author,
        case when s.seq % 2 = 0 then t.first_author_id else t.low_id + t.high_id - t.first_author_id end as reader,
        ${TEXT} as message) x`,
      [MESSAGES_PER_THREAD],
    );
    await pool.query('create index messages_found on messages using gin (found)');
    await pool.query(
      `insert into thread_members (thread_id, member_id, peer_id, read_seq, cleared_seq, last_message_at, version)
      select t.id, m.id, t.low_id + t.high_id - m.id, t.last_seq, t.last_seq, t.last_message_at,
        row_number() over (partition by m.id order by t.last_message_at, t.id)
      from threads t cross join lateral (values (t.low_id), (t.high_id)) m (id)
      where not exists (select from thread_members x where x.thread_id = t.id)`,
    );
    await pool.query(
      `insert into inbox_counts (member_id, current, version)
      select member_id, count(*), max(version) from thread_members group by member_id
      on conflict (member_id) do update set current = excluded.current, version = excluded.version`,
    );
    // Enough rows to make an index worthwhile.
    await pool.query(
      `insert into blocks (member_id, blocked_id)
      select id, id - 1 from members where email like 'writer-%' and id > $1::int + 1`,
      [lister],
    );
    await pool.query('vacuum (analyze)');
    const { rows } = await pool.query<{ id: number }>(
      'select min(id) as id from listings where user_id = $1',
      [lister],
    );
    return { lister, listing: rows[0]?.id ?? 0, crew: crew.map(({ id }) => id) };
  });
}
