import { listMailboxEmails } from '../../../apps/server/src/platform/mail/mailbox.ts';
import type { Book, Mail } from './book.ts';
import type { Reader } from './compare-books.ts';
import type { Side } from './readings.ts';
import type { Stage } from './stage.ts';

/** What each email says, by its step and reader. `{}` is the amount. A new kind needs its sentence. */
const SENTENCES: Record<Mail['about'], Record<string, Partial<Record<Side, string>>>> = {
  charge: {
    receipt: { tenant: 'receipt: {}' },
    rent: { lister: 'paid {} in rent' },
    request: { lister: 'paid your request for {}' },
    // The email of the acceptance names it.
    deposit: {},
  },
  charge_failed: {
    declined: {
      tenant: "(?:We couldn't charge your rent|Your rent wasn't paid)\n",
      lister: "(?:We couldn't charge .*'s rent yet|'s rent wasn't paid)\n",
    },
  },
  entry: { recorded: { tenant: 'recorded your payment of {}\n' } },
  void: { voided: { tenant: 'corrected an entry\n', lister: 'You voided an entry of {}\n' } },
  covered: { credit: { tenant: 'Your rent is covered\n', lister: "'s rent is covered\n" } },
  request: {
    sent: { tenant: 'asks you for a payment of {}\n' },
    rejected: { lister: 'rejected your request for {}\n' },
    withdrawn: { tenant: 'withdrew the request for {}\n' },
  },
  refund: {
    pending: {},
    done: { tenant: '(?:returned {} to you|Your deposit was settled)\n' },
    retrying: {
      tenant: 'returned {} to your card, but your bank sent it back',
      lister: 'sent back your refund of {}',
    },
    returned: {
      tenant: "Your bank doesn't take .*'s refund of {}",
      lister: "bank doesn't take your refund of {}",
    },
  },
  dispute: {
    inquiry: {
      tenant: 'Your bank is asking about your payment of {}\n',
      lister: 'bank is asking about a payment of {}\n',
    },
    closed: {
      tenant: 'The question of your bank is settled\n',
      lister: "The question of .*'s bank is settled\n",
    },
    open: {
      tenant: 'Your bank disputes your payment of {}\n',
      lister: 'bank disputes a payment of {}\n',
    },
    won: {
      tenant: 'Your bank decided about your payment to',
      lister: "You won the dispute about .*'s payment\n",
    },
    lost: {
      tenant: 'Your bank returned your payment of',
      lister: "You lost the dispute about .*'s payment\n",
    },
  },
  left: {
    outage: {
      tenant: '(?:Your rent of {} was not collected|You owe rent of {})\n',
      lister: "(?:'s rent of {} was not collected|owes rent of {})\n",
    },
  },
  write_off: { written_off: { tenant: 'wrote off your rent of {}\n' } },
  rent_change: {
    announced: { tenant: 'changed your rent to {}\n', lister: "'s rent changes to {}\n" },
    asked: { lister: 'You asked .* for a rent of {}\n' },
    accepted: { tenant: 'You accepted a rent of {}\n', lister: 'accepted a rent of {}\n' },
    declined: {},
  },
  objection: {
    received: { lister: 'objects to (?:the rent|the recorded payment) of' },
    answered: { tenant: 'answered your objection\n' },
    withdrawn: { lister: 'withdrew their objection\n' },
  },
  credit_kept: { kept: { tenant: 'Credit was kept\n', lister: 'Credit was kept\n' } },
};

const money = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** The emails about money of both sides, each as often and with the amounts that were moved. */
export async function compareMails(stage: Stage, book: Book, reader: Reader): Promise<void> {
  const { db } = stage.rig;
  await stage.sendMails();
  for (const side of ['lister', 'tenant'] as const) {
    const { email } = await db
      .selectFrom('members')
      .select('email')
      .where('id', '=', stage[side].id)
      .executeTakeFirstOrThrow();
    const mails = (await listMailboxEmails(db, email)).map(
      ({ subject, text }) => `${subject}\n${text.replaceAll(/\s+/g, ' ')}`,
    );
    for (const [about, steps] of Object.entries(SENTENCES)) {
      for (const [step, { [side]: sentence }] of Object.entries(steps)) {
        if (sentence === undefined) continue;
        const told = book.mails.filter(
          (mail) => mail.about === about && mail.step === step && mail.to === side,
        );
        compareSentence(reader, `emails about ${about} ${step} to the ${side}`, {
          ...{ mails, sentence, amounts: told.map(({ cents }) => money(cents)) },
        });
      }
    }
  }
}

function compareSentence(
  reader: Reader,
  place: string,
  { mails, sentence, amounts }: { mails: string[]; sentence: string; amounts: string[] },
) {
  const wanted = new RegExp(sentence.replaceAll('{}', String.raw`(\$[\d,]+\.\d\d)`));
  const read = mails.flatMap((mail) => {
    const match = wanted.exec(mail);
    return match === null ? [] : [match.slice(1).find((amount) => amount !== undefined)];
  });
  const hasAmount = read.every((amount) => amount !== undefined) && sentence.includes('{}');
  if (hasAmount) reader.same(place, read.toSorted(), amounts.toSorted());
  else reader.same(place, read.length, amounts.length);
}
