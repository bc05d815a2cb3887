export default {
  seeker_title: 'Traveler',
  basic_description: 'One vacation rental, renewed each year',
  basic_highlight_2: 'Up to 15 guests',
  premium_description: 'A few vacation rentals, renewed each year',
  premium_highlight_2: 'Up to 100 guests',
  pro_description: 'As many vacation rentals as you run, renewed each year',
  pro_highlight_2: 'Unlimited guests',
};
