export default {
  basic_description: 'Um alojamento, com renovação anual',
  premium_description: 'Alguns alojamentos, com renovação anual',
  pro_description: 'Quantos alojamentos você tiver, com renovação anual',
};
