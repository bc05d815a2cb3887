import { AUTOPAY } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { tenantEntries } from './tenant-entries.ts';

const nothing = {
  edit_invite: false,
  resend_invite: false,
  cancel_invite: false,
  update: false,
  edit_note: true,
  view_history: true,
  confirm_checkout: false,
  decline_checkout: false,
  check_out: false,
  accept: false,
  decline: false,
  request_checkout: false,
  withdraw_checkout: false,
  leave: false,
  request_autopay: false,
  accept_autopay: false,
  decline_autopay: false,
  disable_autopay: false,
  add_payment: false,
  request_payment: false,
};
const invited = { edit_invite: true, resend_invite: true, cancel_invite: true };
const pending = { ...nothing, ...invited };
const accepted = { ...nothing, update: true, check_out: true };
const active = { expired: false, switched: false };
const expired = { expired: true, switched: false };
const flags = { autopay: true, paymentRequest: true };
type Arguments = Parameters<typeof tenantEntries>;
type Entered = Omit<Arguments[0], 'auto_pay'> & Partial<Pick<Arguments[0], 'auto_pay'>>;
const said = (rental: Entered, account: Arguments[1], on: Arguments[2] = flags) =>
  tenantEntries({ auto_pay: AUTOPAY.off, ...rental }, account, on).map(({ label, because }) =>
    because ? `${label}: ${because}` : label,
  );

describe('the menu of a tenant', () => {
  it('offers the actions of an invitation', () => {
    expect(said({ abilities: pending, status: 'pending', note_agreement: '' }, active)).toEqual([
      'edit_invite',
      'resend_invite',
      'add_note',
      'view_history',
      'cancel_invite',
    ]);
  });

  it('offers edit and check-out for a rental, and Edit notes once there are notes', () => {
    const rental = { abilities: accepted, status: 'accepted', note_agreement: 'Quiet' } as const;
    expect(said(rental, active)).toEqual(['update', 'edit_note', 'view_history', 'check_out']);
  });

  it('lists the request of the tenant first', () => {
    const abilities = { ...accepted, confirm_checkout: true, decline_checkout: true };
    const rental = { abilities, status: 'accepted', note_agreement: '' } as const;
    expect(said(rental, active).slice(0, 2)).toEqual(['confirm_checkout', 'decline_checkout']);
  });

  it('offers only notes and history for a past rental', () => {
    for (const status of ['deleted', 'complete'] as const) {
      expect(said({ abilities: nothing, status, note_agreement: '' }, expired)).toEqual([
        'add_note',
        'view_history',
      ]);
    }
  });

  it('explains that the account prevents editing, but still allows cancel and check-out', () => {
    const held = { ...nothing, cancel_invite: true };
    expect(said({ abilities: held, status: 'pending', note_agreement: '' }, expired)).toEqual([
      'edit_invite: expired',
      'resend_invite: expired',
      'add_note',
      'view_history',
      'cancel_invite',
    ]);
    const staying = { ...nothing, check_out: true };
    expect(said({ abilities: staying, status: 'accepted', note_agreement: '' }, active)).toEqual([
      'update: inactive',
      'add_note',
      'view_history',
      'check_out',
    ]);
  });

  const paying = { ...accepted, add_payment: true, request_payment: true, request_autopay: true };
  const tenant = { abilities: paying, status: 'accepted', note_agreement: '' } as const;

  it('lists enabled money actions first', () => {
    expect(said(tenant, active)).toEqual([
      'add_payment',
      'request_payment',
      'update',
      'request_autopay',
      'add_note',
      'view_history',
      'check_out',
    ]);
    const without = said(tenant, active, {});
    expect(without).toContain('add_payment');
    expect(without).not.toContain('request_payment');
    expect(without).not.toContain('request_autopay');
  });

  it('hides money actions while an admin views as the member', () => {
    expect(said(tenant, { expired: false, switched: true })).toEqual([
      'add_payment: switched',
      'request_payment: switched',
      'update',
      'request_autopay: switched',
      'add_note',
      'view_history',
      'check_out',
    ]);
  });
});
