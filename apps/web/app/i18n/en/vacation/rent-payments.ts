export default {
  my_crew: 'My guests',
  revenue_none_text:
    "When you have guests and complete your first month, you'll see its revenue and occupancy here.",
  transactions_description: 'Payments between you and your guests or hosts.',
  transactions_lead: 'Card and manual payments from your guests',
  tenant: 'Guest',
  tenant_all: 'All guests',
  rental: 'Vacation rental',
  rental_all: 'All vacation rentals',
  lister: 'Host',
};
