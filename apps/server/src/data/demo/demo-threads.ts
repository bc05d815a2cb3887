import { sql } from 'kysely';
import { deliver } from '../../features/messages/index.ts';
import { lockInboxes, notify } from '../../features/notifications/index.ts';
import type { Trx } from '../../platform/database/transaction.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Delay before the email about an unread message. */
const EMAILED_AFTER = '20 minutes';

interface DemoThread {
  /** Two members of crewpad.test. */
  between: readonly [string, string];
  /** The title of the crash pad of the thread. */
  about: string;
  /** Author, age in hours, and text. The last `unread` messages are unread. */
  messages: readonly (readonly [from: 0 | 1, hoursAgo: number, text: string])[];
  unread: number;
}

const AUSTIN_STREET = 'Cold beds only on Austin Street';
const FRANKLIN_PARK = 'Early-report pad in Franklin Park';
const AGAVE_HOUSE = 'Agave House for early reports';
const IRONWOOD_HOUSE = 'Ironwood House near the 44th Street train';

const THREADS: readonly DemoThread[] = [
  {
    between: ['seeker', 'lister.pro'],
    about: AUSTIN_STREET,
    messages: [
      [0, 75, 'Hi Noah, I am based at JFK from next month. Is the room quiet in the morning?'],
      [1, 73, 'Hi Luca, it is. Everyone in there flies nights and sleeps late. When do you start?'],
      [0, 50, 'On the first. Could I have a look on my next layover?'],
      [1, 5, "Of course. I'm home on Thursday from ten. Just ring the bell."],
      [1, 4, "Bring the dates of your first month, and I'll hold a bed for you."],
    ],
    unread: 2,
  },
  {
    between: ['tenant', 'lister.premium'],
    about: FRANKLIN_PARK,
    messages: [
      [0, 200, 'The dryer stops after five minutes. Could you have a look?'],
      [1, 198, 'Thanks for telling me. Someone comes tomorrow after nine.'],
      [0, 172, 'It works again. Thank you!'],
      [1, 20, 'Heads-up: no water on Monday from nine to eleven. Coffee is on me before that.'],
    ],
    unread: 1,
  },
  {
    between: ['seeker', 'lister.premium'],
    about: FRANKLIN_PARK,
    messages: [
      [0, 3, 'Hi Miguel, I have two trips a month out of ORD. Do you have a bed for eight nights?'],
    ],
    unread: 1,
  },
  {
    between: ['noor.meyer', 'lister.pro'],
    about: AUSTIN_STREET,
    messages: [
      [1, 120, 'Noor, the plumber needs the bathroom on Tuesday morning. Is that all right?'],
      [0, 119, 'Sure, I am in the air then.'],
      [0, 2, 'I just sent the rent by Zelle. Could you tell me when it is there?'],
    ],
    unread: 1,
  },
  {
    between: ['rafael.holt', 'lister.crew'],
    about: AGAVE_HOUSE,
    messages: [
      [1, 200, 'Rafael, two months are still open. Is everything all right?'],
      [0, 199, "Sorry, my bank blocked the transfer. I'm back on Monday and will pay both months."],
      [0, 26, "The bank says Thursday. I'll send you proof then."],
    ],
    unread: 1,
  },
  {
    between: ['sinead.demir', 'lister.crew'],
    about: IRONWOOD_HOUSE,
    messages: [
      [0, 30, 'The lock of my locker is stuck. Could somebody look at it on Tuesday?'],
      [1, 28, 'Yes, my brother comes by before ten. Leave it closed.'],
    ],
    unread: 0,
  },
  {
    between: ['noor.meyer', 'lister.crew'],
    about: IRONWOOD_HOUSE,
    messages: [
      [0, 6, 'Hi Renee, do you have a bed for five nights in the second week of next month?'],
    ],
    unread: 1,
  },
];

/**
 * Adds a few conversations of the documented members, with past times. Their emails about unread
 * messages count as sent.
 */
export async function addDemoThreads(trx: Trx, now: Date): Promise<void> {
  for (const thread of THREADS) await addThread(trx, thread, now);
}

async function addThread(
  trx: Trx,
  { between, about, messages, unread }: DemoThread,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ members: number[]; listing_id: number }>`
    select array(
      select m.id from unnest(${between.map((name) => `${name}@crewpad.test`)}::text[])
        with ordinality e (email, n) join members m on m.email = e.email order by e.n
    ) as members, l.id as listing_id
    from listings l where l.title = ${about}`.execute(trx);
  const [thread] = rows;
  const [one, other] = thread?.members ?? [];
  if (thread === undefined || one === undefined || other === undefined) {
    throw new RangeError(`the demo data lacks ${between.join(', ')} or ${about}`);
  }
  const { listing_id } = thread;
  const sides = [one, other] as const;
  await lockInboxes(trx, sides);
  const isReadUpTo = messages.length - unread;
  for (const [index, [from, hoursAgo, message]] of messages.entries()) {
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const [author, to] = from === 0 ? [one, other] : [other, one];
    const delivery = { to, listing_id, listing_title: about };
    const [storedMessage] = await deliver(
      trx,
      author,
      { message, clientKey: null },
      [delivery],
      at,
    );
    if (storedMessage === undefined) throw new Error('the message was not written');
    if (index === 0) {
      const data = { thread_id: storedMessage.thread_id, person_id: author, listing_id };
      const isRead = isReadUpTo > 0;
      const subjectKey = `thread:${storedMessage.thread_id}`;
      await notify(trx, { memberId: to, kind: 'first_message', subjectKey, data, isRead }, at);
    }
  }
  await readUpTo(trx, sides, isReadUpTo);
}

/** Marks the first messages of a thread as read by their recipients, and recounts their inboxes. */
async function readUpTo(trx: Trx, sides: readonly number[], seq: number): Promise<void> {
  await sql`
    update thread_members m set read_seq = x.read_seq, cleared_seq = x.read_seq, unread = x.unread,
      email_due_at = null,
      emailed_at = case when x.unread > 0 then m.last_message_at + ${EMAILED_AFTER}::interval end
    from (
      select s.thread_id, s.member_id,
        coalesce(max(g.seq) filter (where g.seq <= ${seq}), 0) as read_seq,
        count(*) filter (where g.seq > ${seq})::integer as unread
      from thread_members s join messages g
        on g.thread_id = s.thread_id and g.to_user_id = s.member_id
      where s.member_id = any (${sides}::integer[]) and s.peer_id = any (${sides}::integer[])
      group by s.thread_id, s.member_id
    ) x
    where m.thread_id = x.thread_id and m.member_id = x.member_id`.execute(trx);
  await sql`
    update inbox_counts c set unread = (
      select coalesce(sum(m.unread), 0)::integer from thread_members m where m.member_id = c.member_id
    )
    where c.member_id = any (${sides}::integer[])`.execute(trx);
}
