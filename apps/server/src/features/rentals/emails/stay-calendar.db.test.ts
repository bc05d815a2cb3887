import { describe, expect, it } from 'vitest';
import { openOutbox } from '../../../jobs/outbox.ts';
import { smtpTransport } from '../../../platform/mail/smtp.ts';
import { startMailServer } from '../../../platform/mail/testing.ts';
import { mailsTo, useTestApp } from '../../../testing/test-app.ts';
import { addStay } from '../testing.ts';

const rig = useTestApp();

const JUNE = { checkout_date: '2026-06-01', checkout_time: '10:00' };
const JULY = { checkout_date: '2026-07-01', checkout_time: '09:00' };

/** The properties of a file, unfolded, by name without parameters. Asserts what RFC 5545 requires. */
function parse(content: string): Record<string, string> {
  expect(content.endsWith('\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const folded = content.trimEnd().split('\r\n');
  expect(folded.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  const lines = content.trimEnd().replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => !/^[A-Z-]+[;:]/.test(line))).toEqual([]);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  const entries = lines.map((line): [string, string] => {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:"]*(?:"[^"]*")?)*:(.*)$/.exec(line) ?? [];
    return [name, value];
  });
  return Object.fromEntries(entries);
}

/** The file of the newest email with one; undefined if the newest has none. */
async function fileTo({ email }: { email: string }) {
  const [mail] = await mailsTo(rig, email);
  expect(mail).toBeDefined();
  return mail?.calendar ? { ...mail.calendar, says: parse(mail.calendar.content) } : undefined;
}

