import { Secret, TOTP } from 'otpauth';
import { lockMember } from '../../../platform/database/locks.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addApp, confirmApp } from './apps.ts';

const STEP_MS = 30_000;

/** The code of an authenticator app now, or some time steps away. */
export function codeOf(rig: TestApp, secret: string, steps = 0): string {
  const timestamp = rig.clock.now().getTime() + steps * STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Adds an app to a member's account without its first code. @returns its secret */
export async function waitingApp(rig: TestApp, token: string): Promise<string> {
  const { body } = await rig.post('/user/authenticator-app', {}, token);
  return body.secret;
}

/** Turns the second step of a member on, in this session. */
export async function turnOn(
  rig: TestApp,
  token: string,
): Promise<{ secret: string; codes: string[] }> {
  const secret = await waitingApp(rig, token);
  const code = codeOf(rig, secret);
  const { body } = await rig.post('/user/authenticator-app/confirm', { code }, token);
  return { secret, codes: body.recovery_codes };
}

/** A member's second step without recovery codes, whose hashes take long. @returns the app's secret */
export async function storeSecondStep(
  rig: TestApp,
  member: { id: number; email: string },
): Promise<string> {
  const { db } = rig.database;
  const now = rig.clock.now();
  const options = { site: 'Crewpad', now, secret: rig.services.secret };
  const { secret } = await addApp(db, member, options);
  await transaction(db, async (trx) => {
    await lockMember(trx, member.id);
    // The code of now stays unused.
    const code = codeOf(rig, secret, -1);
    await confirmApp(trx, member.id, code, { now, secrets: rig.services });
    await trx
      .updateTable('members')
      .set({ second_step: true })
      .where('id', '=', member.id)
      .execute();
  });
  return secret;
}
