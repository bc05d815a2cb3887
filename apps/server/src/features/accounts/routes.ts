import {
  countPendingInvites,
  countUnread,
  getMember,
  getPublicUser,
  getUser,
} from '@crewpad/contract';
import type { OperationRegistry } from '../../http/operations.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findRelatedListings, presentCard } from '../search/index.ts';
import { readOwnUser } from './present-own-user.ts';
import { presentPublicUser } from './present-public-user.ts';
import { getPendingInvites, getUnread } from './queries/count-waiting.ts';
import { getMemberRow } from './queries/get-member.ts';
import { getPublicUserRow } from './queries/get-public-user.ts';

/** Registers what a member reads of himself and of others. */
export function addMembers(registry: OperationRegistry, services: Services): void {
  const { db, clock, payments } = services;

  registry.addForMembers(getUser, async (_request, { actor }) => ({
    user: await readOwnUser(db, actor.id, clock.now(), payments.mode),
  }));

  registry.addForMembers(getMember, async ({ params: { id } }, { actor }) => {
    const row = await getMemberRow(db, id, actor.id);
    if (row === undefined) throw notFound();
    return { user: { ...row, joined: row.joined.toISOString() } };
  });

  registry.add(getPublicUser, async ({ params: { id } }, { actor }) => {
    const viewerId = actor.kind === 'visitor' ? null : actor.id;
    const [row, listings] = await Promise.all([
      getPublicUserRow(db, id, viewerId),
      findRelatedListings(db, id, undefined, clock.now()),
    ]);
    if (row === undefined) throw notFound();
    return presentPublicUser(
      row,
      (listings ?? []).map((listing) => presentCard(listing, listing)),
      actor,
    );
  });

  registry.addForMembers(countPendingInvites, async (_request, { actor }) => ({
    count: await getPendingInvites(db, actor.id),
  }));

  registry.addForMembers(countUnread, async (_request, { actor }) => ({
    count: await getUnread(db, actor.id),
  }));
}
