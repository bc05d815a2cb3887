import { type Kysely, sql } from 'kysely';

/**
 * Threads of two members with counters for each, related data (blocks, reports, quick replies,
 * email preferences), and hidden content.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table threads (
      id integer generated always as identity primary key,
      low_id integer not null references members,
      high_id integer not null references members,
      last_seq integer not null,
      last_message_at timestamptz not null,
      -- what its messages were about, the last one last
      listing_ids integer[] not null default '{}',
      first_author_id integer not null references members,
      first_message_at timestamptz not null,
      -- the first reply of the other member
      replier_id integer references members,
      replied_at timestamptz,
      -- the lister was reminded to reply
      reply_reminded_at timestamptz,
      check (low_id < high_id),
      check ((replier_id is null) = (replied_at is null)),
      unique (low_id, high_id)
    )`.execute(db);
  await sql`create index threads_replies on threads (replier_id, replied_at)
    where replied_at is not null`.execute(db);
  await sql`create index threads_without_reply on threads (first_message_at)
    where replied_at is null and reply_reminded_at is null`.execute(db);
  await sql`
    create table thread_members (
      thread_id integer not null references threads on delete cascade,
      member_id integer not null references members,
      peer_id integer not null references members,
      archived boolean not null default false,
      muted boolean not null default false,
      -- messages of the other member after cleared_seq
      unread integer not null default 0 check (unread >= 0),
      -- read up to here; the other member sees it
      read_seq integer not null default 0,
      -- no longer unread up to here: read, or archived unread
      cleared_seq integer not null default 0,
      last_message_at timestamptz not null,
      -- the version of the member's inbox that changed this row last
      version integer not null,
      -- the last email about unread messages
      emailed_at timestamptz,
      -- when the next one is due; null: nothing to tell
      email_due_at timestamptz,
      primary key (thread_id, member_id),
      unique (member_id, peer_id)
    )`.execute(db);
  await sql`create index thread_members_inbox
    on thread_members (member_id, archived, last_message_at desc, thread_id desc)`.execute(db);
  await sql`create index thread_members_unread
    on thread_members (member_id, last_message_at desc, thread_id desc) where unread > 0`.execute(
    db,
  );
  await sql`create index thread_members_version on thread_members (member_id, version)`.execute(db);
  await sql`create index thread_members_email_due on thread_members (email_due_at)
    where email_due_at is not null`.execute(db);
  await sql`
    create table inbox_counts (
      member_id integer primary key references members on delete cascade,
      unread integer not null default 0 check (unread >= 0),
      current integer not null default 0 check (current >= 0),
      archived integer not null default 0 check (archived >= 0),
      -- rises by one with each change that the member must learn of
      version integer not null default 0
    )`.execute(db);

  await moveMessagesIntoThreads(db);

  await sql`
    create table group_messages (
      id integer generated always as identity primary key,
      lister_id integer not null references members on delete cascade,
      client_key text check (char_length(client_key) <= 255),
      message text not null,
      rental_ids integer[] not null,
      sent integer not null,
      mailed integer not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create unique index group_messages_client_key on group_messages (lister_id, client_key)
    where client_key is not null`.execute(db);
  await sql`
    create table blocks (
      member_id integer not null references members on delete cascade,
      blocked_id integer not null references members on delete cascade,
      created_at timestamptz not null default now(),
      primary key (member_id, blocked_id),
      check (member_id <> blocked_id)
    )`.execute(db);
  await sql`create index blocks_blocked on blocks (blocked_id)`.execute(db);
  await sql`
    create table reports (
      id integer generated always as identity primary key,
      reporter_id integer not null references members on delete cascade,
      subject text not null check (subject in ('message', 'thread', 'user', 'listing', 'review')),
      subject_id integer not null,
      reason text not null check (reason in ('scam', 'harassment', 'not_real', 'contact', 'other')),
      note text not null default '' check (char_length(note) <= 1000),
      -- what it looked like when it was reported; of messages: some before and after
      snapshot jsonb not null,
      state text not null default 'open' check (state in ('open', 'dismissed', 'hidden')),
      created_at timestamptz not null default now(),
      closed_at timestamptz,
      closed_by integer references members,
      closing_note text not null default '',
      check ((state = 'open') = (closed_at is null)),
      unique (reporter_id, subject, subject_id)
    )`.execute(db);
  await sql`create index reports_state on reports (state, id desc)`.execute(db);
  await sql`create index reports_subject on reports (subject, subject_id)`.execute(db);
  await sql`
    create table quick_replies (
      id integer generated always as identity primary key,
      member_id integer not null references members on delete cascade,
      title text not null check (char_length(title) between 1 and 60),
      message text not null check (char_length(message) between 1 and 1000),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index quick_replies_member on quick_replies (member_id, id)`.execute(db);
  await sql`
    create table email_preferences (
      member_id integer not null references members on delete cascade,
      topic text not null check (topic in
        ('messages', 'rent', 'reviews', 'alerts', 'reminders', 'news')),
      email text not null check (email in ('now', 'daily', 'off')),
      primary key (member_id, topic)
    )`.execute(db);

  await sql`
    alter table reviews
      add column rental_id integer references rentals,
      add column edited_at timestamptz,
      add column hidden_at timestamptz`.execute(db);
  await sql`alter table review_responses add column hidden_at timestamptz`.execute(db);
  // Removed from search and from its page by an admin, with a note for the lister, who cannot undo
  // it.
  await sql`
    alter table listings
      add column removed_at timestamptz,
      add column removal_note text not null default '' check (char_length(removal_note) <= 1000)`.execute(
    db,
  );
}

async function moveMessagesIntoThreads(db: Kysely<unknown>): Promise<void> {
  await sql`delete from messages where from_user_id = to_user_id`.execute(db);
  await sql`
    alter table messages
      add column thread_id integer references threads,
      add column seq integer,
      -- the author's key of this message: sending it twice adds one message
      add column client_key text check (char_length(client_key) <= 255),
      -- of the author's inbox after sending: sending it again answers the same
      add column author_version integer not null default 0,
      -- it has an address, a number, a link or the name of a way to pay
      add column has_contact boolean not null default false,
      -- the words to search for, and one word for each of the two members
      add column found tsvector`.execute(db);
  await sql`
    insert into threads (low_id, high_id, last_seq, last_message_at, listing_ids, first_author_id,
      first_message_at)
    select least(from_user_id, to_user_id), greatest(from_user_id, to_user_id), count(*),
      max(created_at), coalesce(array_agg(distinct listing_id) filter (where listing_id is not null), '{}'),
      (array_agg(from_user_id order by created_at, id))[1], min(created_at)
    from messages group by 1, 2`.execute(db);
  await sql`
    update messages m set thread_id = n.thread_id, seq = n.seq,
      found = to_tsvector('simple', lower(m.message))
        || array_to_tsvector(array['@' || m.from_user_id, '@' || m.to_user_id])
    from (
      select x.id, t.id as thread_id,
        row_number() over (partition by t.id order by x.created_at, x.id) as seq
      from messages x
      join threads t on t.low_id = least(x.from_user_id, x.to_user_id)
        and t.high_id = greatest(x.from_user_id, x.to_user_id)
    ) n
    where n.id = m.id`.execute(db);
  await sql`
    update threads t set replier_id = r.from_user_id, replied_at = r.created_at
    from (
      select distinct on (m.thread_id) m.thread_id, m.from_user_id, m.created_at
      from messages m join threads x on x.id = m.thread_id
      where m.from_user_id <> x.first_author_id
      order by m.thread_id, m.seq
    ) r
    where r.thread_id = t.id`.execute(db);
  await sql`
    insert into thread_members
      (thread_id, member_id, peer_id, unread, read_seq, cleared_seq, last_message_at, version)
    select t.id, p.member_id, p.peer_id,
      (select count(*) from messages m where m.thread_id = t.id and m.to_user_id = p.member_id
        and m.seq > p.read_seq),
      p.read_seq, p.read_seq, t.last_message_at,
      row_number() over (partition by p.member_id order by t.last_message_at, t.id)
    from threads t
    cross join lateral (
      select v.member_id, v.peer_id, coalesce((select max(m.seq) from messages m
        where m.thread_id = t.id and m.to_user_id = v.member_id and m.read_at is not null), 0) as read_seq
      from (values (t.low_id, t.high_id), (t.high_id, t.low_id)) v (member_id, peer_id)
    ) p`.execute(db);
  await sql`
    insert into inbox_counts (member_id, unread, current, version)
    select member_id, sum(unread), count(*), max(version) from thread_members group by member_id`.execute(
    db,
  );
  await sql`drop index messages_unread`.execute(db);
  await sql`
    alter table messages
      drop column read_at,
      alter column thread_id set not null,
      alter column seq set not null,
      alter column found set not null,
      add constraint messages_thread_seq unique (thread_id, seq)`.execute(db);
  await sql`create unique index messages_client_key on messages (from_user_id, client_key)
    where client_key is not null`.execute(db);
  await sql`create index messages_found on messages using gin (found)`.execute(db);
}
