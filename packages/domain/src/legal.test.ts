import { expect, it } from 'vitest';
import { OWN_LEGAL_VERSION as own, unacceptedLegal } from './legal.ts';

const second = { version: '2', date: '2027-01-01' };
const terms = (version: string) => ({ document: 'terms', version }) as const;

it('asks nobody to accept the texts that all joined under', () => {
  expect(unacceptedLegal({ terms: own, privacy: own }, [])).toEqual([]);
});

it('asks for each document whose current version was not accepted', () => {
  const current = { terms: second, privacy: own };
  expect(unacceptedLegal(current, [])).toEqual(['terms']);
  expect(unacceptedLegal(current, [terms('1'), { document: 'privacy', version: '2' }])).toEqual([
    'terms',
  ]);
  expect(unacceptedLegal(current, [terms('2'), terms('1')])).toEqual([]);
  expect(unacceptedLegal({ terms: second, privacy: second }, [terms('2')])).toEqual(['privacy']);
});