describe('the calendar file of a stay', () => {
  it('comes with the acceptance, to each side in their words', async () => {
    const stay = await addStay(rig, {
      status: 'pending',
      start_date: '2026-03-20',
      start_time: '15:00',
      end_date: '2026-05-16',
      end_time: '10:00',
      checkout_date: '2026-05-16',
      checkout_time: '10:00',
      time_zone: 'America/Los_Angeles',
      note_agreement: 'Private note',
      token: 'a-token-of-the-lister',
    });
    await rig.database.db
      .updateTable('members')
      .set({ locale: 'es' })
      .where('id', '=', stay.tenant.id)
      .execute();
    const answer = await rig.post(
      '/rental/accept',
      { token: 'a-token-of-the-lister' },
      stay.tenant.token,
    );
    expect(answer.status, answer.text).toBe(200);
    const [tenant, lister] = [await fileTo(stay.tenant), await fileTo(stay.lister)];
    const same = {
      METHOD: 'PUBLISH',
      UID: expect.stringMatching(new RegExp(`^stay-${stay.id}@localhost`)),
      SEQUENCE: '0',
      DTSTART: '20260320',
      // The day after the last one.
      DTEND: '20260517',
      STATUS: 'CONFIRMED',
      TRANSP: 'TRANSPARENT',
      DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
      ORGANIZER: expect.stringMatching(/^mailto:/),
    };
    expect(tenant?.says).toMatchObject({ ...same, SUMMARY: 'Estancia: The Nest' });
    expect(tenant?.says.URL).toMatch(/\/my-crashpad$/);
    expect(tenant?.says.DESCRIPTION).toContain('Entrada: 20 de marzo de 2026 a las 3:00');
    expect(lister?.says).toMatchObject({ ...same, SUMMARY: 'Stay: Tia M.\\, The Nest' });
    expect(lister?.says.URL).toMatch(/\/my-crew$/);
    expect(lister?.says.DESCRIPTION).toMatch(/Check-out: May 16\\, 2026 at 10:00\s?AM PDT\\n/);
    expect(lister?.name).toMatch(/^stay-\d{6}\.ics$/);
    for (const file of [tenant, lister]) {
      expect(file?.content).toContain('DTSTART;VALUE=DATE:20260320\r\n');
      expect(file?.content).not.toMatch(/Secret Street|Private note|Moon|crewpad\.test\/tenant/);
    }
  });

  it('the calendar file of a stay of an open-ended stay is its check-in', async () => {
    const stay = await addStay(rig, {
      status: 'pending',
      token: 'open-ended',
      start_date: '2026-12-31',
    });
    await rig.post('/rental/accept', { token: 'open-ended' }, stay.tenant.token);
    expect((await fileTo(stay.tenant))?.says).toMatchObject({
      SUMMARY: 'Check-in: The Nest',
      DTSTART: '20261231',
      DTEND: '20270101',
    });
  });

  it('is sent again with a higher number when the check-out changes', async () => {
    const { path, tenant, lister } = await addStay(rig, { start_date: '2026-02-01' });
    await rig.post(`${path}/checkout`, JUNE, lister.token);
    const first = await fileTo(tenant);
    await rig.post(`${path}/checkout-date`, JULY, tenant.token);
    // A request changes nothing yet.
    expect(await fileTo(lister)).toBeUndefined();
    await rig.post(`${path}/checkout-date/confirm`, JULY, lister.token);
    const second = await fileTo(tenant);
    expect(first?.says).toMatchObject({ SEQUENCE: '1', DTSTART: '20260201', DTEND: '20260602' });
    expect(second?.says).toMatchObject({ SEQUENCE: '2', DTEND: '20260702', METHOD: 'PUBLISH' });
    expect(second?.says.UID).toBe(first?.says.UID);
    await rig.post(`${path}/leave`, {}, tenant.token);
    for (const party of [tenant, lister]) {
      expect((await fileTo(party))?.says).toMatchObject({
        SEQUENCE: '3',
        UID: first?.says.UID,
        DTEND: '20260302',
        STATUS: 'CONFIRMED',
      });
    }
  });

  it('takes a stay that never took place out of both calendars', async () => {
    const { path, tenant, lister } = await addStay(rig, { start_date: '2026-04-01' });
    const { status } = await rig.post(`${path}/leave`, {}, tenant.token);
    expect(status).toBe(200);
    for (const party of [tenant, lister]) {
      const file = await fileTo(party);
      expect(file?.method).toBe('CANCEL');
      expect(file?.says).toMatchObject({
        METHOD: 'CANCEL',
        STATUS: 'CANCELLED',
        SEQUENCE: '1',
        DTSTART: '20260401',
        DTEND: '20260402',
      });
    }
  });

  it('the calendar file of a stay of an invitation does not exist', async () => {
    const { path, tenant, lister } = await addStay(rig, { status: 'pending' });
    await rig.post(`${path}/checkout-date`, JUNE, tenant.token);
    await rig.post(`${path}/checkout-date/confirm`, JUNE, lister.token);
    const mails = await mailsTo(rig, tenant.email);
    expect(mails.map(({ calendar }) => calendar)).toEqual([null]);
  });

  it('has one number for each of two changes at once', async () => {
    const { id, path, tenant, lister } = await addStay(rig);
    const answers = await Promise.all([
      rig.post(`${path}/checkout`, JUNE, lister.token),
      rig.post(`${path}/leave`, {}, tenant.token),
    ]);
    const changes = answers.filter(({ status }) => status === 200).length;
    const { calendar_sequence } = await rig.database.db
      .selectFrom('rentals')
      .select('calendar_sequence')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(changes).toBeGreaterThan(0);
    expect(calendar_sequence).toBe(changes);
  });

  it('escapes and folds what people typed', async () => {
    const title = `Nid; d'été, "\u{1F6EB}" \\ ${'é\u{1F6EB}'.repeat(40)}`;
    const stay = await addStay(rig, {
      first_name: 'Zoé\r\nEND:VCALENDAR',
      start_date: '2026-02-01',
    });
    await rig.database.db
      .updateTable('listings')
      .set({ title })
      .where('id', '=', stay.listing.id)
      .execute();
    await rig.post(`${stay.path}/leave`, {}, stay.tenant.token);
    const file = await fileTo(stay.lister);
    const escaped = `Nid\\; d'été\\, "\u{1F6EB}" \\\\ `;
    expect(file?.says.SUMMARY).toContain(escaped);
    expect(file?.says.SUMMARY).not.toContain('\nEND');
  });

  it('is part of the email that the mail server gets', async () => {
    const server = await startMailServer();
    const { path, tenant, lister } = await addStay(rig, { start_date: '2026-04-01' });
    await mailsTo(rig, lister.email);
    await rig.post(`${path}/leave`, {}, tenant.token);
    const sender = { name: 'Crewpad', address: 'hello@crewpad.test' };
    const outbox = openOutbox(rig.services, smtpTransport(server.url, sender));
    await outbox.run();
    await outbox.stop();
    await server.close();
    const mail = server.mails.find(({ to }) => to?.[0]?.address === lister.email);
    const parts = mail?.attachments ?? [];
    expect(parts.map(({ mimeType, filename }) => [mimeType, filename])).toContainEqual([
      'application/ics',
      expect.stringMatching(/^stay-\d{6}\.ics$/),
    ]);
    expect(parts.find(({ mimeType }) => mimeType === 'text/calendar')).toMatchObject({
      method: 'CANCEL',
    });
    for (const { content } of parts) {
      const file = typeof content === 'string' ? content : new TextDecoder().decode(content);
      // The parser of the test has read its lines.
      expect(parse(file.replace(/\r?\n/g, '\r\n'))).toMatchObject({ METHOD: 'CANCEL' });
    }
  });
});
