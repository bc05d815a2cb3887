import type { Settings } from './store/store.ts';

/** The sandbox's clock. It can be moved and stopped, and restarts do not reset it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  isFrozen(): boolean;
  set(milliseconds: number, frozen: boolean): void;
}

interface Setting {
  /** Milliseconds ahead of the wall clock. */
  offset?: number;
  frozenAt?: number;
}

/** @param wall the clock that it follows */
export function openClock(settings: Settings, wall: () => Date): Clock {
  const readSetting = () => JSON.parse(settings.get('clock') ?? '{}') as Setting;
  return {
    now() {
      const { offset = 0, frozenAt } = readSetting();
      return frozenAt ?? wall().getTime() + offset;
    },
    isFrozen: () => readSetting().frozenAt !== undefined,
    set(milliseconds, frozen) {
      const setting: Setting = frozen
        ? { frozenAt: milliseconds }
        : { offset: milliseconds - wall().getTime() };
      settings.set('clock', JSON.stringify(setting));
    },
  };
}
