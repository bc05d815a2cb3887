export default {
  my_crew: 'Mis huéspedes',
  revenue_none_text:
    'Cuando tengas huéspedes y termine el primer mes, sus ingresos y ocupación aparecerán aquí.',
  transactions_description: 'Pagos entre tú y tus huéspedes o anfitriones.',
  transactions_lead: 'Todo lo que te pagaron tus huéspedes, con tarjeta y en pagos manuales',
  tenant: 'Huésped',
  tenant_all: 'Todos los huéspedes',
  rental: 'Alojamiento',
  rental_all: 'Todos los alojamientos',
  lister: 'Anfitrión',
};
