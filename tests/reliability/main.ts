import { spawnSync } from 'node:child_process';
import { runContainer } from './container.ts';
import { killCheckouts } from './killed-checkout.ts';
import { killMessages } from './killed-messages.ts';
import { killPromotions } from './killed-promotion.ts';
import { killRenewals } from './killed-renewal.ts';
import { killRent } from './killed-rent.ts';
import { killSignUps } from './killed-sign-up.ts';
import { playMoney } from './money/run.ts';
import { compareFolder } from './money/totals.ts';
import { runPackage } from './package.ts';
import { runPreviousRelease } from './previous-release.ts';
import { playRentSchedules } from './rent/run.ts';
import { runReplica } from './replica.ts';
import { playSchedules } from './schedules.ts';
import { killSecondNode } from './two-nodes.ts';

/**
 *   npm run reliability                     10,000 random schedules of plans and of rent each, 2,000 stays
 *                                           compared with the model of money, all browser tests, the
 *                                           package to deploy, 60 kills of sign-up, of renewal, of
 *                                           promotions, of rent, of check-outs and of messages each
 *   npm run reliability -- schedules 20000 [seed]
 *   npm run reliability -- rent 20000 [seed]
 *   npm run reliability -- money 2000 [seed]
 *   npm run reliability -- totals FOLDER    migrates a copy of an old data folder
 *   npm run reliability -- browser          every browser test, with those that npm test leaves out
 *   npm run reliability -- package          builds the package to deploy and runs it elsewhere
 *   npm run reliability -- container        runs the steps of the Dockerfile and the proxies without Docker
 *   npm run reliability -- previous-release runs the last release beside this one on one PostgreSQL
 *   npm run reliability -- kill 100
 *   npm run reliability -- kill-renewal 100
 *   npm run reliability -- kill-promotion 100
 *   npm run reliability -- kill-rent 200
 *   npm run reliability -- kill-checkout 200
 *   npm run reliability -- kill-messages 500
 *   npm run reliability -- two-nodes 20     on PostgreSQL only, and so not part of the first line
 *   npm run reliability -- replica 10000    writes beside a replica that falls behind, is killed, is promoted
 */
const [what = 'all', count, seed] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const SCHEDULES = 10_000;
const STAYS = 2000;
const KILLS = 60;
const MONTHS = 20;
const WRITES = 10_000;

const run = {
  schedules: Number(count ?? SCHEDULES),
  seed: seed === undefined ? undefined : Number(seed),
};

if (what === 'all' || what === 'schedules') await playSchedules(run, say);
if (what === 'all' || what === 'rent') await playRentSchedules(run, say);
if (what === 'all' || what === 'money')
  await playMoney({ ...run, schedules: Number(count ?? STAYS) }, say);
if (what === 'totals' && count !== undefined) await compareFolder(count, say);
if (what === 'all' || what === 'browser') {
  const { status } = spawnSync(process.execPath, ['scripts/test.mjs', '--browser'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('browser tests failed');
}
if (what === 'all' || what === 'package') await runPackage(say);
if (what === 'all' || what === 'container') await runContainer(say);
if (what === 'previous-release') await runPreviousRelease(say);
if (what === 'all' || what === 'kill') {
  const figures = await killSignUps(Number(count ?? KILLS), say);
  say(`Nothing was lost or charged twice: ${JSON.stringify(figures)}`);
}
if (what === 'all' || what === 'kill-renewal') {
  const figures = await killRenewals(Number(count ?? KILLS), say);
  say(`Nothing was lost or charged twice: ${JSON.stringify(figures)}`);
}
if (what === 'all' || what === 'kill-promotion') {
  const figures = await killPromotions(Number(count ?? KILLS), say);
  say(`Nothing was lost or charged twice: ${JSON.stringify(figures)}`);
}
if (what === 'all' || what === 'kill-rent') {
  const figures = await killRent(Number(count ?? KILLS), say);
  say(`Nothing was lost or moved twice: ${JSON.stringify(figures)}`);
}
if (what === 'all' || what === 'kill-checkout') {
  const figures = await killCheckouts(Number(count ?? KILLS), say);
  say(`No step was lost or half done, and all counters were right: ${JSON.stringify(figures)}`);
}
if (what === 'all' || what === 'kill-messages') {
  const figures = await killMessages(Number(count ?? KILLS), say);
  say(`No message was lost or doubled: ${JSON.stringify(figures)}`);
}
if (what === 'two-nodes') {
  const figures = await killSecondNode(Number(count ?? MONTHS), say);
  say(`Every rent was charged once: ${JSON.stringify(figures)}`);
}
if (what === 'replica') await runReplica(Number(count ?? WRITES), say);
