/** The columns of the footer: text keys with their pages. */
export const FOOTER_COLUMNS = [
  {
    heading: 'what_you_need_to_know',
    links: [
      ['/what', 'what'],
      ['/why', 'why'],
      ['/policies', 'policies'],
      ['/house-rules', 'house_rules'],
      ['/quality-listings', 'quality_listings'],
      ['/refund-policies', 'refund_policies'],
      ['/security', 'security'],
      ['/terms', 'terms'],
      ['/privacy', 'privacy'],
      ['/problems', 'problems'],
    ],
  },
  {
    heading: 'resources',
    links: [
      ['/airports', 'airports'],
      ['/cities', 'cities'],
      ['/featured', 'featured'],
      ['/help', 'help'],
      ['/contact', 'contact'],
      ['/fees', 'fees'],
      ['/emails', 'emails'],
      ['/image-requirements', 'image_requirements'],
      ['/about-the-data', 'about_the_data'],
    ],
  },
  {
    heading: 'new_features',
    links: [
      ['/featured-details', 'featured_details'],
      ['/tenant-management', 'tenant_management'],
      ['/autopay', 'autopay'],
      ['/tenant-messaging', 'tenant_messaging'],
      ['/listing-apps', 'listing_apps'],
      ['/advertise', 'advertise'],
    ],
  },
] as const;

/** The line of working pages. The columns are behind its "More". */
export const WORKING_LINKS = [
  ['/help', 'help'],
  ['/contact', 'contact'],
  ['/policies', 'policies'],
  ['/privacy', 'privacy'],
] as const;
