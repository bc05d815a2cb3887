export default {
  my_crew: 'My guests',
  revenue_none_text:
    'Once you have guests and the first month is over, its revenue and occupancy show here.',
  transactions_description: 'Payments between you and your guests or hosts.',
  transactions_lead: 'Everything your guests paid you, by card and by hand',
  tenant: 'Guest',
  tenant_all: 'All guests',
  rental: 'Vacation rental',
  rental_all: 'All vacation rentals',
  lister: 'Host',
};
