import { CONFIRMED_OPERATIONS, contract, type Operation, operations } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { readAuthorization } from './authorization.ts';

const rows = readAuthorization().map((row) => `${row.method} ${row.path}`);
const built = operations.map(({ method, path }) => `${method} ${path}`);
/** The API documentation pages: served, but not operations of the contract. */
const SERVED_BESIDE = ['GET /openapi.json', 'GET /docs'];

describe('the contract and authorization.csv', () => {
  it('has a row for every operation', () => {
    expect(built.filter((operation) => !rows.includes(operation))).toEqual([]);
  });

  it('answers every row', () => {
    const missing = rows.filter((row) => !built.includes(row) && !SERVED_BESIDE.includes(row));
    expect(missing).toEqual([]);
  });

  it('gives an operation the feature of its row and of its folder', () => {
    const rowOf = new Map(
      readAuthorization().map((row) => [`${row.method} ${row.path}`, row.feature]),
    );
    const misplaced = Object.entries(contract).flatMap(([folder, exported]) =>
      Object.values<unknown>(exported)
        .filter((value) => operations.some((operation) => operation === value))
        .map((value) => value as Operation)
        .filter(({ feature, method, path }) =>
          [folder, rowOf.get(`${method} ${path}`)].some((name) => name !== feature),
        )
        .map(({ feature, method, path }) => `${feature}: ${method} ${path}`),
    );
    expect(misplaced).toEqual([]);
  });

  it('has every operation that asks for the password again', () => {
    const listed = Object.keys(CONFIRMED_OPERATIONS);
    expect(listed.filter((operation) => !built.includes(operation))).toEqual([]);
    expect(listed).toHaveLength(5);
  });

  it('says of calls by POST only that they change nothing', () => {
    const reads = operations.filter((item: Operation) => item.changesNothing);
    expect(new Set(reads.map(({ method }) => method))).toEqual(new Set(['POST']));
  });

  it('declares no operation twice', () => {
    expect(new Set(built).size).toBe(built.length);
    expect(new Set(rows).size).toBe(rows.length);
  });
});
