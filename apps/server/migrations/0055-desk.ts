import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The lister has the deposit from before the invitation; acceptance records it.
  await sql`alter table rentals add column holds_deposit boolean not null default false`.execute(
    db,
  );

  // Messages to several tenants at once answer nobody.
  await sql`
    alter table messages
      add column group_message_id integer references group_messages on delete set null`.execute(db);
  await sql`
    create index messages_group on messages (group_message_id)
    where group_message_id is not null`.execute(db);
  await sql`
    update messages m set group_message_id = g.id
    from group_messages g
    where m.from_user_id = g.lister_id and m.message = g.message and m.created_at = g.created_at`.execute(
    db,
  );
  // The last message apart from those to a group is the other member's, and waits for an answer.
  await sql`alter table thread_members add column unanswered boolean not null default false`.execute(
    db,
  );
  await sql`
    update thread_members tm set unanswered = true
    where tm.peer_id = (
      select m.from_user_id from messages m
      where m.thread_id = tm.thread_id and m.group_message_id is null
      order by m.seq desc limit 1
    )`.execute(db);
  await sql`
    create index thread_members_unanswered
    on thread_members (member_id, last_message_at desc, thread_id desc) where unanswered`.execute(
    db,
  );

  // read_at: the page was opened, and the badge is gone. The entry itself is new until it is opened.
  await sql`alter table notifications add column opened_at timestamptz`.execute(db);
  await sql`update notifications set opened_at = read_at where read_at is not null`.execute(db);
}
