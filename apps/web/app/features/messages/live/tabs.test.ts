import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTabChannel, type TabMessage } from './tabs.ts';

/** Delivers to all other channels of its name, as browsers do, but at once. */
class Channel extends EventTarget {
  static readonly all = new Set<Channel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    if (!Channel.all.has(this)) throw new Error('the channel is closed');
    for (const channel of Channel.all) {
      if (channel === this || channel.name !== this.name) continue;
      channel.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
  }
  close() {
    Channel.all.delete(this);
  }
}

afterEach(() => {
  Channel.all.clear();
  vi.unstubAllGlobals();
});

/** A tab of the member, and the messages that it received. */
function openTab(memberId: number) {
  const messages: TabMessage[] = [];
  return {
    ...openTabChannel(memberId, (message) => void messages.push(message)),
    received: messages,
  };
}

describe('the channel between tabs', () => {
  it('delivers a message to the other tabs of the same member', () => {
    vi.stubGlobal('window', { BroadcastChannel: Channel });
    vi.stubGlobal('BroadcastChannel', Channel);
    const [first, second, stranger] = [openTab(7), openTab(7), openTab(8)];
    first.post({ is: 'typing', threadId: 3 });
    expect(second.received).toEqual([{ is: 'typing', threadId: 3 }]);
    expect(first.received).toEqual([]);
    expect(stranger.received).toEqual([]);
  });

  it('neither sends nor receives once it is closed', () => {
    vi.stubGlobal('window', { BroadcastChannel: Channel });
    vi.stubGlobal('BroadcastChannel', Channel);
    const [first, second] = [openTab(7), openTab(7)];
    first.close();
    first.post({ is: 'hello' });
    second.post({ is: 'unsent' });
    expect(first.received).toEqual([]);
    expect(second.received).toEqual([]);
  });

  it('leaves a tab alone in browsers without such channels', () => {
    vi.stubGlobal('window', {});
    const tab = openTab(7);
    tab.post({ is: 'hello' });
    tab.close();
    expect(tab.received).toEqual([]);
  });
});
