export default {
  meta_description:
    'Reach travelers near airports. See ad placements, prices and numbers, and what it costs to list a vacation rental.',
  lead: "Travelers look for more than beds: a gym, a garage, a diner that's open early.",
};
