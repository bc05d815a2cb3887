import type { contract, OperationAnswer } from '@crewpad/contract';
import type { MemberActor } from '../../platform/access/actor.ts';
import { enforce } from '../../platform/access/decision.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import { checkKey, keyReused } from '../../platform/idempotency/calls.ts';
import { orderMails } from '../../platform/outbox/order-mail.ts';
import type { Services } from '../../platform/services.ts';
import { lockInboxes } from '../notifications/index.ts';
import { listGroup, type Tenant } from './pairs.queries.ts';
import { can } from './policy.ts';
import { deliver } from './sending.ts';

interface GroupForm {
  message_body: string;
  /** Ids of rentals. */
  tenants: readonly number[];
}

type GroupAnswer = Omit<OperationAnswer<typeof contract.messages.sendGroupMessage>, 'message'>;

/**
 * Sends a message to each of a lister's tenants, once per person, about the listing that they rent.
 * Invited people without an account are told of it by email, with the invitation link, and get it
 * once they have one. Leaves out members who cannot be messaged.
 * @throws ApiError 404 if one of them is not a tenant of the lister, and nothing is sent; 403; 422
 */
export function sendGroupMessage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
  { message_body: message, tenants }: GroupForm,
  key: string | undefined,
): Promise<GroupAnswer> {
  if (key !== undefined) checkKey(key);
  const now = clock.now();
  const rental_ids = [...new Set(tenants)].toSorted((a, b) => a - b);
  const clientKey = key ?? null;
  return transaction(db, async (trx) => {
    const group = await listGroup(trx, actor.id, rental_ids);
    const members = group.flatMap(({ member_id }) => member_id ?? []);
    await lockInboxes(trx, [actor.id, ...members]);
    const results = rental_ids.flatMap((tenant_id) => {
      const tenant = group.find(({ rental_id }) => rental_id === tenant_id);
      return tenant === undefined ? [] : [{ tenant_id, result: resultFor(tenant) }];
    });
    const before = clientKey === null ? undefined : await findSent(trx, actor.id, clientKey);
    if (before !== undefined) {
      const isSame = before.message === message && String(before.rental_ids) === String(rental_ids);
      if (!isSame) throw keyReused();
      return { sent: before.sent, mailed: before.mailed, results };
    }
    if (group.length !== rental_ids.length) throw notFound();
    for (const tenant of group) enforce(can(actor, 'write', asPair(tenant)));
    const people = oncePerPerson(group.filter(({ is_reachable }) => is_reachable));
    const deliveries = people.flatMap(({ member_id: to, listing_id, listing_title }) =>
      to === null ? [] : [{ to, listing_id, listing_title }],
    );
    const invited = people.filter(({ member_id }) => member_id === null);
    const counts = { sent: deliveries.length, mailed: invited.length };
    const { id: groupMessageId } = await trx
      .insertInto('group_messages')
      .values({
        lister_id: actor.id,
        client_key: clientKey,
        message,
        rental_ids,
        ...counts,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (deliveries.length > 0) {
      const text = { message, clientKey: null, groupId: groupMessageId };
      await deliver(trx, actor.id, text, deliveries, now);
    }
    const mails = invited.map(({ rental_id: rentalId }) => ({
      order: { mail: 'message_to_invited' as const, groupMessageId, rentalId },
    }));
    await orderMails(trx, mails, now);
    if (invited.length > 0) {
      const waiting = invited.map(({ rental_id }) => ({
        group_message_id: groupMessageId,
        rental_id,
      }));
      await trx.insertInto('waiting_messages').values(waiting).execute();
    }
    return { ...counts, results };
  });
}

const findSent = (trx: Trx, listerId: number, clientKey: string) =>
  trx
    .selectFrom('group_messages')
    .select(['message', 'rental_ids', 'sent', 'mailed'])
    .where('lister_id', '=', listerId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();

function resultFor({ member_id, is_reachable }: Tenant): GroupAnswer['results'][number]['result'] {
  if (!is_reachable) return 'not_reached';
  return member_id === null ? 'mailed' : 'sent';
}

/** Blocks and closed accounts do not fail the whole group. */
const asPair = ({ status }: Tenant) => ({
  peer_closed: false,
  is_blocked: false,
  rents_from_peer: false,
  peer_rents: true,
  peer_rents_now: status === 'accepted',
  is_invited: true,
  peer_has_written: false,
  is_listing_of_peer: false,
  may_review: false,
});

/** The first rental per person. */
function oncePerPerson(group: readonly Tenant[]): Tenant[] {
  const people = new Map<number | string, Tenant>();
  for (const tenant of group) {
    const person = tenant.member_id ?? tenant.email.toLowerCase();
    if (!people.has(person)) people.set(person, tenant);
  }
  return [...people.values()];
}
