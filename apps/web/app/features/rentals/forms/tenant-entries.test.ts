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
const inviteAbilities = { edit_invite: true, resend_invite: true, cancel_invite: true };
const pending = { ...nothing, ...inviteAbilities };
const stayAbilities = { ...nothing, update: true, check_out: true };
const active = { expired: false, switched: false };
const expiredAccount = { expired: true, switched: false };
const flags = { autopay: true, paymentRequest: true };
type Arguments = Parameters<typeof tenantEntries>;
type Defaults = 'auto_pay' | 'open_charges';
type EntryRental = Omit<Arguments[0], Defaults> & Partial<Pick<Arguments[0], Defaults>>;
const entriesOf = (rental: EntryRental, account: Arguments[1], on: Arguments[2] = flags) =>
  tenantEntries({ auto_pay: AUTOPAY.off, open_charges: [], ...rental }, account, on).map(
    ({ label, because }) => (because ? `${label}: ${because}` : label),
  );

describe('the menu of a tenant', () => {
  it('offers the actions of an invitation', () => {
    expect(
      entriesOf({ abilities: pending, status: 'pending', note_agreement: '' }, active),
    ).toEqual(['edit_invite', 'resend_invite', 'add_note', 'view_history', 'cancel_invite']);
  });

  it('offers edit and check-out for a rental, and Edit notes once there are notes', () => {
    const rental = {
      abilities: stayAbilities,
      status: 'accepted',
      note_agreement: 'Quiet',
    } as const;
    expect(entriesOf(rental, active)).toEqual([
      ...['update', 'change_rent', 'edit_note', 'view_history', 'check_out'],
    ]);
  });

  it('lists the request of the tenant first', () => {
    const abilities = { ...stayAbilities, confirm_checkout: true, decline_checkout: true };
    const rental = { abilities, status: 'accepted', note_agreement: '' } as const;
    expect(entriesOf(rental, active).slice(0, 2)).toEqual(['confirm_checkout', 'decline_checkout']);
  });

  it('offers a reminder first where rent is late', () => {
    const open_charges = [{ late_days: 3 }] as never;
    const rental = { abilities: stayAbilities, status: 'accepted', note_agreement: '' } as const;
    expect(entriesOf({ ...rental, open_charges }, active)[0]).toBe('remind');
  });

  it('offers only notes and history for a past rental', () => {
    for (const status of ['deleted', 'complete'] as const) {
      expect(entriesOf({ abilities: nothing, status, note_agreement: '' }, expiredAccount)).toEqual(
        ['add_note', 'view_history'],
      );
    }
  });

  it('explains that the account prevents editing, but still allows cancel and check-out', () => {
    const heldAbilities = { ...nothing, cancel_invite: true };
    expect(
      entriesOf(
        { abilities: heldAbilities, status: 'pending', note_agreement: '' },
        expiredAccount,
      ),
    ).toEqual([
      'edit_invite: expired',
      'resend_invite: expired',
      'add_note',
      'view_history',
      'cancel_invite',
    ]);
    const staying = { ...nothing, check_out: true };
    expect(
      entriesOf({ abilities: staying, status: 'accepted', note_agreement: '' }, active),
    ).toEqual(['update: inactive', 'add_note', 'view_history', 'check_out']);
  });

  const paying = {
    ...stayAbilities,
    add_payment: true,
    request_payment: true,
    request_autopay: true,
  };
  const tenant = { abilities: paying, status: 'accepted', note_agreement: '' } as const;

  it('lists enabled money actions first', () => {
    expect(entriesOf(tenant, active)).toEqual([
      'add_payment',
      'request_payment',
      'update',
      'change_rent',
      'request_autopay',
      'add_note',
      'view_history',
      'check_out',
    ]);
    const without = entriesOf(tenant, active, {});
    expect(without).toContain('add_payment');
    expect(without).not.toContain('request_payment');
    expect(without).not.toContain('request_autopay');
  });

  it.each([
    [AUTOPAY.on, 'disable_autopay'],
    [AUTOPAY.asked, 'withdraw_autopay'],
  ] as const)('names what disabling does where AutoPay is %s', (auto_pay, label) => {
    const abilities = { ...paying, request_autopay: false, disable_autopay: true };
    expect(entriesOf({ ...tenant, auto_pay, abilities }, active)).toContain(label);
  });

  it('hides money actions while an admin views as the member', () => {
    expect(entriesOf(tenant, { expired: false, switched: true })).toEqual([
      'add_payment: switched',
      'request_payment: switched',
      'update',
      'change_rent: switched',
      'request_autopay: switched',
      'add_note',
      'view_history',
      'check_out',
    ]);
  });
});
