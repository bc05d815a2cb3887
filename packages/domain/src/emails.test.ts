import { describe, expect, it } from 'vitest';
import { isEmail, isSameEmail, storedEmail } from './emails.ts';

describe('a typed email', () => {
  it.each([
    [' ana@x.test\u00a0', 'ana@x.test'],
    ['\u200eana@x.test\u200f', 'ana@x.test'],
    ['a\u200bna@x\u00ad.test\ufeff', 'ana@x.test'],
    ['\u202aAna@X.test\u202c', 'Ana@X.test'],
    ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
    ['ana@BÜCHER.example', 'ana@xn--bcher-kva.example'],
    ['ana@例え。テスト', 'ana@xn--r8jz45g.xn--zckzah'],
    ['o&leary@x.test', 'o&leary@x.test'],
    ["o'neil+crew/7=a#{b}@x.test", "o'neil+crew/7=a#{b}@x.test"],
  ])('%j is stored as %s', (typed, stored) => {
    expect(storedEmail(typed)).toBe(stored);
    expect(isEmail(stored)).toBe(true);
  });

  it.each([
    'ana',
    '@x.test',
    'ana@',
    'ana@localhost',
    'ana@x.test.',
    '.ana@x.test',
    'a..na@x.test',
    'a na@x.test',
    'ana@x y.test',
    'ana@x.test/path',
    'ana@ü/x.test',
    'ana@ü:80.test',
    'ana@１２７.0.0.1',
    '"ana"@x.test',
    'ána@x.test',
    `${'a'.repeat(65)}@x.test`,
    'ana@x.test,ben@x.test',
    'ana@x.test\r\nBcc: ben@x.test',
  ])('%j is no email', (typed) => {
    expect(isEmail(storedEmail(typed))).toBe(false);
  });

  it('is the same in any letter case and spelling of its domain', () => {
    expect(isSameEmail('Ana@Bücher.example ', 'ana@xn--bcher-kva.example')).toBe(true);
    expect(isSameEmail('ana@x.test', 'ben@x.test')).toBe(false);
  });
});
