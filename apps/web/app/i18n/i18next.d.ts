import 'i18next';

/** The texts of each area, so that keys and what is filled in are checked. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'accept-invite': typeof import('./en/accept-invite.ts').default;
    admin: typeof import('./en/admin.ts').default;
    airports: typeof import('./en/airports.ts').default;
    calendar: typeof import('./en/calendar.ts').default;
    errors: typeof import('./en/errors.ts').default;
    feed: typeof import('./en/feed.ts').default;
    'form-errors': typeof import('./en/form-errors.ts').default;
    form: typeof import('./en/form.ts').default;
    home: typeof import('./en/home.ts').default;
    listing: typeof import('./en/listing.ts').default;
    login: typeof import('./en/login.ts').default;
    map: typeof import('./en/map.ts').default;
    media: typeof import('./en/media.ts').default;
    member: typeof import('./en/member.ts').default;
    'group-message': typeof import('./en/group-message.ts').default;
    messages: typeof import('./en/messages.ts').default;
    'money-forms': typeof import('./en/money-forms.ts').default;
    'my-crashpads': typeof import('./en/my-crashpads.ts').default;
    'my-crew': typeof import('./en/my-crew.ts').default;
    'my-rental': typeof import('./en/my-rental.ts').default;
    pages: typeof import('./en/pages.ts').default;
    'payment-requests': typeof import('./en/payment-requests.ts').default;
    payment: typeof import('./en/payment.ts').default;
    payouts: typeof import('./en/payouts.ts').default;
    plans: typeof import('./en/plans.ts').default;
    profile: typeof import('./en/profile.ts').default;
    prompts: typeof import('./en/prompts.ts').default;
    receipts: typeof import('./en/receipts.ts').default;
    renewal: typeof import('./en/renewal.ts').default;
    'rent-payments': typeof import('./en/rent-payments.ts').default;
    'rental-forms': typeof import('./en/rental-forms.ts').default;
    'rental-history': typeof import('./en/rental-history.ts').default;
    report: typeof import('./en/report.ts').default;
    results: typeof import('./en/results.ts').default;
    reviews: typeof import('./en/reviews.ts').default;
    search: typeof import('./en/search.ts').default;
    'settings-billing': typeof import('./en/settings-billing.ts').default;
    settings: typeof import('./en/settings.ts').default;
    shell: typeof import('./en/shell.ts').default;
    'sign-up': typeof import('./en/sign-up.ts').default;
    'tenant-money': typeof import('./en/tenant-money.ts').default;
    terms: typeof import('./en/terms.ts').default;
    ui: typeof import('./en/ui.ts').default;
    wizard: typeof import('./en/wizard.ts').default;
  }
}
