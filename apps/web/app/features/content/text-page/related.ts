/** The names and addresses of text pages, as in the footer. */
const PAGES = {
  what: '/what',
  why: '/why',
  help: '/help',
  policies: '/policies',
  house_rules: '/house-rules',
  quality_listings: '/quality-listings',
  refund_policies: '/refund-policies',
  security: '/security',
  problems: '/problems',
  contact: '/contact',
  fees: '/fees',
  emails: '/emails',
  image_requirements: '/image-requirements',
  tenant_management: '/tenant-management',
  autopay: '/autopay',
  tenant_messaging: '/tenant-messaging',
  listing_apps: '/listing-apps',
  advertise: '/advertise',
  featured_details: '/featured-details',
  terms: '/terms',
  privacy: '/privacy',
  airports: '/airports',
} as const;

type PageName = keyof typeof PAGES;
export type PagePath = Exclude<(typeof PAGES)[PageName], '/airports'>;

/** Pages of text, for the sitemap. */
export const TEXT_PAGES = Object.values(PAGES).filter((path) => path !== '/airports');

const NAMES: Readonly<Record<PagePath, readonly PageName[]>> = {
  '/what': ['why', 'house_rules', 'quality_listings', 'airports'],
  '/why': ['what', 'listing_apps', 'fees', 'airports'],
  '/help': ['problems', 'fees', 'autopay', 'refund_policies'],
  '/policies': ['refund_policies', 'security', 'house_rules', 'quality_listings'],
  '/house-rules': ['what', 'policies', 'quality_listings', 'tenant_messaging'],
  '/quality-listings': ['image_requirements', 'security', 'policies', 'emails'],
  '/refund-policies': ['fees', 'policies', 'autopay', 'help'],
  '/security': ['policies', 'autopay', 'problems', 'quality_listings'],
  '/problems': ['help', 'security', 'emails', 'refund_policies'],
  '/contact': ['help', 'problems', 'refund_policies', 'advertise'],
  '/fees': ['listing_apps', 'autopay', 'refund_policies', 'featured_details'],
  '/emails': ['quality_listings', 'problems', 'tenant_messaging', 'help'],
  '/image-requirements': ['quality_listings', 'listing_apps', 'featured_details', 'house_rules'],
  '/tenant-management': ['autopay', 'tenant_messaging', 'listing_apps', 'fees'],
  '/autopay': ['fees', 'tenant_management', 'security', 'refund_policies'],
  '/tenant-messaging': ['tenant_management', 'house_rules', 'policies', 'emails'],
  '/listing-apps': ['fees', 'image_requirements', 'tenant_management', 'featured_details'],
  '/advertise': ['listing_apps', 'featured_details', 'fees', 'why'],
  '/terms': ['privacy', 'policies', 'refund_policies', 'fees'],
  '/privacy': ['terms', 'security', 'policies', 'emails'],
  '/featured-details': ['listing_apps', 'fees', 'image_requirements', 'refund_policies'],
};

/** Pages to read next: addresses with names. */
export const relatedTo = (path: PagePath): (readonly [string, PageName])[] =>
  NAMES[path].map((name) => [PAGES[name], name]);
