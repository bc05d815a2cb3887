import { expect, it } from 'vitest';
import { htmlOf } from '../../lib/testing.tsx';
import { ReminderSwitch } from './reminder-switch.tsx';

it.each([true, false])(
  'the switch that reminds tenants who pay by hand shows what is stored: %s',
  (isOn) => {
    const html = htmlOf(<ReminderSwitch isOn={isOn} />, '2027-03-01T12:00:00Z');
    expect(html).toContain(`role="switch" aria-checked="${isOn}"`);
    expect(html).toContain('Remind tenants who pay by hand');
    expect(html).toContain('three days after it while they owe it');
  },
);
