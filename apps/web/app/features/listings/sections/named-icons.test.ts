import {
  IconBeach,
  IconBus,
  IconCircleCheck,
  IconSmokingNo,
  IconWashMachine,
  IconWifi,
  IconWind,
} from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { iconFor } from './named-icons.ts';

test.each([
  ['Wi-Fi', IconWifi],
  ['Washer and dryer', IconWashMachine],
  ['Hair dryer', IconWind],
  ['No smoking', IconSmokingNo],
  ['Bus stop', IconBus],
  ['Beach', IconBeach],
  ['Telescope', IconCircleCheck],
])('%s has its icon', (name, icon) => {
  expect(iconFor(name)).toBe(icon);
});
