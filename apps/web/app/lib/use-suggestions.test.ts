import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, ask, suggestionsFor } from './use-suggestions.ts';

/** A field whose answers come when the test says so. */
function field() {
  const waiting = new Map<string, PromiseWithResolvers<readonly string[]>>();
  let last: Answer<string> | null = null;
  let text = '';
  let stop = () => {};
  const type = (next: string) => {
    stop();
    text = next;
    stop = ask(next, {
      find: (query) => {
        const answer = Promise.withResolvers<readonly string[]>();
        waiting.set(query, answer);
        return answer.promise;
      },
      onAnswer: (answer) => {
        last = answer;
      },
      delay: 200,
    });
  };
  const suggestions = () => suggestionsFor(text, last);
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const answer = async (query: string, items: readonly string[]) => {
    waiting.get(query)?.resolve(items);
    await settle();
  };
  const fail = async (query: string) => {
    waiting.get(query)?.reject(new Error('offline'));
    await settle();
  };
  return { type, suggestions, answer, fail, waiting };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('a suggestion', () => {
  it('belongs to the text that it answers', async () => {
    const box = field();
    box.type('laguardia');
    expect(box.suggestions()).toEqual({ state: 'waiting', items: [] });
    await vi.advanceTimersByTimeAsync(200);
    await box.answer('laguardia', ['LGA']);
    expect(box.suggestions()).toEqual({ state: 'found', items: ['LGA'] });
    box.type('jfk');
    expect(box.suggestions()).toEqual({ state: 'waiting', items: ['LGA'] });
    await vi.advanceTimersByTimeAsync(200);
    await box.answer('jfk', ['JFK']);
    expect(box.suggestions()).toEqual({ state: 'found', items: ['JFK'] });
  });

  it('is dropped if the text has changed before it came, in any order', async () => {
    const box = field();
    box.type('laguardia');
    await vi.advanceTimersByTimeAsync(200);
    box.type('jfk');
    await vi.advanceTimersByTimeAsync(200);
    await box.answer('jfk', ['JFK']);
    await box.answer('laguardia', ['LGA']);
    expect(box.suggestions()).toEqual({ state: 'found', items: ['JFK'] });
    box.type('ord');
    await vi.advanceTimersByTimeAsync(200);
    box.type('orl');
    await box.answer('ord', ['ORD']);
    expect(box.suggestions()).toEqual({ state: 'waiting', items: ['JFK'] });
    await box.fail('ord');
    await vi.advanceTimersByTimeAsync(200);
    await box.fail('orl');
    expect(box.suggestions()).toEqual({ state: 'failed', items: [] });
  });

  it('is for texts of three letters or more, and asked for once typing pauses', async () => {
    const box = field();
    box.type('jf');
    expect(box.suggestions()).toEqual({ state: 'none', items: [] });
    box.type('jfk ');
    await vi.advanceTimersByTimeAsync(199);
    expect(box.waiting.has('jfk ')).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(box.waiting.has('jfk ')).toBe(true);
  });
});
