import { randomUUID } from 'node:crypto';
import { contract } from '@crewpad/contract';
import { LANGUAGE_ZONES } from '@crewpad/domain';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import { forAdmins } from '../../platform/access/guards.ts';
import { formatCsv } from '../../platform/csv.ts';
import type { Services } from '../../platform/services.ts';
import {
  addNote,
  changeEmail,
  lockAccount,
  resendVerification,
  stopEmail,
  unlockAccount,
} from './locking.ts';
import { endMemberSessions, exportMembers, readMember, searchMembers } from './members.ts';
import { closeSharedCard, readMoves, retryMove, retryRefund, settleMove } from './moves.ts';
import { readOverview } from './overview.ts';
import { moveTerm, presentPlanRefund, refundPlan } from './plans.ts';
import {
  memberColumns,
  presentListedMember,
  presentMember,
  presentMove,
  presentNote,
  presentReport,
} from './present.ts';
import { closeReport, readReports } from './reports.ts';
import { readAudit, readEmails, readJobs, retryWork } from './system-status.ts';

const ACCEPTED = 202;

const MESSAGES = {
  dismiss: 'admin:dismissed',
  hide: 'admin:hidden',
  restore: 'admin:restored',
} as const;

/** Registers the operations for admins. */
export function addAdmin(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;
  registry.addForMembers(
    contract.admin.findMembers,
    async ({ query }, { actor, address }) => {
      const { data, total } = await searchMembers(services, { adminId: actor.id, address }, query);
      return {
        data: data.map(({ id, display_name, email, user_plan, status }) => ({
          ...{ id, display_name, email, user_plan, status },
        })),
        total,
      };
    },
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.getOverview,
    async (_request, { actor, address }) => ({
      data: await readOverview(services, { adminId: actor.id, address }),
    }),
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.listMembers,
    async ({ query }, { actor, address }) => {
      const { data, total } = await searchMembers(services, { adminId: actor.id, address }, query);
      return { data: data.map(presentListedMember), total };
    },
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.exportMembers,
    async ({ body }, { actor, address, reply, t, locale }) => {
      const rows = await exportMembers(services, { adminId: actor.id, address }, body);
      reply.fileName = `members-${clock.now().toISOString().slice(0, 10)}.csv`;
      return formatCsv(memberColumns(t), rows.map(presentListedMember), locale);
    },
    { ...forAdmins, ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.admin.getReports,
    ({ query }, { actor, address }) =>
      readReports(db, { ...query, adminId: actor.id, address, now: clock.now() }),
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.closeReport,
    async ({ params, body }, { actor, address, t }) => {
      const by = { adminId: actor.id, address, now: clock.now() };
      const report = await closeReport(db, { ...body, ...params, ...by });
      return { data: presentReport(report), message: t(MESSAGES[body.action]) };
    },
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.getMember,
    async ({ params: { id } }, { actor, address }) => {
      const account = await readMember(services, { adminId: actor.id, address }, id);
      return { data: presentMember(actor, account) };
    },
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.endMemberSessions,
    async ({ params: { id } }, { actor, address, t }) => {
      const ended = await endMemberSessions(services, { actor, address }, id);
      const message = id === actor.id ? 'admin:logged_out_elsewhere' : 'admin:member_logged_out';
      return { message: t(message), ended };
    },
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.getAudit,
    ({ query }, { actor, address, locale }) => {
      const reader = { adminId: actor.id, address, timeZone: LANGUAGE_ZONES[locale] };
      return readAudit(services, reader, query);
    },
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.getOrderedEmails,
    ({ query }, { actor, address }) => readEmails(services, { adminId: actor.id, address }, query),
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.getJobs,
    (_request, { actor, address }) => readJobs(services, { adminId: actor.id, address }),
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.retryJob,
    async ({ params: { id } }, { actor, address, t }) => ({
      message: t(await retryWork(services, { adminId: actor.id, address }, id)),
    }),
    forAdmins,
  );

  addMoves(registry, services);
  addAccountActions(registry, services);
}

/** What admins do to the account of another member. */
function addAccountActions(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(
    contract.admin.lockMember,
    async ({ params: { id: memberId }, body }, { actor, address, t }) => {
      const by = { adminId: actor.id, address };
      const { reason, hold_collections: holdsCollections } = body;
      await lockAccount(services, by, { memberId, reason, holdsCollections });
      const member = await readMember(services, by, memberId);
      const message = holdsCollections ? 'admin:collections_held' : 'admin:member_locked';
      return { data: presentMember(actor, member), message: t(message) };
    },
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.unlockMember,
    async ({ params: { id: memberId }, body: { reason } }, { actor, address, t }) => {
      const by = { adminId: actor.id, address };
      await unlockAccount(services, by, { memberId, reason });
      const member = await readMember(services, by, memberId);
      return { data: presentMember(actor, member), message: t('admin:member_unlocked') };
    },
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.changeMemberEmail,
    async ({ params: { id: memberId }, body }, { actor, address, t }) => {
      const by = { adminId: actor.id, address };
      await changeEmail(services, by, { memberId, ...body });
      const member = await readMember(services, by, memberId);
      return { data: presentMember(actor, member), message: t('admin:email_asked') };
    },
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.stopMemberEmail,
    async ({ params: { id: memberId } }, { actor, address, t }) => {
      const by = { adminId: actor.id, address };
      await stopEmail(services, by, memberId);
      const member = await readMember(services, by, memberId);
      return { data: presentMember(actor, member), message: t('admin:email_stopped') };
    },
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.moveMemberTerm,
    async ({ params: { id: memberId }, body }, { actor, address, t }) => {
      const by = { adminId: actor.id, address };
      await moveTerm(services, by, { memberId, ...body });
      const member = await readMember(services, by, memberId);
      return { data: presentMember(actor, member), message: t('admin:term_moved') };
    },
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.refundMember,
    async ({ params, body }, { actor, address, t, idempotencyKey, reply }) => {
      const { amount, charge_id: chargeId, reason } = body;
      const by = { adminId: actor.id, address };
      const key = idempotencyKey ?? randomUUID();
      const order = { memberId: params.id, amount, chargeId, reason, key };
      const refund = await refundPlan(services, by, order);
      if (refund.state !== 'done') reply.status = ACCEPTED;
      const member = await readMember(services, by, params.id);
      return {
        data: presentMember(actor, member),
        refund: presentPlanRefund(refund),
        message: t(refund.state === 'retrying' ? 'admin:refund_refused' : 'admin:refunded'),
      };
    },
    { ...forAdmins, limit: 'money' },
  );

  registry.addForMembers(
    contract.admin.resendMemberVerification,
    async ({ params: { id: memberId }, body: { reason } }, { actor, address, t }) => {
      await resendVerification(services, { adminId: actor.id, address }, { memberId, reason });
      return { message: t('admin:verification_sent') };
    },
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.addMemberNote,
    async ({ params: { id: memberId }, body: { text } }, { actor, address }) => {
      const note = await addNote(services, { adminId: actor.id, address }, { memberId, text });
      return { data: presentNote(note) };
    },
    forAdmins,
  );
}

const MOVE_ENDS = {
  waiting: 'admin:move_waits',
  unknown: 'admin:move_unanswered',
  refused: 'admin:move_refused',
  abandoned: 'admin:move_refused',
  closed: 'admin:move_closed',
  done: 'admin:move_made',
} as const;

const REFUND_ENDS = {
  pending: 'admin:move_unanswered',
  retrying: 'admin:move_refused',
  failed: 'admin:move_refused',
  returned: 'admin:move_refused',
  done: 'admin:move_made',
} as const;

/** Money that does not move at the provider. */
function addMoves(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(
    contract.admin.getMoves,
    async ({ query }, { actor, address, t }) => {
      const { rows, total } = await readMoves(services, { adminId: actor.id, address }, query);
      return { data: rows.map((row) => presentMove(row, t)), total };
    },
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.retryMove,
    async ({ params: { id }, body }, { actor, address, t }) => {
      const by = { adminId: actor.id, address };
      if (body?.kind !== 'refund') {
        return { message: t(MOVE_ENDS[await retryMove(services, by, id)]) };
      }
      return { message: t(REFUND_ENDS[await retryRefund(services, by, id)]) };
    },
    forAdmins,
  );

  registry.addForMembers(
    contract.admin.closeMove,
    async ({ params: { id }, body: { kind, note } }, { actor, address, t }) => {
      const close = kind === 'shared_card' ? closeSharedCard : settleMove;
      await close(services, { adminId: actor.id, address }, { id, note });
      return { message: t('admin:move_closed') };
    },
    forAdmins,
  );
}
