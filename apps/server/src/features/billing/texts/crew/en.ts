export default {
  basic_description: 'One crew house, renewed each year',
  premium_description: 'A few crew houses, renewed each year',
  pro_description: 'As many crew houses as you run, renewed each year',
};
