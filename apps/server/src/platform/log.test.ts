import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog, reasonOf } from './log.ts';

let lines: Record<string, unknown>[];
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });

beforeEach(() => {
  lines = [];
});

describe('an error in the log', () => {
  it('has its message and cause, also if it is no Error', () => {
    log.error({ err: new Error('out of beds', { cause: new Error('full') }) }, 'failed');
    log.warn({ err: 'nothing to send' }, 'failed');
    expect(lines).toMatchObject([
      { err: { message: 'out of beds', cause: { message: 'full' } } },
      { err: { type: 'string', message: 'nothing to send', stack: expect.any(String) } },
    ]);
  });

  it('has its kind and stack, whatever was thrown', () => {
    const foreign = { name: 'X', message: 'from another realm', code: 'E1' };
    const noHost = new AggregateError([new Error('refused by ::1')]);
    for (const err of ['text', null, 7, foreign, noHost]) log.error({ err }, 'failed');
    const errors = lines.map(({ err }) => err as Record<string, unknown>);
    expect(errors).toHaveLength(5);
    for (const err of errors) {
      expect(err).toMatchObject({ type: expect.any(String), stack: expect.any(String) });
      expect(err.message).not.toBe('[object Object]');
    }
    expect(errors[3]).toMatchObject({ type: 'Object', code: 'E1', message: foreign.message });
    expect(errors[4]).toMatchObject({ errors: [{ message: 'refused by ::1' }] });
  });

  it('names no recipient and no value', () => {
    const refused = Object.assign(new Error('550 5.1.1 <ada@x.test>: unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const invalid = Object.assign(new Error('invalid input for "secret"'), { code: '22P02' });
    log.error({ err: refused });
    log.error({ err: invalid });
    expect(JSON.stringify(lines)).not.toMatch(/ada@|secret/);
    expect(reasonOf(refused)).toBe('Error EENVELOPE 550 550 5.1.1 …: unknown');
    expect(reasonOf(invalid)).toBe('Error 22P02 invalid input for "…"');
    expect(reasonOf('no such template')).toBe('no such template');
  });
});

it('levels are names', () => {
  log.child({ reqId: 'a' }).info('answered');
  log.warn('late');
  log.error('failed');
  expect(lines.map(({ level }) => level)).toEqual(['info', 'warn', 'error']);
});

describe('while the database is away', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const away = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

  it('logs one line a second, whoever reports it, and everything else', () => {
    const request = log.child({ reqId: 'a' });
    for (let call = 0; call < 100; call += 1) {
      request.error({ err: away() }, 'request failed');
      log.error({ err: away() }, 'rate limits unreachable');
    }
    log.error({ err: new Error('a bug') }, 'request failed');
    expect(lines.map(({ msg }) => msg)).toEqual(['request failed', 'request failed']);
    vi.advanceTimersByTime(1000);
    log.warn({ err: away() }, 'later');
    expect(lines.at(-1)).toMatchObject({ msg: 'later', err: { code: 'ECONNREFUSED' } });
  });
});
