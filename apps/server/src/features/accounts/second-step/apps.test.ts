import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { stepOf } from './apps.ts';
import { readRecoveryCode } from './recovery-codes.ts';

/** The secret of RFC 6238, appendix B. */
const SECRET = Secret.fromLatin1('12345678901234567890').base32;

describe('codes of an authenticator app', () => {
  // The last six of the RFC's eight digits.
  it.each([
    ['1970-01-01T00:00:59Z', '287082', 1],
    ['2005-03-18T01:58:29Z', '081804', 37_037_036],
    ['2005-03-18T01:58:31Z', '050471', 37_037_037],
    ['2009-02-13T23:31:30Z', '005924', 41_152_263],
    ['2033-05-18T03:33:20Z', '279037', 66_666_666],
    ['2603-10-11T11:33:20Z', '353130', 666_666_666],
  ])('at %s is the one of RFC 6238', (at, code, step) => {
    expect(stepOf(SECRET, code, new Date(at))).toBe(step);
  });

  it('count one step before and after, and no further', () => {
    const at = (seconds: number) => stepOf(SECRET, '081804', new Date(seconds * 1000));
    const start = 37_037_036 * 30;
    expect([start - 31, start - 30, start, start + 59, start + 60].map(at)).toEqual([
      undefined,
      37_037_036,
      37_037_036,
      37_037_036,
      undefined,
    ]);
  });
});

describe('a typed recovery code', () => {
  const code = { slot: 3, characters: 'K7QM2XWD9HTP' };

  it('is read in any case, with any dashes and blanks, and with letters that look alike', () => {
    for (const typed of ['3-K7QM-2XWD-9HTP', '3k7qm2xwd9htp', ' 3–k7qm 2xwd—9HTP ']) {
      expect(readRecoveryCode(typed)).toEqual(code);
    }
    expect(readRecoveryCode('0-OIL1-0000-0000')?.characters).toBe('011100000000');
  });

  it('cannot be of another form', () => {
    for (const typed of ['', '3-K7QM-2XWD-9HT', 'K-K7QM-2XWD-9HTP', '3-U7QM-2XWD-9HTP', '123456']) {
      expect(readRecoveryCode(typed)).toBeUndefined();
    }
  });
});
