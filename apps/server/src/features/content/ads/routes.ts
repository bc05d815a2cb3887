import { createHmac } from 'node:crypto';
import { contract } from '@crewpad/contract';
import type { CallContext } from '../../../http/pipeline/context.ts';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { forAdmins } from '../../../platform/access/guards.ts';
import { type CsvColumn, formatCsv } from '../../../platform/csv.ts';
import { notFound } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/limits/network.ts';
import type { Services } from '../../../platform/services.ts';
import { removeUnusedUploadsOf } from '../../../platform/uploads/remove.ts';
import { adminCall } from '../editing.ts';
import {
  type AdMonth,
  type AdRow,
  adFigures,
  findAd,
  listAdMonths,
  listAds,
} from './ads.queries.ts';
import { countClick, createAd, deleteAd, showAd, updateAd, utcDay } from './ads.ts';

const MONTH = 'YYYY-MM'.length;

const COLUMNS: readonly CsvColumn<AdMonth>[] = [
  { heading: 'Month', value: ({ month }) => month.slice(0, MONTH) },
  { heading: 'Number', value: ({ id }) => id },
  { heading: 'Ad', value: ({ title }) => title },
  { heading: 'Address', value: ({ target }) => target },
  { heading: 'Views', value: ({ views }) => views },
  { heading: 'Clicks', value: ({ clicks }) => clicks },
];

/** Registers the operations on booked ads: shown to everyone, edited by admins. */
export function addAds(registry: OperationRegistry, services: Services): void {
  const { db, clock, secret } = services;
  const present = (row: AdRow) => presentAd(row, utcDay(clock.now()));

  registry.add(
    contract.content.getPlacedAd,
    async ({ query }, { reply }) => {
      // A cached answer would not be counted.
      reply.isPrivate = true;
      return { data: await showAd(db, query.place, clock.now()) };
    },
    { limit: 'ads' },
  );
  registry.add(
    contract.content.clickAd,
    async ({ params: { id } }, context) => {
      const now = clock.now();
      const visitor = visitorOf(context, secret, utcDay(now));
      const clicked = await countClick(db, { id, visitor, now });
      if (clicked === undefined) throw notFound();
      return clicked;
    },
    { limit: 'ads' },
  );

  registry.addForMembers(
    contract.content.getAds,
    async ({ query }) => {
      const { rows, total } = await listAds(db, query);
      return { data: rows.map(present), total };
    },
    forAdmins,
  );
  registry.addForMembers(
    contract.content.getAd,
    async ({ params: { id } }) => {
      const row = await findAd(db, id);
      if (row === undefined) throw notFound();
      return { data: present(row) };
    },
    forAdmins,
  );
  registry.addForMembers(
    contract.content.getAdFigures,
    async ({ query }) => {
      const months = await adFigures(db, query.ad_id, clock.now());
      if (months.length === 0) throw notFound();
      return { data: months };
    },
    forAdmins,
  );
  registry.addForMembers(
    contract.content.exportAds,
    async (_request, { reply }) => {
      reply.fileName = 'ads.csv';
      return formatCsv(COLUMNS, await listAdMonths(db));
    },
    forAdmins,
  );
  registry.addForMembers(
    contract.content.createAd,
    async ({ body }, context) => {
      const row = await createAd(db, body, adminCall(context, clock));
      return { data: present(row), message: context.t('content:ad_created') };
    },
    forAdmins,
  );
  registry.addForMembers(
    contract.content.updateAd,
    async ({ params: { id }, body: change }, context) => {
      const row = await updateAd(db, { id, change }, adminCall(context, clock));
      await removeUnusedUploadsOf(services, context.actor.id);
      return { data: present(row), message: context.t('content:ad_updated') };
    },
    {
      ...forAdmins,
      party: async (_actor, id) => {
        if ((await findAd(db, id)) === undefined) throw notFound();
      },
    },
  );
  registry.addForMembers(
    contract.content.deleteAd,
    async ({ params: { id } }, context) => {
      await deleteAd(db, id, adminCall(context, clock));
      await removeUnusedUploadsOf(services, context.actor.id);
      return { message: context.t('content:ad_deleted') };
    },
    forAdmins,
  );
}

function presentAd(
  { picture_member_id: _member, ...ad }: AdRow,
  today: string,
): contract.content.Ad {
  const isOver = ad.to !== null && ad.to < today;
  return { ...ad, state: isOver ? 'ended' : ad.from > today ? 'planned' : 'running' };
}

/**
 * Who clicks: a network, because a program can send any other mark of a visitor. Hashed with a
 * secret key and the day, so that no address or habit is stored.
 */
function visitorOf({ address }: CallContext, secret: string, day: string): string {
  const who = networkOf(address);
  return createHmac('sha256', secret).update(`ad click ${day} ${who}`).digest('base64url');
}
