import 'i18next';

/** The texts of each area, so that keys and what is filled in are checked. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'accept-invite': typeof import('./en/accept-invite.ts').default;
    admin: typeof import('./en/admin.ts').default;
    advertise: typeof import('./en/advertise.ts').default;
    airports: typeof import('./en/airports.ts').default;
    autopay: typeof import('./en/autopay.ts').default;
    calendar: typeof import('./en/calendar.ts').default;
    contact: typeof import('./en/contact.ts').default;
    emails: typeof import('./en/emails.ts').default;
    errors: typeof import('./en/errors.ts').default;
    feed: typeof import('./en/feed.ts').default;
    fees: typeof import('./en/fees.ts').default;
    form: typeof import('./en/form.ts').default;
    'form-errors': typeof import('./en/form-errors.ts').default;
    help: typeof import('./en/help.ts').default;
    home: typeof import('./en/home.ts').default;
    'house-rules': typeof import('./en/house-rules.ts').default;
    'image-requirements': typeof import('./en/image-requirements.ts').default;
    listing: typeof import('./en/listing.ts').default;
    'listing-apps': typeof import('./en/listing-apps.ts').default;
    login: typeof import('./en/login.ts').default;
    map: typeof import('./en/map.ts').default;
    media: typeof import('./en/media.ts').default;
    member: typeof import('./en/member.ts').default;
    'money-forms': typeof import('./en/money-forms.ts').default;
    'my-crashpads': typeof import('./en/my-crashpads.ts').default;
    'my-crew': typeof import('./en/my-crew.ts').default;
    'my-rental': typeof import('./en/my-rental.ts').default;
    pages: typeof import('./en/pages.ts').default;
    payment: typeof import('./en/payment.ts').default;
    'payment-requests': typeof import('./en/payment-requests.ts').default;
    payouts: typeof import('./en/payouts.ts').default;
    plans: typeof import('./en/plans.ts').default;
    policies: typeof import('./en/policies.ts').default;
    problems: typeof import('./en/problems.ts').default;
    profile: typeof import('./en/profile.ts').default;
    prompts: typeof import('./en/prompts.ts').default;
    'quality-listings': typeof import('./en/quality-listings.ts').default;
    receipts: typeof import('./en/receipts.ts').default;
    'refund-policies': typeof import('./en/refund-policies.ts').default;
    renewal: typeof import('./en/renewal.ts').default;
    'rent-payments': typeof import('./en/rent-payments.ts').default;
    'rental-forms': typeof import('./en/rental-forms.ts').default;
    'rental-history': typeof import('./en/rental-history.ts').default;
    results: typeof import('./en/results.ts').default;
    search: typeof import('./en/search.ts').default;
    security: typeof import('./en/security.ts').default;
    settings: typeof import('./en/settings.ts').default;
    'settings-billing': typeof import('./en/settings-billing.ts').default;
    shell: typeof import('./en/shell.ts').default;
    'sign-up': typeof import('./en/sign-up.ts').default;
    'tenant-management': typeof import('./en/tenant-management.ts').default;
    'tenant-messaging': typeof import('./en/tenant-messaging.ts').default;
    'tenant-money': typeof import('./en/tenant-money.ts').default;
    terms: typeof import('./en/terms.ts').default;
    'text-pages': typeof import('./en/text-pages.ts').default;
    ui: typeof import('./en/ui.ts').default;
    what: typeof import('./en/what.ts').default;
    why: typeof import('./en/why.ts').default;
    wizard: typeof import('./en/wizard.ts').default;
  }
}
