import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedTerms, type SummarizedRental, summarize, withWholeTimes } from './summarize.ts';

const name = fc.constantFrom('', 'Ana', 'Bo');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const date = fc.constantFrom('2026-03-01', '2026-03-20', '2026-06-15');
const time = fc.constantFrom('11:00', '15:00');
const amount = fc.constantFrom(0, 20_000, 40_000);

const rental: fc.Arbitrary<SummarizedRental> = fc.record({
  first_name: name,
  last_name: name,
  phone_number: maybe(fc.constantFrom('+12025550123', '+4930901820')),
  country_code: maybe(fc.constantFrom('US', 'DE')),
  airline: maybe(name),
  job_position: maybe(fc.constantFrom('Pilot', 'Other')),
  start_date: date,
  start_time: time,
  end_date: maybe(date),
  end_time: maybe(time),
  rental_amount: amount,
  deposit: amount,
  payment_date: fc.constantFrom(1, 10, 28),
  late_fee: maybe(amount),
  fee_id: maybe(name),
  auto_pay: fc.constantFrom(0, 1, 2, 3),
  room_name: name,
  bed_name: name,
  listing: fc.record({ title: name }),
});

/** A rental in the format of its history. */
const named = (row: SummarizedRental) => {
  const { room_name, bed_name, listing, ...fields } = row;
  return { ...fields, location: listing.title, room_and_bed: `${room_name}, ${bed_name}` };
};

it('lists exactly the changes: applied to the earlier state they give the later one', () => {
  fc.assert(
    fc.property(rental, rental, (before, after) => {
      const summary = summarize(before, after);
      const changes = Object.entries(summary).map(([field, { to }]) => [field, to]);
      expect({ ...named(before), ...Object.fromEntries(changes) }).toEqual(named(after));
      for (const { from, to } of Object.values(summary)) expect(from).not.toBe(to);
    }),
  );
});

it('is empty for two equal states', () => {
  fc.assert(
    fc.property(rental, (row) => {
      expect(summarize(row, { ...row })).toEqual({});
    }),
  );
});

it('includes terms, and not the notes of the lister', () => {
  const fields = { rental_amount: 1, first_name: 2, room_and_bed: 3, job_position: 4 };
  const summary = Object.fromEntries(
    Object.keys(fields).map((field) => [field, { from: null, to: 1 }]),
  );
  expect(changedTerms(summary)).toEqual(['rental_amount', 'room_and_bed']);
});

it('names the day of a changed hour and the hour of a changed day, and nothing else', () => {
  const stay = {
    ...{ start_date: '2026-03-01', start_time: '15:00', end_date: null, end_time: null },
    ...{ checkout_date: '2026-06-15', checkout_time: '11:00' },
    ...{ checkout_requested_date: null, checkout_requested_time: null },
  };
  const same = { from: '11:00', to: '11:00' };
  const day = { from: '2026-06-15', to: '2026-06-10' };
  expect(
    withWholeTimes({ checkout_date: day }, stay, { ...stay, checkout_date: '2026-06-10' }),
  ).toEqual({ checkout_date: day, checkout_time: same });
  const hour = { from: '11:00', to: '14:00' };
  expect(
    withWholeTimes({ checkout_time: hour }, stay, { ...stay, checkout_time: '14:00' }),
  ).toEqual({ checkout_time: hour, checkout_date: { from: '2026-06-15', to: '2026-06-15' } });
  const rent = { rental_amount: { from: 1, to: 2 } };
  expect(withWholeTimes(rent, stay, stay)).toEqual(rent);
});
