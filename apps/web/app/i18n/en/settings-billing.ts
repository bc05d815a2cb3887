import { defineMessages } from '../messages.ts';

const messages = {
  services: 'My Services',
  services_text: 'What you have paid for, and until when.',
  no_services_title: 'Nothing paid yet',
  no_services_text: 'What you pay for stands here, with the day on which it renews or ends.',
  unpaid_title: 'Your sign-up is not paid yet',
  unpaid_text: 'Your account opens with its first payment.',
  finish_sign_up: 'Finish sign-up',
  renews: 'Renews {{date}}',
  unrenewed: 'Not renewed: paid until {{date}}',
  expires: 'Expires {{date}}',
  expired: 'Expired {{date}}',
  paid_on: 'Paid {{date}}',
  receipts: 'See all receipts',
  change_package: 'Change package',
  renew: 'Renew account',
  seeker_notice_title: 'Six months of access',
  seeker_notice:
    'A seeker account deactivates after 6 months. It does not renew by itself: you are not charged again unless you renew.',
  tenant_title: 'Welcome, tenant',
  tenant_text:
    'Your account is free: you rent by invitation of your landlord and pay no plan. Rentals and invitations are under My Crashpad Rentals.',
  admin_title: 'You are an admin',
  admin_text: 'Your account has no plan and pays nothing.',
  find_member: 'Find a member',
  my_rentals: 'My Crashpad Rentals',
  find: 'Find a crash pad',

  plans: 'Change Plans',
  plans_text: 'Select a plan. What it costs and when it starts is shown before you pay.',
  present: 'Your plan',
  selected: 'Selected',
  select: 'Select',
  select_plan: 'Select {{title}}',
  change_plan: 'Change Plan',
  choose_first: 'Select another plan first.',
  next_is_price: 'Next: {{title}} for {{price}}, to confirm.',
  only_plan: 'There is no other plan for seekers. You can renew yours when it ends.',

  card: 'Payment Method',
  card_text: 'Your plan is charged to this card when it renews.',
  card_text_once: 'Your plan does not renew by itself. This card pays when you renew it.',
  card_text_none: 'The card that pays for your plan.',
  only_member: 'Only the member can add, change or delete a card.',
  badge_declined: 'Declined',
  card_text_tenant: 'A card lets you pay rent by AutoPay.',
  inactive_title: 'Your account is inactive',
  inactive_text:
    'There is no valid card on file. You will not be charged again. Add a card to be active again.',
  choose: 'Which card?',
  current: 'Current card',
  no_card: 'No card on file yet.',
  current_card: '{{brand}} ending in {{last4}}',
  valid_until: 'Valid until {{expiry}}',
  badge_active: 'Active',
  badge_invalid: 'Invalid',
  card_invalid: 'Your payment method is invalid or no longer exists. Please add a new one.',
  card_is_over:
    'The date of this card is over. Update its expiry if your bank has sent it anew, or add another card.',
  delete: 'Delete',
  add_card: 'Add a card',
  change_card: 'Add or change card',
  save_card: 'Save card',
  saving: 'Saving ...',
  card_saved: 'Your card is saved.',
  card_pays_overdue:
    'Your renewal of {{price}} is overdue: it is charged to this card as soon as you save it.',
  card_saved_hint: 'Nothing is charged now.',
  fields_loading: 'The card fields are being loaded.',
  secure: 'Your card number goes straight to the payment provider. We never see it.',
  edit_expiry: 'Update expiry',
  month: 'Month',
  year: 'Year',
  save_expiry: 'Save expiry',
  expiry_saved: 'The expiry of your card is updated.',
  verify_info: 'Oops, please verify info and try again.',
  delete_title: 'Delete payment method',
  delete_text:
    'You are about to delete your primary payment method. Are you sure you want to continue? This action cannot be undone.',
  delete_effect: 'Your account becomes inactive and you will not be charged again.',
  delete_effect_tenant: 'You will not be charged again.',
  delete_confirm: 'Delete card',
  deleted: 'Your card is deleted. Your account is inactive and you will not be charged again.',
  deleted_tenant: 'Your card is deleted. You will not be charged again.',
  replace_title: 'Replace payment method',
  replace_text:
    'You are about to replace your primary payment method. Are you sure you want to continue? This action cannot be undone.',
  replace_confirm: 'Replace card',
  cancel: 'Cancel',
  close: 'Close',

  autopay: 'AutoPay',
  autopay_text: 'Rent arrives by itself, on the day, with a receipt for both sides.',
  autopay_switch: 'Take rent by AutoPay',
  autopay_off: 'Off: you take rent by hand. Switched on, three steps lead you there.',
  autopay_on: 'On: rent arrives by itself once the three steps below are done.',
  autopay_only_member: 'Only the member can switch this.',
  autopay_inactive: 'Your account is not active: this can be switched once it is.',
  autopay_is_on: 'AutoPay is on. Three steps are left until rent arrives by itself.',
  autopay_is_off: 'AutoPay is off. You take rent by hand now.',
  autopay_off_title: 'Switch AutoPay off?',
  autopay_off_text:
    'Rent is not taken by itself any more: you take it by hand. Your crash pads and tenants stay as they are, and you can switch AutoPay on again at any time.',
  autopay_off_confirm: 'Switch off',
  autopay_keep: 'Keep it on',
  fact_rent: 'Rent is processed at 7:00 AM UTC on the move-in date.',
  fact_deposit: 'The deposit is charged when the tenant accepts.',
  fact_fee: '%brand% charges 1% above the fees of the payment provider.',
  fact_setup: 'Setting up takes about 1 minute.',
  steps: 'Three steps to AutoPay',
  step: 'Step {{number}}',
  step_connect: 'Connect to the payout provider',
  step_connect_text:
    'The payout provider sends rent to your bank account. It asks who you are; we never see your bank data.',
  connect: 'Connect',
  connect_not_yet:
    'Payouts are not connected yet: this button works once they are. Nothing is lost until then, rent can be taken by hand.',
  step_crashpads: 'Set up crash pads',
  step_crashpads_text:
    'List your crash pads with rooms, beds and rent, so that each bed has its price.',
  add_crashpad: 'Add a crash pad',
  my_crashpads: 'My Crashpad',
  step_tenants: 'Invite tenants',
  step_tenants_text: 'Invite your tenants by e-mail. They see what they pay before they accept.',
  my_crew: 'My Crew',

  one_time: 'One-Time Payment',
  one_time_text: 'What your landlords ask you to pay once, such as a deposit or parking.',
  one_time_none: 'No payment requests',
  one_time_none_text: 'When a landlord asks you for a payment, you can pay or reject it here.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'settings-billing': typeof messages;
  }
}

/** The tabs of the settings that have to do with money. */
export const settingsBillingText = defineMessages('settings-billing', messages);
