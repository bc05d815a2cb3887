import { CONFIRMED_OPERATIONS, contract, type Operation, operations } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { readAuthorization } from './authorization.ts';

const rows = readAuthorization().map((row) => `${row.method} ${row.path}`);
const operationNames = operations.map(({ method, path }) => `${method} ${path}`);
/** The API documentation pages: served, but not operations of the contract. */
const SERVED_BESIDE = ['GET /openapi.json', 'GET /docs'];

describe('the contract', () => {
  it('has a row of authorization.csv for every operation', () => {
    expect(operationNames.filter((operation) => !rows.includes(operation))).toEqual([]);
  });

  it('has an operation for every row of authorization.csv', () => {
    const missing = rows.filter(
      (row) => !operationNames.includes(row) && !SERVED_BESIDE.includes(row),
    );
    expect(missing).toEqual([]);
  });

  it('gives an operation the feature of its row and of its folder', () => {
    const rowOf = new Map(
      readAuthorization().map((row) => [`${row.method} ${row.path}`, row.feature]),
    );
    const misplacedOperations = Object.entries(contract).flatMap(([folder, exports]) =>
      Object.values<unknown>(exports)
        .filter((value) => operations.some((operation) => operation === value))
        .map((value) => value as Operation)
        .filter(({ feature, method, path }) =>
          [folder, rowOf.get(`${method} ${path}`)].some((name) => name !== feature),
        )
        .map(({ feature, method, path }) => `${feature}: ${method} ${path}`),
    );
    expect(misplacedOperations).toEqual([]);
  });

  it('has every operation that asks for the password again', () => {
    const confirmedNames = Object.keys(CONFIRMED_OPERATIONS);
    expect(confirmedNames.filter((operation) => !operationNames.includes(operation))).toEqual([]);
    expect(confirmedNames).toHaveLength(15);
  });

  it('says of calls by POST only that they change nothing', () => {
    const reads = operations.filter((operation: Operation) => operation.changesNothing);
    expect(new Set(reads.map(({ method }) => method))).toEqual(new Set(['POST']));
  });

  it('declares no operation twice', () => {
    expect(new Set(operationNames).size).toBe(operationNames.length);
    expect(new Set(rows).size).toBe(rows.length);
  });
});
