import 'i18next';

/** The texts of each area, so that keys and placeholders are type-checked. */
declare module 'i18next' {
  interface CustomTypeOptions {
    /** Filled in for every text. */
    defaultVariables: { brand: string };
  }

  interface ResourceNamespaceMap {
    common: typeof import('../../../../packages/texts/texts/en.ts').default;
    accounts: typeof import('../features/accounts/texts/en.ts').default;
    'accounts/chosen-listing': typeof import('../features/accounts/chosen-listing/texts/en.ts').default;
    'accounts/sign-up': typeof import('../features/accounts/sign-up/texts/en.ts').default;
    'accounts/terms': typeof import('../features/accounts/terms/texts/en.ts').default;
    admin: typeof import('../features/admin/texts/en.ts').default;
    'admin/operations': typeof import('../features/admin/operations/texts/en.ts').default;
    'admin/reports': typeof import('../features/admin/reports/texts/en.ts').default;
    'billing/payment': typeof import('../features/billing/payment/texts/en.ts').default;
    'billing/plans': typeof import('../features/billing/plans/texts/en.ts').default;
    'billing/receipts': typeof import('../features/billing/receipts/texts/en.ts').default;
    'billing/renewal': typeof import('../features/billing/renewal/texts/en.ts').default;
    content: typeof import('../features/content/texts/en.ts').default;
    'content/advertise': typeof import('../features/content/advertise/texts/en.ts').default;
    'content/autopay': typeof import('../features/content/autopay/texts/en.ts').default;
    'content/contact': typeof import('../features/content/contact/texts/en.ts').default;
    'content/editor': typeof import('../features/content/editor/texts/en.ts').default;
    'content/emails': typeof import('../features/content/emails/texts/en.ts').default;
    'content/feed': typeof import('../features/content/feed/texts/en.ts').default;
    'content/fees': typeof import('../features/content/fees/texts/en.ts').default;
    'content/help': typeof import('../features/content/help/texts/en.ts').default;
    'content/house-rules': typeof import('../features/content/house-rules/texts/en.ts').default;
    'content/image-requirements': typeof import('../features/content/image-requirements/texts/en.ts').default;
    'content/legal': typeof import('../features/content/legal/texts/en.ts').default;
    'content/listing-apps': typeof import('../features/content/listing-apps/texts/en.ts').default;
    'content/policies': typeof import('../features/content/policies/texts/en.ts').default;
    'content/problems': typeof import('../features/content/problems/texts/en.ts').default;
    'content/quality-listings': typeof import('../features/content/quality-listings/texts/en.ts').default;
    'content/refund-policies': typeof import('../features/content/refund-policies/texts/en.ts').default;
    'content/security': typeof import('../features/content/security/texts/en.ts').default;
    'content/tenant-management': typeof import('../features/content/tenant-management/texts/en.ts').default;
    'content/tenant-messaging': typeof import('../features/content/tenant-messaging/texts/en.ts').default;
    'content/text-page': typeof import('../features/content/text-page/texts/en.ts').default;
    'content/translations': typeof import('../features/content/translations/texts/en.ts').default;
    'content/what': typeof import('../features/content/what/texts/en.ts').default;
    'content/why': typeof import('../features/content/why/texts/en.ts').default;
    'listings/editor': typeof import('../features/listings/editor/texts/en.ts').default;
    'listings/editor/media': typeof import('../features/listings/editor/media/texts/en.ts').default;
    messages: typeof import('../features/messages/texts/en.ts').default;
    'messages/report': typeof import('../features/messages/report/texts/en.ts').default;
    notifications: typeof import('../features/notifications/texts/en.ts').default;
    'pages/dashboard': typeof import('../pages/dashboard/texts/en.ts').default;
    'pages/listing': typeof import('../pages/listing/texts/en.ts').default;
    'pages/my-crashpads': typeof import('../pages/my-crashpads/texts/en.ts').default;
    'pages/my-crashpads/list': typeof import('../pages/my-crashpads/list/texts/en.ts').default;
    'pages/my-crew': typeof import('../pages/my-crew/texts/en.ts').default;
    'pages/my-crew/calendar': typeof import('../pages/my-crew/calendar/texts/en.ts').default;
    'pages/my-crew/tenant': typeof import('../pages/my-crew/tenant/texts/en.ts').default;
    'pages/settings': typeof import('../pages/settings/texts/en.ts').default;
    'pages/settings/billing': typeof import('../pages/settings/billing/texts/en.ts').default;
    'pages/settings/emails': typeof import('../pages/settings/emails/texts/en.ts').default;
    'pages/settings/quick-replies': typeof import('../pages/settings/quick-replies/texts/en.ts').default;
    payouts: typeof import('../features/payouts/texts/en.ts').default;
    promotions: typeof import('../features/promotions/texts/en.ts').default;
    rent: typeof import('../features/rent/texts/en.ts').default;
    'rent/accept': typeof import('../features/rent/accept/texts/en.ts').default;
    'rent/dialogs': typeof import('../features/rent/dialogs/texts/en.ts').default;
    'rent/payments': typeof import('../features/rent/payments/texts/en.ts').default;
    'rent/requests': typeof import('../features/rent/requests/texts/en.ts').default;
    'rent/tenant': typeof import('../features/rent/tenant/texts/en.ts').default;
    'rent/tenant/money': typeof import('../features/rent/tenant/money/texts/en.ts').default;
    'rentals/forms': typeof import('../features/rentals/forms/texts/en.ts').default;
    'rentals/group': typeof import('../features/rentals/group/texts/en.ts').default;
    'rentals/history': typeof import('../features/rentals/history/texts/en.ts').default;
    'rentals/several': typeof import('../features/rentals/several/texts/en.ts').default;
    reports: typeof import('../features/reports/texts/en.ts').default;
    'reports/account': typeof import('../features/reports/account/texts/en.ts').default;
    'reports/payouts': typeof import('../features/reports/payouts/texts/en.ts').default;
    reviews: typeof import('../features/reviews/texts/en.ts').default;
    'reviews/profile': typeof import('../features/reviews/profile/texts/en.ts').default;
    'reviews/prompts': typeof import('../features/reviews/prompts/texts/en.ts').default;
    search: typeof import('../features/search/texts/en.ts').default;
    'search/airports': typeof import('../features/search/airports/texts/en.ts').default;
    'search/home': typeof import('../features/search/home/texts/en.ts').default;
    'search/map': typeof import('../features/search/map/texts/en.ts').default;
    'search/results': typeof import('../features/search/results/texts/en.ts').default;
    'search/saved': typeof import('../features/search/saved/texts/en.ts').default;
    shell: typeof import('../shell/texts/en.ts').default;
    'shell/errors': typeof import('../shell/errors/texts/en.ts').default;
    'shell/member': typeof import('../shell/member/texts/en.ts').default;
    'shell/prompts': typeof import('../shell/prompts/texts/en.ts').default;
    'shell/search': typeof import('../shell/search/texts/en.ts').default;
    ui: typeof import('../ui/texts/en.ts').default;
    'ui/form': typeof import('../ui/form/texts/en.ts').default;
    'ui/form/errors': typeof import('../ui/form/errors/texts/en.ts').default;
    waitlist: typeof import('../features/waitlist/texts/en.ts').default;
  }
}
