import { toCents } from '@crewpad/domain';
import type { Reader } from './compare-books.ts';
import { creditOf, leftOf, type Model, sum } from './model.ts';
import { readingsOf } from './readings.ts';
import type { Stage } from './stage.ts';

/** What the lister's list of balances says of the tenant, once the invitation is accepted. */
export async function compareBalances(stage: Stage, model: Model, reader: Reader): Promise<void> {
  const { body } = await stage.get('lister', '/lister/balances');
  const row = body.data.find((item: { rental_id: number }) => item.rental_id === stage.rental);
  const { owed, deposit } = readingsOf(model, 'lister');
  const credit = creditOf(model);
  const isOpen = owed.amount > 0 || credit > 0 || deposit.held > 0;
  // A closed settlement leaves only what is owed: the model does not store that it is closed.
  if (row === undefined) {
    const isMissing = model.status === 'accepted' || owed.amount > 0;
    reader.same('the balance', isMissing ? 'missing' : 'listed', 'listed');
    return;
  }
  reader.same(
    'the balance',
    'listed',
    model.status === 'accepted' || isOpen ? 'listed' : 'missing',
  );
  reader.same(
    'amounts of the balance',
    [row.owed, row.credit, row.deposit.held, row.deposit.open].map(toCents),
    [owed.amount, credit, deposit.held, deposit.open],
  );
  const late = model.rows.filter(
    ({ state, due, lateFrom }) => state === 'open' && due <= model.now && lateFrom <= model.now,
  );
  reader.same('whether the balance is late', row.late_since !== null, late.length > 0);
  reader.same(
    'sums of the balances',
    {
      owed: toCents(body.totals.owed),
      late: toCents(body.totals.late),
      people: body.totals.people,
    },
    {
      owed: owed.amount,
      late: sum(late, (rent) => leftOf(model, rent)),
      people: owed.amount > 0 ? 1 : 0,
    },
  );
}
