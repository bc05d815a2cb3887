import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { threadId } from 'node:worker_threads';

// node --import fixed-time.mjs: the program always starts at the same instant, and what it draws by
// chance is the same each time. Its time passes, so that rows keep their order, but so slowly that no
// picture shows it.

const SLOWER = 1000;
const start = Date.parse(process.env.PICTURES_TIME ?? '');
if (Number.isNaN(start)) throw new Error('PICTURES_TIME is no instant');

const RealDate = Date;
const began = RealDate.now();
const now = () => start + Math.floor((RealDate.now() - began) / SLOWER);

globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [now()] : args));
  }
  static now() {
    return now();
  }
};

let state = 1;
Math.random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};

let drawn = 0;
crypto.randomUUID = () => {
  drawn += 1;
  const digits = (threadId * 1_000_000 + drawn).toString(16).padStart(12, '0');
  return `00000000-0000-4000-8000-${digits}`;
};
syncBuiltinESMExports();
