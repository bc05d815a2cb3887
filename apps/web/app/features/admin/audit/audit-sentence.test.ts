import { AUDIT_ACTIONS, LOCALES } from '@crewpad/domain';
import { createTranslator } from '@crewpad/texts';
import { describe, expect, it } from 'vitest';
import { webTexts } from '../../../i18n/testing.ts';
import { auditSentence, foldReading, otherDetails, reasonOf } from './audit-sentence.ts';

const ACTIONS = Object.values(AUDIT_ACTIONS).flat();

/** What any of the sentences can say. */
const DETAILS = {
  ...{ amount_cents: 4550, until: '2027-11-27', plan: 'seeker', last4: '4242', ended: 2 },
  email: 'a•••@crewpad.test',
};

function textsOf(locale: (typeof LOCALES)[number]) {
  const translator = createTranslator([locale]);
  for (const { area, language, brand, messages } of webTexts) {
    if (language === locale && brand === undefined) translator.addArea(locale, area, messages);
  }
  return { t: translator.tOf(['admin/operations']) as (key: string) => string, locale };
}

describe('the sentence of an audit entry', () => {
  it.each(LOCALES)('exists for every action, complete and different: %s', (locale) => {
    const texts = textsOf(locale);
    const other = texts.t('did_other').split('(')[0] ?? '';
    const sentences = ACTIONS.map((action) => auditSentence({ action, details: DETAILS }, texts));
    expect(sentences.filter((text) => /^did_|\{\{/.test(text))).toEqual([]);
    expect(sentences.filter((text) => text.startsWith(other))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('says dates, amounts and plans as people read them', () => {
    const texts = textsOf('en');
    const sentence = (action: string, details: Record<string, unknown> = DETAILS) =>
      auditSentence({ action, details }, texts);
    expect(sentence('admin.term_extended')).toBe('Extended the plan to Nov 27, 2027');
    expect(sentence('admin.term_extended', { until: '2027-11-28T04:59:59.000Z' })).toBe(
      'Extended the plan to Nov 27, 2027',
    );
    expect(sentence('charge.paid')).toBe('A charge of $45.50 was paid');
    expect(sentence('admin.sessions_ended', { ended: 1 })).toBe('Ended 1 session');
  });

  it('names the action where an older version stored another action or fewer details', () => {
    const texts = textsOf('en');
    expect(auditSentence({ action: 'session.ended', details: {} }, texts)).toBe(
      'Something else happened (Session ended)',
    );
    expect(auditSentence({ action: 'charge.paid', details: {} }, texts)).toBe(
      'Something else happened (Charge paid)',
    );
  });

  it('leaves what it does not say to the details, without reasons, cursors and empty ones', () => {
    const details = { until: '2027-11-27', from: '2027-10-27', reason: 'Sick', limit: 3, to: '' };
    expect(otherDetails({ action: 'admin.term_extended', details })).toEqual([
      ['from', '2027-10-27'],
    ]);
    expect(reasonOf({ details })).toBe('Sick');
    expect(reasonOf({ details: { note: 'By check' } })).toBe('By check');
    expect(reasonOf({ details: { reason: '' } })).toBeNull();
  });
});

describe('reading', () => {
  const entry = (id: number, action: string, actor: number | null) => ({
    ...{ id, action, actor: actor === null ? null : { id: actor, display_name: 'A' } },
  });

  it('of the admin folds to a group of neighbors; that of others and actions stay', () => {
    const entries = [
      entry(6, 'admin.audit_read', 1),
      entry(5, 'admin.jobs_read', 1),
      entry(4, 'admin.member_locked', 1),
      entry(3, 'admin.member_read', 2),
      entry(2, 'admin.member_read', 1),
      entry(1, 'charge.paid', null),
    ];
    const ids = foldReading(entries, 1).map((item) =>
      Array.isArray(item) ? item.map(({ id }) => id) : item.id,
    );
    expect(ids).toEqual([[6, 5], 4, 3, [2], 1]);
  });
});
