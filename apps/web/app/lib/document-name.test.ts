import { expect, it } from 'vitest';
import { documentName, isDocumentAddress } from './document-name.ts';

it.each([
  ['/files/documents/ab12::::House rules.pdf', 'House rules.pdf'],
  ['/files/documents/ab12%3A%3A%3A%3AHouse%20rules.pdf', 'House rules.pdf'],
  ['/files/documents/rules.pdf', 'rules.pdf'],
  ['/files/100%::::Rules 100%.pdf', 'Rules 100%.pdf'],
])('%s is shown as %s', (address, name) => {
  expect(documentName(address)).toBe(name);
});

it('scripts and scheme-relative addresses are no documents', () => {
  expect(isDocumentAddress('/files/a.pdf')).toBe(true);
  expect(isDocumentAddress('https://files.example/a.pdf')).toBe(true);
  expect(isDocumentAddress('javascript:alert(1)')).toBe(false);
  expect(isDocumentAddress('//evil.example/a.pdf')).toBe(false);
});
