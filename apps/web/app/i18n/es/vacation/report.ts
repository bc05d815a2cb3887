export default {
  lead_listing: 'Revisamos este alojamiento. No decimos a su anfitrión quién lo denunció.',
};
