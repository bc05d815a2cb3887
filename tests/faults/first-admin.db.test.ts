import { existsSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { hashToken } from '../../apps/server/src/platform/tokens.ts';
import { type Environment, killAll, READY, runCli, startServer } from '../support/program.ts';
import { makePlace, type Place } from './support/place.ts';

/** Not that of a database server. */
const NOWHERE = { DATABASE_URL: undefined, DATA_DIR: '/tmp/crewpad-nowhere' };
const LIMIT_MS = 240_000;
const HINT = 'There is no admin yet: npm run admin -- EMAIL makes one';
const EMAIL = 'first@crewpad.test';

let place: Place;
beforeAll(async () => {
  place = await makePlace();
});
afterEach(killAll);
afterAll(() => place.remove());

const runAdmin = (...args: string[]) => runAdminAt(place.env, ...args);

async function runAdminAt(env: Environment, ...args: string[]) {
  const program = runCli('admin', args, env);
  const code = await program.waitForExit();
  return { code, stdout: program.stdout, stderr: program.stderr };
}

it(
  'is made while the server runs, which had said how',
  async () => {
    const server = await startServer({ ...place.env, ROLES: 'worker' });
    expect(server.stdout.slice(0, server.stdout.search(READY))).toContain(HINT);

    const addition = await runAdmin(EMAIL);
    expect(addition).toMatchObject({ code: 0, stderr: '' });
    const [, token = ''] = /\/reset-password\/(\S+)\n$/.exec(addition.stdout) ?? [];
    expect(await runAdmin(EMAIL, '--remove')).toMatchObject({
      code: 1,
      stderr: `${EMAIL} is the last admin: make someone else an admin first.\n`,
    });
    await server.kill('SIGTERM');
    const admins = await place.look(({ db }) =>
      db
        .selectFrom('members as m')
        .innerJoin('member_tokens as t', 't.member_id', 'm.id')
        .select(['m.email', 'm.status', 't.token_hash as hash'])
        .where('m.role', '=', 'admin')
        .execute(),
    );
    expect(admins).toEqual([{ email: EMAIL, status: 'ACTIVE', hash: expect.anything() }]);
    expect(Buffer.from(admins[0]?.hash ?? '')).toEqual(hashToken(token));
  },
  LIMIT_MS,
);

it(
  'is followed by others without a running server, and may then be removed',
  async () => {
    expect(await runAdmin('second@crewpad.test')).toMatchObject({ code: 0, stderr: '' });
    const removal = await runAdmin(EMAIL, '--remove');
    expect([removal.code, removal.stderr]).toEqual([0, '']);
    expect(removal.stdout).toContain(`${EMAIL} is no admin anymore`);
  },
  LIMIT_MS,
);

it('is refused where no site is, such as without the setting of its folder', async () => {
  expect(await runAdminAt({ ...place.env, ...NOWHERE }, EMAIL)).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^There is no site in .* set DATA_DIR or DATABASE_URL as for/),
  });
  expect(existsSync(NOWHERE.DATA_DIR)).toBe(false);
});
