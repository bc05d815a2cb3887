import type { contract } from '@crewpad/contract';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { enforce } from '../../../../platform/access/decision.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { invalidInput, notFound } from '../../../../platform/errors.ts';
import { checkKey, keyReused } from '../../../../platform/idempotency/calls.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockInboxes, notify } from '../../../notifications/index.ts';
import { can } from '../../policy.ts';
import { findWritingPair } from '../queries/find-pair.ts';
import { deliver } from './deliver.ts';

export interface SentMessage {
  id: number;
  thread_id: number;
  seq: number;
  from_user_id: number;
  to_user_id: number;
  listing_id: number | null;
  listing_title: string | null;
  message: string;
  created_at: Date;
  client_key: string | null;
  author_version: number;
}

type Form = { to: number; listing_id: number; message: string };
type Outcome = SentMessage | 'sent before' | 'opens a thread';

/**
 * Sends a message. With a key it is sent once, however often it is called.
 * @throws ApiError 404 for unknown recipients, 403 if the caller may not message them, 422 if the
 * key was used for another message, 429 for too many new threads
 */
export async function sendMessage(
  services: Pick<Services, 'db' | 'clock' | 'limits'>,
  actor: MemberActor,
  form: Form,
  key: string | undefined,
): Promise<SentMessage> {
  const { db, limits } = services;
  if (key !== undefined) checkKey(key);
  if (form.to === actor.id) throw invalidInput({ to: ['you_cannot_write_to_yourself'] });
  const clientKey = key ?? null;
  const first = await attempt(services, actor, { ...form, clientKey }, false);
  if (first === 'sent before') return findSent(db, actor.id, form, clientKey);
  if (first !== 'opens a thread') return first;
  const taken = await limits.takeFor('new_threads', String(actor.id));
  try {
    const second = await attempt(services, actor, { ...form, clientKey }, true);
    if (typeof second === 'object' && second.seq === 1) return second;
    await taken.giveBack();
    return typeof second === 'object' ? second : findSent(db, actor.id, form, clientKey);
  } catch (error) {
    await taken.giveBack();
    throw error;
  }
}

/** One transaction. A new thread is opened only after it was counted. */
function attempt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
  { to, listing_id, message, clientKey }: Form & { clientKey: string | null },
  mayOpen: boolean,
): Promise<Outcome> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    await lockInboxes(trx, [actor.id, to]);
    const pair = await findWritingPair(trx, actor, { to, listing_id, clientKey }, now);
    if (pair?.is_sent === true) return 'sent before';
    if (pair === undefined || !pair.is_addressable) throw notFound();
    enforce(can(actor, 'write', pair));
    if (pair.thread_id === null && !mayOpen) return 'opens a thread';
    const { listing_title } = pair;
    const text = { message, clientKey };
    const [sent] = await deliver(trx, actor.id, text, [{ to, listing_id, listing_title }], now);
    if (sent === undefined) throw new Error('the message was not written');
    if (sent.seq === 1) {
      const data = { thread_id: sent.thread_id, person_id: actor.id, listing_id };
      const subjectKey = `thread:${sent.thread_id}`;
      await notify(trx, { memberId: to, kind: 'first_message', subjectKey, data }, now);
    }
    const { version: author_version, ...row } = sent;
    const about = { listing_id, listing_title };
    return {
      ...row,
      ...about,
      from_user_id: actor.id,
      message,
      client_key: clientKey,
      author_version,
    };
  });
}

/** The earlier message with this key. */
async function findSent(
  db: Db,
  memberId: number,
  { to, listing_id, message }: Form,
  clientKey: string | null,
): Promise<SentMessage> {
  const sent = await db
    .selectFrom('messages as m')
    .leftJoin('listings as l', 'l.id', 'm.listing_id')
    .select(['m.id', 'm.thread_id', 'm.seq', 'm.from_user_id', 'm.to_user_id', 'm.listing_id'])
    .select(['m.message', 'm.created_at', 'm.client_key', 'm.author_version'])
    .select('l.title as listing_title')
    .where('m.from_user_id', '=', memberId)
    .where('m.client_key', '=', clientKey)
    .executeTakeFirstOrThrow();
  const isSame = sent.to_user_id === to && sent.listing_id === listing_id;
  if (!isSame || sent.message !== message) throw keyReused();
  return sent;
}

export const presentSent = (sent: SentMessage): contract.messages.Message => ({
  id: sent.id,
  thread_id: sent.thread_id,
  seq: sent.seq,
  from_user: sent.from_user_id,
  to: sent.to_user_id,
  listing_id: sent.listing_id,
  listing_title: sent.listing_title,
  message: sent.message,
  created: sent.created_at.toISOString(),
  ...(sent.client_key !== null && { client_key: sent.client_key }),
});
