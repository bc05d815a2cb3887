import { toCents } from '@crewpad/domain';
import type { Reader } from './compare-books.ts';
import { creditOf, leftOf, type Model, sum } from './model.ts';
import type { Movement } from './movements.ts';
import { readingsOf } from './readings.ts';
import type { Stage } from './stage.ts';

/**
 * The account of the rental, for both sides: the money as it moved, and a last balance that is what is
 * owed less the credit.
 */
export async function compareAccounts(stage: Stage, model: Model, reader: Reader): Promise<void> {
  const { owed } = readingsOf(model, 'lister');
  const credit = creditOf(model);
  const bySide = await Promise.all(
    (['lister', 'tenant'] as const).map((side) =>
      stage.get(side, `/rental/${stage.rental}/account`),
    ),
  );
  const [account, ofTenant] = bySide.map(({ body }) => body);
  reader.same('the account of the tenant', ofTenant, account);
  const lines: { kind: string; amount: number; balance: number }[] = account.data;
  const moved = (kind: string) =>
    -sum(
      lines.filter((line) => line.kind === kind),
      ({ amount }) => toCents(amount),
    );
  const expected = (...kinds: Movement['kind'][]) =>
    sum(
      model.movements.filter(({ kind }) => kinds.includes(kind)),
      ({ amount, deposit }) => amount + deposit,
    );
  reader.same('balance of the account', toCents(account.balance), owed.amount - credit);
  reader.same('last balance of the account', lines.at(-1)?.balance ?? 0, account.balance);
  reader.same('payments of the account', moved('payment'), expected('payment'));
  reader.same('refunds of the account', moved('refund'), expected('refund', 'return'));
  reader.same('disputes of the account', moved('dispute'), expected('taken_by_bank', 'given_back'));
  reader.same('voids of the account', moved('void'), expected('void'));
}

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
