import { ApiError } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { refusedOf, SecondStepForm } from './second-step-form.tsx';

const asked = (...methods: ('code' | 'recovery_code')[]) => ({
  status: 'second_step' as const,
  challenge: 'signed',
  methods,
  expires_at: '2027-03-01T12:10:00.000Z',
});
const done = async () => {};
const formOf = (...methods: ('code' | 'recovery_code')[]) =>
  wordsOf(
    <SecondStepForm
      asked={asked(...methods)}
      onPassed={done}
      onOver={() => {}}
      onBack={() => {}}
    />,
  );

describe('the second step of a login', () => {
  it('asks for a code of the app, and offers recovery codes and the way without both', () => {
    const words = formOf('code', 'recovery_code');
    expect(words).toContain('Code from your app');
    expect(words).toContain('Use a recovery code instead');
    expect(words).toContain('I can&#x27;t do this');
  });

  it('offers no recovery code to a member who has none left', () => {
    expect(formOf('code')).not.toContain('recovery code');
  });

  it('asks for a recovery code if there is no app', () => {
    const words = formOf('recovery_code');
    expect(words).toContain('Recovery code');
    expect(words).not.toContain('Use a code from your app');
  });
});

describe('a refusal of the second step', () => {
  const refusal = (status: number, body: object = {}) =>
    new ApiError(status, { message: 'Refused.', ...body });

  it.each([
    ['an expired challenge', refusal(400, { error_code: 'TOKEN_EXPIRED' }), { kind: 'over' }],
    ['a malformed challenge', refusal(422, { errors: { challenge: ['x'] } }), { kind: 'over' }],
    ['a wrong code', refusal(401), { kind: 'issue', key: 'wrong_code' }],
    [
      'seven digits',
      refusal(422, { errors: { code: ['code_has_six_digits'] } }),
      { kind: 'issue', key: 'code_has_six_digits' },
    ],
    ['too many tries', refusal(429), { kind: 'text', text: 'Refused.' }],
    ['a server error', refusal(503), { kind: 'dialog' }],
    ['a lost connection', new TypeError(), { kind: 'text', text: '' }],
  ])('%s', (_what, error, shown) => {
    expect(refusedOf(error, 'code')).toEqual(shown);
  });
});
