import { operations } from '@crewpad/contract';
import type { PasswordBlocklist } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkNewPassword, commonPasswords } from './new-password.ts';

const ana = {
  email: 'ana.lopez@crewpad.test',
  first_name: 'Anastasia',
  last_name: 'Lopez-Ñandú',
  display_name: 'Ana L',
};
const refusalOf = async (
  blocklist: PasswordBlocklist,
  form: { password: string; confirm_password?: string; check_common?: boolean },
) => {
  try {
    await checkNewPassword({ passwordBlocklist: blocklist }, form, ana);
    return undefined;
  } catch (error) {
    return (error as { body?: { errors?: object } }).body?.errors;
  }
};
const COMMON = { password: ['password_is_too_common'] };

it('knows at least 10,000 common passwords', async () => {
  const list = await commonPasswords();
  expect(list.size).toBeGreaterThanOrEqual(10_000);
  expect([...list].filter((item) => item !== item.toLowerCase())).toEqual([]);
});

describe('a new password', () => {
  it.each([
    '      ',
    '\u3000\u00a0\u2003   ',
    '\u200b'.repeat(6),
    '\u200b\u200d\u2060\ufeff\u00ad\u200e',
    '\u3164\uffa0\u115f\u2800\u180e\ufe0f',
    '\u{e0041}\u{e0042}\u{e0043}',
    ' \u200b \u200b ',
    '\u0001\u0007\u007f\u0085\u2028\t',
    'PassWord',
    'trustno1',
    'Ana.Lopez@crewpad.test',
    'ana.lopez',
    'ANASTASIA',
    'lopez-ñandú'.normalize('NFD'),
    'ana l',
  ])('%j is too common', async (password) => {
    expect(await refusalOf('refuse', { password })).toEqual(COMMON);
  });

  it.each(['ana.lopez.7', 'crew house 12', ' Zxq81 ', '✈\u200b✈\u200b✈\ufe0f'])(
    '%j is accepted',
    async (password) => {
      expect(await refusalOf('refuse', { password })).toBeUndefined();
    },
  );

  it('is refused before its confirmation is compared', async () => {
    const differs = { password: 'password', confirm_password: 'another' };
    expect(await refusalOf('refuse', differs)).toEqual(COMMON);
    expect(await refusalOf('off', differs)).toEqual({
      confirm_password: ['passwords_do_not_match'],
    });
  });

  it('that is common is refused as the setting says', async () => {
    const password = 'password';
    expect(await refusalOf('refuse', { password, check_common: false })).toEqual(COMMON);
    expect(await refusalOf('warn', { password, check_common: true })).toEqual(COMMON);
    expect(await refusalOf('warn', { password })).toBeUndefined();
    expect(await refusalOf('off', { password, check_common: true })).toBeUndefined();
  });

  it('can be checked in every call that sets one', () => {
    const fieldsOf = (body: z.ZodType | undefined) =>
      body instanceof z.ZodObject ? Object.keys(body.shape) : [];
    const setting = operations.filter(({ body }) => fieldsOf(body).includes('confirm_password'));
    expect(setting.length).toBeGreaterThanOrEqual(4);
    for (const { body } of setting) expect(fieldsOf(body)).toContain('check_common');
  });
});
