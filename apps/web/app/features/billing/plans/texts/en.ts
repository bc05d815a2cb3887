/** The plans for sale: `<plan>_<part>`. */
export default {
  seeker_term: 'per year',
  seeker_price: '{{price}} for {{months}} months. One payment, no renewal.',
  seeker_description: '$9.99 for six months of access',
  seeker_highlight_1: 'Network access',
  seeker_highlight_2: 'Rent worldwide',
  seeker_highlight_3: 'Unlimited messaging',
  basic_term: 'per year',
  basic_description: 'One crash pad, renewed each year',
  basic_highlight_1: 'One location',
  basic_highlight_2: 'Up to 15 tenants',
  basic_highlight_3: 'Social media promotions',
  premium_term: 'per year',
  premium_description: 'A few crash pads, renewed each year',
  premium_highlight_1: '2-4 locations',
  premium_highlight_2: 'Up to 100 tenants',
  premium_highlight_3: 'Social media promotions',
  pro_term: 'per year',
  pro_description: 'As many crash pads as you run, renewed each year',
  pro_highlight_1: 'Unlimited locations',
  pro_highlight_2: 'Unlimited tenants',
  pro_highlight_3: 'Social media promotions',
  term_renews: 'Renews {{date}}',
  term_expires: 'Expires {{date}}',
  term_expired: 'Expired {{date}}',
  then_plan: '{{present}} until {{date}}, then {{next}}',
} as const;

export const vacation = {
  basic_description: 'One vacation rental, renewed each year',
  basic_highlight_2: 'Up to 15 guests',
  premium_description: 'A few vacation rentals, renewed each year',
  premium_highlight_2: 'Up to 100 guests',
  pro_description: 'As many vacation rentals as you run, renewed each year',
  pro_highlight_2: 'Unlimited guests',
};

export const crew = {
  basic_description: 'One crew house, renewed each year',
  premium_description: 'A few crew houses, renewed each year',
  pro_description: 'As many crew houses as you run, renewed each year',
};
