import { describe, expect, it } from 'vitest';
import { headOf, rowBody, typedRows } from './typed-rows.ts';

const bodies = (text: string) => typedRows(text).map(rowBody);

it('a table pasted from a spreadsheet has its columns between tabs', () => {
  expect(bodies('ana@a.test\tAna de Silva\tFront room, F4\t$1,390.00\t15th\t150\tyes\n')).toEqual([
    {
      ...{ email: 'ana@a.test', first_name: 'Ana', last_name: 'de Silva', bed: 'Front room, F4' },
      ...{ rental_amount: '1390.00', payment_date: '15', deposit: '150', deposit_held: true },
    },
  ]);
});

it('a CSV file keeps quoted commas, quotes and line ends, in any order of named columns', () => {
  const text =
    '\uFEFFBed,E-mail,Deposit held,Rent,Deposit\r\n"Front room, F4",a@a.test,,390,\r\n"The ""Loft"", 1",b@b.test,no,400,90\r\n\r\n';
  expect(bodies(text)).toMatchObject([
    { email: 'a@a.test', bed: 'Front room, F4', rental_amount: '390', deposit_held: false },
    { email: 'b@b.test', bed: 'The "Loft", 1', deposit: '90' },
  ]);
  expect(headOf(text)).toBe('Bed,E-mail,Deposit held,Rent,Deposit');
});

it('files of other languages have semicolons and decimal commas', () => {
  const text = 'correo;nombre;cama;alquiler\na@a.test;Ana;Sala, 1;1.390,50\nb@b.test;;Sala, 2;90,5';
  expect(bodies(text)).toMatchObject([
    { email: 'a@a.test', first_name: 'Ana', bed: 'Sala, 1', rental_amount: '1390.50' },
    { bed: 'Sala, 2', rental_amount: '90.5' },
  ]);
});

describe('what is typed wrong', () => {
  it('stays as it is: the server says what is wrong with it', () => {
    expect(bodies('nobody\t\tF4\ta lot\tsoon\t1,2,3\tperhaps')).toMatchObject([
      {
        ...{ email: 'nobody', first_name: '', rental_amount: 'alot', payment_date: 'soon' },
        ...{ deposit: '1,2,3', deposit_held: 'perhaps' },
      },
    ]);
  });

  it('empty lines are no rows', () => {
    expect(typedRows(' \n\n\t\n')).toEqual([]);
    expect(typedRows('')).toEqual([]);
  });
});

it('each row keeps its line, to be put back', () => {
  const text = '"Sala, 1",x\na@a.test,Ana\n';
  expect(typedRows(text).map(({ line }) => line)).toEqual(['"Sala, 1",x', 'a@a.test,Ana']);
  expect(headOf(text)).toBe('');
});
