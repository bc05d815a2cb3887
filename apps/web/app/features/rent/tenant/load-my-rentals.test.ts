import type { Call } from '@crewpad/contract';
import { contract } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { findClosedLink } from './load-my-rentals.ts';

const paid_text = 'Lea recorded $400.00 by Zelle today. Your card was not charged.';

/** What the link `?pay=` reads of this charge. */
function linkTo(charge: object | Error, pay: string | null = '7') {
  const asked: unknown[] = [];
  const call = async (operation: unknown, { params }: { params: { id: number } }) => {
    asked.push(operation, params.id);
    if (charge instanceof Error) throw charge;
    return { data: charge };
  };
  return { text: findClosedLink(call as unknown as Call, pay), asked };
}
const refusal = (status: number) => Object.assign(new Error(), { name: 'ApiError', status });

it('a mailed link to rent that was paid meanwhile says who paid it, and how', async () => {
  const { text, asked } = linkTo({ kind: 'rent', paid_text });
  expect(await text).toEqual({ as: 'paid', text: paid_text });
  expect(asked).toEqual([contract.billing.getCharge, 7]);
});

it('a mailed link to rent that was cancelled since says what became of it', async () => {
  const closed_text = 'Lea wrote off the rent of $400.00 for March. You owe nothing for it.';
  const { text } = linkTo({ kind: 'rent', closed_text });
  expect(await text).toEqual({ as: 'closed', text: closed_text });
});

it('a mailed link to rent that is owed again says why, and opens what is open instead', async () => {
  const closed_text = 'The rent of $400.00 for March is open again since March 10, 2027.';
  const { text } = linkTo({ kind: 'rent', closed_text, reopened_as: 9 });
  expect(await text).toEqual({ as: 'reopened', text: closed_text, pay: 9 });
});

it('a link to open rent, another payment or nothing of theirs says nothing', async () => {
  expect(await linkTo({ kind: 'rent' }).text).toBeNull();
  expect(await linkTo({ kind: 'deposit', paid_text }).text).toBeNull();
  expect(await linkTo(refusal(404)).text).toBeNull();
  await expect(linkTo(refusal(503)).text).rejects.toThrow();
  for (const pay of [null, '', 'x', '0', '-1', '99999999999']) {
    const { text, asked } = linkTo({ kind: 'rent', paid_text }, pay);
    expect([await text, asked]).toEqual([null, []]);
  }
});
