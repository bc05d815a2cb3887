export default {
  no_tenant: 'debes ser huésped para escribir una reseña',
};
