import fc from 'fast-check';
import { cancelTerm, checkMoney, checkObligation } from './invariants.ts';
import { play } from './play.ts';
import { PROMOTER, type Rig, type RigMember } from './rig.ts';
import { type Schedule, schedule } from './schedule.ts';

const MEMBERS = 20;
/** The provider's lists hold enough intents for this many. */
const TERMS_EACH = 40;

export interface Run {
  schedules: number;
  seed?: number | undefined;
}

/**
 * Runs random schedules and checks after each that nothing was charged twice or lost, and at the
 * end that the journal equals the provider's balance.
 * @throws Error with the shortest schedule that breaks a rule, and the seed to repeat it
 */
export async function runSchedules(rig: Rig, { schedules, seed }: Run): Promise<void> {
  let turn = 0;
  const members: Record<Schedule['of'], RigMember[]> = { plan: [], promotion: [] };
  await fc.assert(
    fc.asyncProperty(schedule, async (item) => {
      turn += 1;
      const at = turn % MEMBERS;
      let member = members[item.of][at];
      if (member === undefined || member.terms >= TERMS_EACH) {
        member = await rig.addMember(item.of === 'promotion' ? PROMOTER : undefined);
        members[item.of][at] = member;
      }
      const obligation = await addObligation(rig, member, item);
      try {
        await play(rig, member, obligation, item);
        // The promotion's renewal may have been given up before the good card was added, and the
        // plan's switched off.
        const isOff = item.actions.some((action) => action.do === 'off');
        const mayEnd = item.isRenewal && (item.of === 'promotion' || isOff);
        const isPaid = item.endsWell && !mayEnd ? true : undefined;
        await checkObligation(rig, member, obligation, { isPaid });
      } finally {
        await rig.clearFaults();
        await cancelTerm(rig, member, obligation);
      }
    }),
    { numRuns: schedules, ...(seed !== undefined && { seed }) },
  );
  await checkMoney(rig);
}

function addObligation(rig: Rig, member: RigMember, one: Schedule): Promise<number> {
  if (one.of === 'plan') return one.isRenewal ? rig.addRenewal(member) : rig.addTerm(member);
  member.terms += one.isRenewal ? 2 : 1;
  return one.isRenewal ? rig.addPromotionRenewal(member) : rig.addPromotion(member);
}
