export default {
  lead_listing: 'Revisamos esta casa. No decimos a su anfitrión quién la denunció.',
};
