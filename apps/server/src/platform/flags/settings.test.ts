import { defaultFlags } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Actor, MemberActor } from '../access/actor.ts';
import { flagsOf } from './flags-of.ts';

const errorOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('flags for listed emails', () => {
  it.each([
    ['noSuchFlag=a@x.test', 'unknown flag noSuchFlag'],
    ['changePlans', 'changePlans is not of the form flag=email|email'],
    ['changePlans=a@x.test=b@x.test', 'is not of the form flag=email|email'],
    ['changePlans=', 'changePlans:  is not an email'],
    ['changePlans=a@x.test|unknown', 'changePlans: unknown is not an email'],
    ['changePlans=a@x.test;b@x.test', 'changePlans: a@x.test;b@x.test is not an email'],
    ['a@x.test=changePlans', 'unknown flag a@x.test'],
  ])('%s is refused at start', (setting, error) => {
    expect(errorOf({ FLAG_EMAILS: setting })).toContain('FLAG_EMAILS: ');
    expect(errorOf({ FLAG_EMAILS: setting })).toContain(error);
  });

  it('reports all errors together', () => {
    const error = errorOf({ FLAG_EMAILS: 'x=a@x.test, changePlans=me', FLAGS: '-y' });
    expect(['unknown flag x', 'me is not an email', 'unknown flag y']).toSatisfy((all: string[]) =>
      all.every((item) => error?.includes(item)),
    );
  });

  it('are empty by default and for an empty setting', () => {
    expect(readConfig({ DEMO: '0' }).flagEmails.size).toBe(0);
    expect(readConfig({ FLAG_EMAILS: ' , ' }).flagEmails.size).toBe(0);
    expect([...readConfig({}).flagEmails.keys()]).toEqual(['lister.crew@crewpad.test']);
  });

  it('are parsed with any spaces and letter case', () => {
    const { flagEmails } = readConfig({
      FLAG_EMAILS: ' changePlans = Ann@X.test | b@y.test, deactivateAccount=ann@x.test',
    });
    expect([...flagEmails].map(([email, flags]) => [email, [...flags]])).toEqual([
      ['ann@x.test', ['changePlans', 'deactivateAccount']],
      ['b@y.test', ['changePlans']],
    ]);
  });
});

describe('the flags of a caller', () => {
  const config = readConfig({ FLAGS: '-autopay', FLAG_EMAILS: 'autopay=ann@x.test' });
  const everybody = { ...defaultFlags('crashpad'), autopay: false };
  const member = (email: string, isEmailVerified = true) =>
    ({ kind: 'member', email, isEmailVerified }) as MemberActor;

  it.each<[string, Actor]>([
    ['a visitor', { kind: 'visitor' }],
    ['a member who is not listed', member('b@x.test')],
    ['a listed email that is not verified', member('ann@x.test', false)],
  ])('%s: those of everybody', (_who, actor) => {
    expect(flagsOf(config, actor)).toEqual(everybody);
  });

  it('include the extra flag for a listed member only, in any letter case', () => {
    expect(flagsOf(config, member('Ann@x.test'))).toEqual({ ...everybody, autopay: true });
    expect(config.flags).toEqual(everybody);
  });
});
