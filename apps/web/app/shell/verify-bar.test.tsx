import { describe, expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../lib/testing.tsx';
import { asksToVerify, VerifyLine } from './verify-bar.tsx';

const member = { email_to_verify: 'ada@crewpad.test', email_refusal: null, switched: false };

it('the line names the email to verify, and sends the link again', () => {
  const line = <VerifyLine email="ada@crewpad.test" />;
  expect(wordsOf(line)).toBe(
    'Verify your email: open the link that we sent to ada@crewpad.test. Resend the link',
  );
  expect(htmlOf(line)).toContain('role="status"');
});

describe('the line that asks to verify an email', () => {
  it.each(['/messages', '/airports', '/my-crashpads', '/my-crashpad', '/dashboard'])(
    'appears on %s, where members start',
    (page) => {
      expect(asksToVerify(member, page)).toBe(true);
    },
  );

  it.each(['/account-setting', '/verify/email/abc', '/account-expired', '/chat/1', '/'])(
    'does not appear on %s',
    (page) => {
      expect(asksToVerify(member, page)).toBe(false);
    },
  );

  it('is hidden once the email is verified, from admins who view a member, and if the email refuses ours', () => {
    expect(asksToVerify({ ...member, email_to_verify: null }, '/messages')).toBe(false);
    expect(asksToVerify({ ...member, switched: true }, '/messages')).toBe(false);
    const email_refusal = { reason: '550', refused_at: '2027-01-02T03:04:05.000Z' };
    expect(asksToVerify({ ...member, email_refusal }, '/messages')).toBe(false);
  });
});
