import { contract } from '@crewpad/contract';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { renderContext } from '../../../lib/render-context.ts';
import { loadOffer } from './load-offer.ts';

const TOKEN = 'token-of-the-offer';
const notFound = Object.assign(new Error(), { name: 'ApiError', status: 404, body: {} });

/** The page of an invitation that can no longer be accepted, at a step. */
function open(
  step: string,
  { rentals, member = {} }: { rentals: object[]; member?: object | null },
) {
  const answers = new Map<unknown, object>([
    [contract.accounts.getUser, { user: {} }],
    [contract.billing.getCard, { card: null }],
    [contract.rentals.getRentals, { data: rentals }],
  ]);
  const call = async (operation: unknown) => {
    const answer = answers.get(operation);
    if (answer === undefined) throw notFound;
    return answer;
  };
  const context = new RouterContextProvider();
  context.set(renderContext, { member, call } as never);
  const url = new URL(`https://crewpad.test/accept/${TOKEN}?step=${step}`);
  return loadOffer({ context, url }, TOKEN);
}

const rental = { status: 'accepted', token: TOKEN };

it('"Confirm with your bank", pressed again after another tab has confirmed it, leads to the stay', async () => {
  const answer = open('payment', { rentals: [rental] });
  const response = await answer.then(
    () => undefined,
    (thrown: Response) => thrown,
  );
  expect([response?.status, response?.headers.get('Location')]).toEqual([302, '/my-crashpad']);
});

it.each([
  ['of a rental that is not accepted', 'payment', { rentals: [{ ...rental, status: 'deleted' }] }],
  ['of another rental', 'payment', { rentals: [{ ...rental, token: 'another' }] }],
  ['at an earlier step', 'details', { rentals: [rental] }],
  ['for a visitor', 'payment', { rentals: [rental], member: null }],
])('an invitation that is gone stays a page that says so: %s', async (_title, step, page) => {
  const { data, init } = await open(step, page);
  expect([init?.status, data.offer]).toEqual([404, null]);
});
