import { formatMoney } from '@crewpad/domain';
import type { EmailedStep } from './queries/find-step.ts';
import type { Say } from './step-words.ts';

/** What a step left AutoPay at; undefined: another step has followed, which has its own email. */
function autopayAfter({ rental, summary }: EmailedStep): number | undefined {
  const to = summary.auto_pay?.to;
  return to === rental.auto_pay ? rental.auto_pay : undefined;
}

const rentFact = ({ rental }: EmailedStep): [string, string] => [
  'Rent',
  `${formatMoney(rental.rental_amount)} per month, due on day ${rental.payment_date}`,
];

export const autopayToLister: Readonly<Record<string, Say>> = {
  accept_autopay(step, { tenant }) {
    const after = autopayAfter(step);
    if (after === undefined) return undefined;
    return after === 1
      ? {
          subject: `${tenant} accepted AutoPay`,
          says: 'From the next period on, rent is charged to their card on the day it is due and paid out to you. Rent that is already due stays with you to collect.',
          button: 'Go to My Crew',
          facts: [rentFact(step)],
        }
      : {
          subject: `${tenant} agreed to turn AutoPay off`,
          says: 'Their card is not charged any more. Please collect rent by hand.',
          button: 'Go to My Crew',
        };
  },
  decline_autopay(step, { tenant }) {
    const after = autopayAfter(step);
    if (after === undefined) return undefined;
    return after === 1
      ? {
          subject: `${tenant} wants to keep AutoPay`,
          says: 'They declined your request to turn AutoPay off. Rent is still charged to their card.',
          button: 'Go to My Crew',
        }
      : {
          subject: `${tenant} declined AutoPay`,
          says: 'Their card is not charged. Please collect rent by hand.',
          button: 'Go to My Crew',
        };
  },
  disable_autopay(step, { tenant }) {
    if (autopayAfter(step) !== 0) return undefined;
    return {
      subject: `${tenant} turned AutoPay off`,
      says: 'Their card is not charged any more. Please collect rent by hand.',
      button: 'Go to My Crew',
    };
  },
};

export const autopayToTenant: Readonly<Record<string, Say>> = {
  request_autopay(step) {
    if (autopayAfter(step) !== 2) return undefined;
    const { rental } = step;
    const { display_name: lister } = rental.lister;
    const isOffer = rental.status === 'pending';
    const facts = [rentFact(step)];
    if (isOffer && rental.deposit > 0) facts.push(['Deposit', formatMoney(rental.deposit)]);
    return {
      subject: `${lister} asks you to turn AutoPay on`,
      says: `With AutoPay your saved card is charged on the day rent is due. ${lister} pays the fee. ${
        isOffer
          ? 'You can answer once you have accepted the invitation.'
          : 'Please accept or decline.'
      }`,
      button: isOffer ? 'See the invitation' : 'Answer the request',
      facts,
    };
  },
  disable_autopay(step) {
    const { rental, summary, actor } = step;
    const { display_name: lister } = rental.lister;
    const after = autopayAfter(step);
    if (after === 3) {
      return {
        subject: `${lister} asks you to turn AutoPay off`,
        says: 'Your card is charged until you agree. Please accept or decline.',
        button: 'Answer the request',
        facts: [rentFact(step)],
      };
    }
    if (after !== 0) return undefined;
    const button = rental.status === 'pending' ? 'See the invitation' : 'See my rental';
    if (summary.auto_pay?.from === 2 && actor === 'lister') {
      return {
        subject: `${lister} withdrew the request for AutoPay`,
        says: 'You do not need to do anything.',
        button,
      };
    }
    return {
      subject: `AutoPay is off for ${rental.listing.title}`,
      says: `Your card is not charged any more. Please pay ${lister} by hand.`,
      button,
    };
  },
};
