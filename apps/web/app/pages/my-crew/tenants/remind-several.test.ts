import { ApiError } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { remindEach } from './remind-several.tsx';

it('each of several tenants has a result of their own, also after one was refused', async () => {
  const tenants = [1, 2, 3].map((id) => ({ id, name: `Tenant ${id}` }));
  const results: [number, string][] = [];
  const remind = async ({ id }: { id: number }) => {
    if (id === 1) throw new ApiError(409, { message: 'Not before tomorrow.' });
    if (id === 2) throw new Error('the line is cut');
    return { message: 'Reminder sent.' };
  };
  await remindEach(tenants, remind, 'Not sent.', (id, result) => results.push([id, result]));
  expect(results).toEqual([
    [1, 'Not before tomorrow.'],
    [2, 'Not sent.'],
    [3, 'Reminder sent.'],
  ]);
});
