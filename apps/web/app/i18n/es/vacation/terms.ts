export default {
  for_seeker: 'Para viajeros',
  for_tenant: 'Para huéspedes',
  lister_listing: 'Tus alojamientos',
  lister_listing_text:
    'Publicas solo lugares que puedes alquilar, los describes con verdad y mantienes al día el precio, las camas, las normas y las fotos. No muestras el número de la calle ni teléfonos en textos o fotos; el sitio muestra una zona, y los huéspedes ven la dirección cuando los dos han aceptado.',
  lister_tenants: 'Tus huéspedes',
  lister_tenants_text:
    'Tratas a todos por igual, sea cual sea su origen, religión u orientación. Acuerdas con cada huésped el alquiler, la fianza y las normas de la casa antes de la primera noche, y devuelves la fianza como acordaron. Los contratos son entre tú y tus huéspedes; nosotros no somos parte.',
  seeker_search_text:
    'Puedes escribir a todos los anfitriones en todos los destinos, las veces que quieras. No prometemos que haya una cama libre, que un anfitrión responda ni que un lugar sea como esperabas. Pregunta, lee las reseñas y visita el lugar si puedes.',
  seeker_manners_text:
    'Respetas las normas de la casa, dejas las cosas como las encontraste y dejas dormir a los demás. Los huéspedes llegan a todas horas.',
};
